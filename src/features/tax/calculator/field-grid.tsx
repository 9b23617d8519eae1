import { clsx } from 'clsx'
import { type AnswerId, type Answers, answerOf, askedIds, fieldOf, labelOf } from './answers.ts'
import { DepreciationSection } from './depreciation-section.tsx'
import { FieldControl } from './field-control.tsx'
import type { FieldId } from './fields.ts'

export type FieldGridProps = {
  fields: readonly FieldId[]
  answers: Answers
  errors: ReadonlyMap<AnswerId, string>
  onAnswer: (id: AnswerId, text: string) => void
}

/** The fields of a group that apply to the visitor, two per row if they fit. */
export function FieldGrid({ fields, answers, errors, onAnswer }: FieldGridProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {fields
        .flatMap((field) => askedIds(field, answers))
        .map((id) => (
          <div key={id} className={clsx('min-w-0', isWide(id) && 'sm:col-span-2')}>
            {fieldOf(id).kind === 'worksheet' ? (
              <DepreciationSection answers={answers} onAnswer={onAnswer} />
            ) : (
              <FieldControl
                id={id}
                label={labelOf(id, answers)}
                text={answerOf(answers, id)}
                error={errors.get(id)}
                onAnswer={onAnswer}
              />
            )}
          </div>
        ))}
    </div>
  )
}

function isWide(id: AnswerId): boolean {
  const { kind, perPerson } = fieldOf(id)
  return kind === 'choice' || kind === 'worksheet' || (kind === 'check' && !perPerson)
}
