export type Choice = { value: string; label: string }

/** Answers as texts, by the name of their field. */
export type AnswerTexts = Readonly<Record<string, string | undefined>>

type FieldBase = {
  /** As it stands inside a sentence: "wages". */
  label: string
  hint?: string
  /** Asked of each spouse on a joint return. */
  perPerson?: true
  /** Asked only of whom it concerns; of everyone when left out. */
  isAsked?: (answers: AnswerTexts) => boolean
}

/** One thing the calculator can ask. An answer is the text typed or chosen; none means the default. */
export type Field = FieldBase &
  (
    | { kind: 'money'; canBeNegative?: true }
    | { kind: 'percent' }
    | { kind: 'age' }
    | { kind: 'count'; max: number }
    | { kind: 'check' }
    | { kind: 'choice'; options: readonly Choice[] }
  )

export const MAX_PEOPLE = 15

/** Choices of a field from their labels by value. */
export function choices(labels: Record<string, string>): readonly Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

/** Whether a married couple files two returns. */
export function isSeparate({ filingStatus }: AnswerTexts): boolean {
  return filingStatus === 'marriedFilingSeparately'
}

/** Asks a field once the ones it depends on are filled in, theirs included. */
export function isTyped(...ids: string[]): (answers: AnswerTexts) => boolean {
  return (answers) => ids.every((id) => Boolean(answers[id]))
}
