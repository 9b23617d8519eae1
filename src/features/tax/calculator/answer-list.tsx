import { formatDollars } from '@/shared/money.ts'
import { type AnswerId, answerOf, askedIds, fieldOf, labelOf } from './answers.ts'
import { type FieldId, FIELDS } from './fields.ts'
import type { ReadAnswers } from './read-answers.ts'

/** The filled-in answers and the filing status, printed in place of the form. */
export function AnswerList({ answers }: { answers: ReadAnswers }) {
  const { texts } = answers
  const ids = (Object.keys(FIELDS) as FieldId[])
    .filter((field) => FIELDS[field].kind !== 'worksheet')
    .flatMap((field) => askedIds(field, texts))
    .filter((id) => texts[id] !== undefined || id === 'filingStatus' || id === 'taxYear')
  return (
    <div className="print-only mb-4">
      <h2>Your answers</h2>
      <table className="mt-2 w-full border-collapse text-[9pt]">
        <caption className="sr-only">Your answers</caption>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row" className="border-b border-rule py-0.5 text-left font-normal">
                {labelOf(id, texts)}
              </th>
              <td className="num border-b border-rule py-0.5 text-right">
                {describeAnswer(answers, id)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function describeAnswer({ texts, numbers }: ReadAnswers, id: AnswerId): string {
  const field = fieldOf(id)
  const text = answerOf(texts, id)
  if (field.kind === 'choice') {
    return field.options.find(({ value }) => value === text)?.label ?? text
  }
  const value = numbers[id]
  if (field.kind === 'money' && value !== undefined) return formatDollars(value)
  return field.kind === 'percent' ? `${text.replace('%', '')}%` : text
}
