import { parseMoney } from '@/shared/parse-money.ts'
import { parseAge } from '../parse-field.ts'

type Choice = { value: string; label: string }

/** Answers as text, by field name. */
export type AnswerTexts = Readonly<Record<string, string | undefined>>

type FieldBase = {
  /** As written inside a sentence: "wages". */
  label: string
  hint?: string
  /** Asked of each spouse on a joint return. */
  perPerson?: true
  /** A part of an employer's row. */
  ofJob?: 'wages' | 'rate' | 'paid'
  /**
   * Asked only of those it applies to. By default, asked of everyone. `answers` has the person's own under the plain
   * names, `household` everyone's.
   */
  isAsked?: (answers: AnswerTexts, household: AnswerTexts) => boolean
}

/** One question of the calculator. An answer is the typed or chosen text; a missing one means the default. */
export type Field = FieldBase &
  (
    | { kind: 'money'; canBeNegative?: true }
    | { kind: 'percent' }
    | { kind: 'age' }
    | { kind: 'years' }
    | { kind: 'count'; max: number }
    | { kind: 'check' }
    | { kind: 'choice'; options: readonly Choice[] }
    /** A worksheet's contents as JSON. No field of the form shows it. */
    | { kind: 'worksheet' }
  )

export const MAX_PEOPLE = 15

export function choices(labels: Record<string, string>): readonly Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

/** Whether a married couple files two returns. */
export function isSeparate({ filingStatus }: AnswerTexts): boolean {
  return filingStatus === 'marriedFilingSeparately'
}

/** A typed amount in dollars, 0 if it is missing or wrong. */
export function amountOf(answers: AnswerTexts, id: string): number {
  return parseMoney(answers[id] ?? '').value ?? 0
}

/** A typed age in years, 0 if it is missing or wrong. */
export function ageOf(answers: AnswerTexts, id: string): number {
  return parseAge(answers[id] ?? '').value ?? 0
}

/** Asks a field once another field's number is above 0. */
export function isAboveZero(id: string): (answers: AnswerTexts) => boolean {
  return (answers) => Number(answers[id] ?? 0) > 0
}

/** Asks a field once any of the others is filled in. */
export function isAnyTyped(...ids: string[]): (answers: AnswerTexts) => boolean {
  return (answers) => ids.some((id) => Boolean(answers[id]))
}

/** Asks a field once the ones it depends on, and those they depend on, are filled in. */
export function isTyped(...ids: string[]): (answers: AnswerTexts) => boolean {
  return (answers) => ids.every((id) => Boolean(answers[id]))
}
