import { noBreak } from '@/components/no-break.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { capitalize } from '@/lib/wording.ts'
import { FieldControl } from '../calculator/field-control.tsx'
import type { Field } from '../calculator/fields/field.ts'
import {
  asks,
  defaultOf,
  FIRST_FIELDS,
  JOB_FIELDS,
  JOB_GROUPS,
  type JobAnswers,
  type JobFieldId,
} from './job-fields.ts'
import type { JobErrors } from './read-job.ts'

const OWNERS = [
  { value: 'you', label: 'Mine' },
  { value: 'spouse', label: 'My spouse’s' },
] as const

const KINDS = [
  { value: 'wages', label: 'A job' },
  { value: 'pension', label: 'A pension' },
] as const

type JobFormProps = {
  title: string
  answers: JobAnswers
  /** The W-4 status shown until another is chosen. */
  status: string
  errors: JobErrors
  isJoint: boolean
  onAnswer: (id: keyof JobAnswers, text: string) => void
  /** Null for the only job. */
  onRemove: (() => void) | null
}

/** The questions about one job or pension: the paystub first, forms and rarer things in folds. */
export function JobForm(props: JobFormProps) {
  const { title, answers, errors, isJoint, onAnswer, onRemove } = props
  const date = (id: 'payday' | 'periodEnd' | 'endsOn', label: string, hint: string) => (
    <DateField
      label={label}
      hint={hint}
      value={answers[id] ?? ''}
      error={errors[id]}
      onChange={(day) => onAnswer(id, day)}
    />
  )
  return (
    <fieldset className="grid min-w-0 gap-5 not-first:border-t not-first:border-rule not-first:pt-5">
      <legend className="float-left mb-1 w-full font-display text-[1.25rem] font-[650]">
        {title}
      </legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <Segmented
          legend="Paid by"
          options={KINDS}
          value={answers.kind === 'pension' ? 'pension' : 'wages'}
          onChange={(kind) => onAnswer('kind', kind)}
        />
        {isJoint && (
          <Segmented
            legend="Whose"
            options={OWNERS}
            value={answers.whose === 'spouse' ? 'spouse' : 'you'}
            onChange={(whose) => onAnswer('whose', whose)}
          />
        )}
        <JobFields {...props} ids={FIRST_FIELDS.slice(0, 1)} />
        {date('payday', 'Payday of your last paystub', '2 · Also “check date” or “pay date”')}
        <JobFields {...props} ids={FIRST_FIELDS.slice(1)} />
      </div>
      <div className="border-b border-rule">
        {JOB_GROUPS.map((group, index) => {
          const ids = group.fields.filter((id) => asks(id, answers))
          const wrong = [...ids, ...(index === JOB_GROUPS.length - 1 ? DATES : [])].filter(
            (id) => errors[id],
          )
          return (
            <details key={group.title} className="group border-t border-rule">
              <summary className="fold py-2 text-ui font-[650]">
                <span>
                  {noBreak(group.title)}
                  {wrong.length > 0 && (
                    <span className="ml-2.5 text-small font-semibold text-red">
                      {wrong.length} to correct
                    </span>
                  )}
                </span>
                <FoldChevron className="no-print" />
              </summary>
              <div className="grid gap-5 pt-1 pb-5 sm:grid-cols-2">
                <JobFields {...props} ids={ids} />
                {index === JOB_GROUPS.length - 1 && (
                  <>
                    {date(
                      'endsOn',
                      'Last payday, if this job ends',
                      'Also one that has ended this year',
                    )}
                    {date('periodEnd', 'End of the pay period', '1 · If it is not the payday')}
                  </>
                )}
              </div>
            </details>
          )
        })}
      </div>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          className="min-h-11 justify-self-start font-[650] text-river underline underline-offset-3 hover:decoration-2"
        >
          Remove {title.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

const DATES = ['endsOn', 'periodEnd'] as const

function JobFields({
  answers,
  status,
  errors,
  onAnswer,
  ids,
}: JobFormProps & { ids: readonly JobFieldId[] }) {
  return ids.map((id) => {
    const field: Field = JOB_FIELDS[id]
    const initial = id === 'w4Status' ? status : defaultOf(id)
    return (
      <FieldControl
        key={id}
        id={id}
        field={field}
        label={capitalize(field.label)}
        text={answers[id] ?? initial}
        error={errors[id]}
        onAnswer={onAnswer}
      />
    )
  })
}
