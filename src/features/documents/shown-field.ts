import { hasNoAmount, parseMoney } from '@/shared/parse-money.ts'
import type { CheckResult } from './cross-checks.ts'
import type { FieldDefinition } from './forms.ts'
import type { Box } from './page-text.ts'

/** `high` is "Read clearly": docs/document-reading.md says what must be true for it. */
type Level = 'high' | 'medium' | 'low'

/** Where a field's text comes from. */
export type FieldState =
  | { kind: 'read'; level: Level }
  | { kind: 'corrected' }
  /** The label is on the page, and there is no ink in its box. */
  | { kind: 'empty' }
  | { kind: 'missing' }
  /** Something is printed in the box, but it could not be read as one number. */
  | { kind: 'unreadable' }

/** A field as the page shows it. Identity numbers are masked from here on. */
export type ShownField = {
  field: FieldDefinition
  text: string
  state: FieldState
  /** Where its print is on the page, in pixels; null where there is none. */
  box: Box | null
}

export const isClear = ({ state }: ShownField) => state.kind === 'read' && state.level === 'high'

/** Whether something stands in the box: on paper, or typed since. */
export const isPrinted = ({ state }: ShownField) => !['empty', 'missing'].includes(state.kind)

/** Cents by field ID. Empty and unreadable fields are absent. */
export function amountsOf(fields: readonly ShownField[]): Partial<Record<string, number>> {
  return Object.fromEntries(
    fields.flatMap(({ field, text }) => {
      const { cents } = field.kind === 'money' ? parseTyped(text, field) : {}
      return cents === undefined ? [] : [[field.id, cents]]
    }),
  )
}

/** Reads what a visitor types: cents, nothing for an empty field, or what to enter instead. */
export function parseTyped(
  text: string,
  { canBeNegative }: Pick<FieldDefinition, 'canBeNegative'>,
): { cents?: number; error?: string } {
  const { value, error } = parseMoney(text, { canBeNegative })
  if (value === undefined) return { error }
  return hasNoAmount(text) ? {} : { cents: Math.round(100 * value) }
}

/**
 * Lowers what the sums cast doubt on: the fields of a failed one. On a picture, all fields if a sum that must be
 * equal failed or could not be checked, since the same fault may be elsewhere on it.
 */
export function withChecks(
  fields: readonly ShownField[],
  checks: readonly CheckResult[],
  source: 'text' | 'picture',
): ShownField[] {
  const isAllDoubtful =
    source === 'picture' &&
    checks.some(({ isEquality, outcome }) => isEquality && outcome !== 'passed')
  const doubtful = new Set(
    checks.flatMap(({ outcome, fields: ids }) => (outcome === 'failed' ? ids : [])),
  )
  return fields.map((shown) =>
    isAllDoubtful || doubtful.has(shown.field.id) ? lower(shown, 'medium') : shown,
  )
}

const LEVELS: readonly Level[] = ['high', 'medium', 'low']

/** A field that counts as read no more clearly than this. */
export function lower(shown: ShownField, most: Level): ShownField {
  const { state } = shown
  if (state.kind !== 'read' || LEVELS.indexOf(state.level) >= LEVELS.indexOf(most)) return shown
  return { ...shown, state: { kind: 'read', level: most } }
}
