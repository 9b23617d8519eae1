import { hasNoAmount, parseMoney } from '@/shared/parse-money.ts'
import type { CheckResult } from './cross-checks.ts'
import type { FieldReading } from './extract-fields.ts'
import type { FieldDefinition } from './forms/form-definition.ts'
import { maskIdentityNumber } from './mask.ts'
import type { Box } from './page-text.ts'
import { formatPrintedCents } from './parse-values.ts'

type ConfidenceLevel = 'high' | 'medium' | 'low'

const HIGH = 0.85
const MEDIUM = 0.6

/** @param confidence 0 to 1 */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= HIGH) return 'high'
  return confidence >= MEDIUM ? 'medium' : 'low'
}

/** Where a field's text comes from. */
export type FieldState =
  | { kind: 'read'; level: ConfidenceLevel }
  | { kind: 'corrected' }
  /** The label is on the page, but nothing is printed in its box. */
  | { kind: 'empty' }
  | { kind: 'missing' }
  /** Something is printed in the box, but it could not be read as a number. */
  | { kind: 'unreadable' }

/** A field as the page shows it. Identity numbers are masked from here on. */
export type ShownField = {
  field: FieldDefinition
  text: string
  state: FieldState
  /** Where it is on the page. */
  box: Box | null
}

/** What was read, ready to show and correct. */
export function showFields(readings: readonly FieldReading[]): ShownField[] {
  return readings.map(({ field, value, label, confidence }) => {
    if (!value) {
      return { field, text: '', box: null, state: { kind: label ? 'empty' : 'missing' } }
    }
    if (!value.isReadable || (value.cents < 0 && !field.canBeNegative)) {
      return { field, text: '', box: value.box, state: { kind: 'unreadable' } }
    }
    const text =
      value.kind === 'money' ? formatPrintedCents(value.cents) : maskIdentityNumber(value.digits)
    const state: FieldState = { kind: 'read', level: confidenceLevel(confidence) }
    return { field, text, box: value.box, state }
  })
}

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

/** No field of a failed sum is certain: one of them is wrong. */
export function withChecks(
  fields: readonly ShownField[],
  checks: readonly CheckResult[],
): ShownField[] {
  const doubtful = new Set(checks.flatMap(({ isPassed, fields: ids }) => (isPassed ? [] : ids)))
  return fields.map((shown) =>
    shown.state.kind === 'read' && shown.state.level === 'high' && doubtful.has(shown.field.id)
      ? { ...shown, state: { kind: 'read', level: 'medium' } }
      : shown,
  )
}
