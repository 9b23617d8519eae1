import { expect, test } from 'vitest'
import type { FieldReading } from './extract-fields.ts'
import { readValue } from './find-values.ts'
import { identity, money } from './forms/form-definition.ts'
import { amountsOf, parseTyped, showFields, withChecks } from './shown-field.ts'

const BOX = { x: 0, y: 0, width: 10, height: 10 }

function reading(text: string | null, kind: 'money' | 'identity' = 'money'): FieldReading {
  const value = text === null ? null : readValue(text)
  return {
    field: kind === 'money' ? money('wages', '1', 'Wages') : identity('ssn', 'a', 'SSN'),
    value: value && { ...value, confidence: 1, box: BOX, words: [] },
    label: BOX,
    confidence: 0.97,
  }
}

test('masks identity numbers before they are shown', () => {
  const [shown] = showFields([reading('000-00-1234', 'identity')])
  expect(shown?.text).toBe('•••••1234')
})

test('distinguishes an empty box from a missing one', () => {
  const [empty, missing] = showFields([reading(null), { ...reading(null), label: null }])
  expect(empty?.state.kind).toBe('empty')
  expect(missing?.state.kind).toBe('missing')
})

test('lowers the confidence of every field in a failed check', () => {
  const fields = showFields([reading('52,306.00')])
  const check = { rule: 'Any', fields: ['wages'] }
  const stateAfter = (isPassed: boolean) => withChecks(fields, [{ ...check, isPassed }])[0]?.state
  expect(stateAfter(true)).toEqual({ kind: 'read', level: 'high' })
  expect(stateAfter(false)).toEqual({ kind: 'read', level: 'medium' })
})

test('leaves unreadable print empty to be typed', () => {
  const { value, ...rest } = reading('52,306.00')
  const [shown] = showFields([{ ...rest, value: value && { ...value, isReadable: false } }])
  expect(shown).toMatchObject({ text: '', state: { kind: 'unreadable' }, box: BOX })
})

test('accepts a negative amount only in a box that allows one', () => {
  const below = reading('(1,200.00)')
  expect(showFields([below])[0]?.state.kind).toBe('unreadable')
  const [shown] = showFields([{ ...below, field: { ...below.field, canBeNegative: true } }])
  expect(shown?.text).toBe('-1,200.00')
  expect(amountsOf(shown ? [shown] : [])).toEqual({ wages: -120_000 })
})

test.each([
  ['850', 85_000],
  ['7.5', 750],
  ['16.29', 1629],
  ['1.10', 110],
  [' ', undefined],
  ['$1,250.00', 125_000],
  [' 12 ', 1200],
  ['', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['1.234', undefined],
])('parses "%s" as %s cents', (text, cents) => {
  expect(parseTyped(text, {}).cents).toBe(cents)
})

test.each(['-1,200', '(1,200.00)'])(
  'accepts "%s" in a box that allows negative amounts',
  (text) => {
    expect(parseTyped(text, { canBeNegative: true }).cents).toBe(-120_000)
  },
)
