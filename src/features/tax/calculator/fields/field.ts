import { parseMoney } from '@/shared/parse-money.ts'
import { parseAge } from '../parse-field.ts'

/** Answers as text, by field name. */
export type AnswerTexts = Readonly<Record<string, string | undefined>>

/** Asked only of those it applies to. `answers` has the person's own under the plain names, `household` everyone's. */
type Condition = (answers: AnswerTexts, household: AnswerTexts) => boolean

/** What a question may have besides its label. */
type More = {
  hint?: string
  /** A part of an employer's row. */
  ofJob?: 'wages' | 'rate' | 'paid'
  /** By default, asked of everyone. */
  isAsked?: Condition
}

type FieldBase = More & {
  /** As written inside a sentence: "wages". */
  label: string
  /** Asked of each spouse on a joint return. */
  perPerson?: true
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
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    /** A worksheet's contents as JSON. No field of the form shows it. */
    | { kind: 'worksheet' }
  )

const MAX_PEOPLE = 15

/** Makes questions of each kind that have this in common. */
function kindsWith<const Common extends object>(common: Common) {
  const kind =
    <const Kind extends object>(its: Kind) =>
    (label: string, more: More = {}) => ({ ...its, label, ...more, ...common })
  return {
    money: kind({ kind: 'money' }),
    /** An amount that may be a loss. */
    signed: kind({ kind: 'money', canBeNegative: true }),
    percent: kind({ kind: 'percent' }),
    age: kind({ kind: 'age' }),
    /** With decimals, as in a table of life expectancy. */
    years: kind({ kind: 'years' }),
    check: kind({ kind: 'check' }),
    /** At most as many people as a household has, unless it counts something else. */
    count: (label: string, { max = MAX_PEOPLE, ...more }: More & { max?: number } = {}) =>
      kind({ kind: 'count', max })(label, more),
    /** One of these values, by their labels; the first until it is answered. */
    choice: (label: string, labels: Record<string, string>, more?: More) => {
      const options = Object.entries(labels).map(([value, name]) => ({ value, label: name }))
      return kind({ kind: 'choice', options })(label, more)
    },
  }
}

export const { money, signed, percent, years, count, check, choice } = kindsWith({})

/** Questions that each spouse on a joint return is asked. */
export const each = kindsWith({ perPerson: true })

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
