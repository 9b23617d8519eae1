import { type AnswerId, type Answers, answerOf, askedIds, fieldOf, labelOf } from './answers'
import { type FieldId, FIELDS } from './fields'
import { readNumber } from './answers'
import { formatDollars } from '@/lib/money'

/** The answers as they print, in place of the form: what was filled in, and the filing status. */
export function AnswerList({ answers }: { answers: Answers }) {
  const ids = (Object.keys(FIELDS) as FieldId[])
    .flatMap((field) => askedIds(field, answers))
    .filter((id) => answers[id] !== undefined || id === 'filingStatus' || id === 'taxYear')
  return (
    <div className="print-only mb-4">
      <h2>Your answers</h2>
      <table className="mt-2 w-full border-collapse text-[9pt]">
        <caption className="sr-only">Your answers</caption>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row" className="border-b border-rule py-0.5 text-left font-normal">
                {labelOf(id, answers)}
              </th>
              <td className="num border-b border-rule py-0.5 text-right">
                {tellAnswer(answers, id)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function tellAnswer(answers: Answers, id: AnswerId): string {
  const field = fieldOf(id)
  const text = answerOf(answers, id)
  if (field.kind === 'choice') {
    return field.options.find(({ value }) => value === text)?.label ?? text
  }
  const { value } = readNumber(answers, id)
  if (field.kind === 'money' && value !== undefined) return formatDollars(value)
  return field.kind === 'percent' ? `${text.replace('%', '')}%` : text
}
