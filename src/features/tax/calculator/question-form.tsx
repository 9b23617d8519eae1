import { memo, type ReactNode } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { fieldIdOf } from './answers.ts'
import { FieldGrid, type FieldGridProps } from './field-grid.tsx'
import { DETAIL_GROUPS, FIRST_QUESTIONS, type FieldGroup } from './field-groups.ts'

type QuestionFormProps = Omit<FieldGridProps, 'fields'> & {
  /** The optional groups that are open, by their IDs. */
  openGroups: ReadonlySet<string>
  onToggle: (id: string, isOpen: boolean) => void
}

/** Four questions, with the rest on request. */
export const QuestionForm = memo(function QuestionForm(props: QuestionFormProps) {
  const { openGroups, onToggle, ...grid } = props
  const { asked, errors } = grid.answers
  return (
    <>
      {FIRST_QUESTIONS.map((group) => (
        <fieldset
          key={group.id}
          className="min-w-0 not-first:mt-5 not-first:border-t not-first:border-rule not-first:pt-5"
        >
          <legend className="float-left mb-3.5 w-full font-display text-[1.25rem] leading-tight font-[650] tracking-[-0.01em]">
            {noBreak(group.title)}
          </legend>
          <div className="clear-both">
            <FieldGrid fields={group.fields} {...grid} />
          </div>
        </fieldset>
      ))}
      <div className="mt-10">
        <h2 className="mb-2 text-[1.25rem]">Anything else?</h2>
        {DETAIL_GROUPS.map((group) => {
          const filled = [...asked].filter((id) => group.fields.includes(fieldIdOf(id)))
          return (
            <DetailGroup
              key={group.id}
              group={group}
              filled={filled.length}
              wrong={filled.filter((id) => errors.has(id)).length}
              onToggle={onToggle}
            >
              {openGroups.has(group.id) && <FieldGrid fields={group.fields} {...grid} />}
            </DetailGroup>
          )
        })}
      </div>
    </>
  )
})

type DetailGroupProps = Pick<QuestionFormProps, 'onToggle'> & {
  group: FieldGroup
  /** How many of its questions are answered, and how many answers have an error. */
  filled: number
  wrong: number
  /** Its fields while it is open. */
  children: ReactNode
}

/** A group of more questions that opens on request. While closed, it shows how many are answered. */
const DetailGroup = memo(function DetailGroup(props: DetailGroupProps) {
  const { group, filled, wrong, onToggle, children } = props
  return (
    <details
      className="group border-t border-rule last:border-b"
      open={Boolean(children)}
      onToggle={(event) => onToggle(group.id, event.currentTarget.open)}
    >
      <summary className="fold py-3 font-[650]">
        <span>
          {noBreak(group.title)}
          {wrong > 0 ? (
            <span className="ml-2.5 text-small font-semibold text-red">{wrong} to correct</span>
          ) : (
            filled > 0 && (
              <span className="num ml-2.5 text-small font-normal text-ink-2">
                {filled} filled in
              </span>
            )
          )}
        </span>
        <FoldChevron size={18} />
      </summary>
      {children && (
        <div className="grid gap-4 pt-1 pb-6">
          {group.text && <p className="text-small text-ink-2">{noBreak(group.text)}</p>}
          {children}
        </div>
      )}
    </details>
  )
})
