import { clsx } from 'clsx'
import { type AnswerId, answerOf, askedIds, fieldOf, labelOf } from './answers.ts'
import { DepreciationSection } from './depreciation-section.tsx'
import { FieldControl } from './field-control.tsx'
import type { FieldId } from './fields.ts'
import type { ReadAnswers } from './read-answers.ts'
import './field-grid.css'

export type FieldGridProps = {
  fields: readonly FieldId[]
  answers: ReadAnswers
  onAnswer: (id: AnswerId, text: string) => void
}

/**
 * The fields of a group that apply to the visitor, two per row if they fit. With several employers, each has a row:
 * wages, town rate and town tax.
 */
export function FieldGrid({ fields, answers: { texts, errors }, onAnswer }: FieldGridProps) {
  const ids = fields.flatMap((field) => askedIds(field, texts))
  const hasJobRows = ids.some((id) => fieldOf(id).ofJob === 'rate')
  return (
    <div className="field-grid grid gap-x-5">
      {ids.map((id) => (
        <div
          key={id}
          id={answerElementId(id)}
          className={clsx(
            'field-cell min-w-0 pb-5',
            HAS_LINES.has(fieldOf(id).kind) && 'has-lines',
            isWide(id) && 'is-wide',
          )}
          data-of-job={hasJobRows ? fieldOf(id).ofJob : undefined}
        >
          {fieldOf(id).kind === 'worksheet' ? (
            <DepreciationSection answers={texts} onAnswer={onAnswer} />
          ) : (
            <FieldControl
              id={id}
              field={fieldOf(id)}
              label={labelOf(id, texts)}
              text={answerOf(texts, id)}
              error={errors.get(id)}
              onAnswer={onAnswer}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** Kinds with a label, a hint, an input and an error below each other. */
const HAS_LINES: ReadonlySet<string> = new Set(['money', 'percent', 'age', 'years', 'count'])

function isWide(id: AnswerId): boolean {
  const { kind, perPerson } = fieldOf(id)
  return kind === 'choice' || kind === 'worksheet' || (kind === 'check' && !perPerson)
}

/** The ID of the element around an answer's control. */
export function answerElementId(id: AnswerId): string {
  return `answer-${id}`
}
