import type { AnswerId, Answers } from './answers'
import { DetailGroup } from './detail-group'
import { DETAIL_GROUPS, FIRST_QUESTIONS } from './field-groups'
import { FieldGrid } from './field-grid'

export type QuestionFormProps = {
  answers: Answers
  errors: ReadonlyMap<AnswerId, string>
  onAnswer: (id: AnswerId, text: string) => void
}

/** Four questions, with the rest on request. */
export function QuestionForm(props: QuestionFormProps) {
  return (
    <>
      {FIRST_QUESTIONS.map((group) => (
        <fieldset
          key={group.id}
          className="min-w-0 not-first:mt-5 not-first:border-t not-first:border-rule not-first:pt-5"
        >
          <legend className="float-left mb-3.5 w-full font-display text-[1.25rem] leading-tight font-[650] tracking-[-0.01em]">
            {group.title}
          </legend>
          <div className="clear-both">
            <FieldGrid fields={group.fields} {...props} />
          </div>
        </fieldset>
      ))}
      <div className="mt-6">
        <h2 className="mb-2 text-[1.25rem]">Add more, if it applies</h2>
        {DETAIL_GROUPS.map((group) => (
          <DetailGroup key={group.id} group={group} {...props} />
        ))}
      </div>
    </>
  )
}
