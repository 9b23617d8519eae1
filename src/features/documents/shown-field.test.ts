import { expect, test } from 'vitest'
import type { CheckResult } from './cross-checks.ts'
import { money } from '../../../tests/fixtures/forms.ts'
import { amountsOf, parseTyped, type ShownField, withChecks } from './shown-field.ts'

const shown = (id: string, text = '52,306.00'): ShownField => ({
  field: money(id, '1', 'Wages'),
  text,
  box: { x: 0, y: 0, width: 10, height: 10 },
  state: { kind: 'read', level: 'high' },
})
const FIELDS = [shown('wages'), shown('federalTax')]

test.each([
  ['a passed sum', 'text', 'passed', false, ['high', 'high']],
  ['a failed sum', 'text', 'failed', false, ['medium', 'high']],
  ['a failed limit on a picture', 'picture', 'failed', false, ['medium', 'high']],
  ['a failed equality', 'text', 'failed', true, ['medium', 'high']],
  ['a passed equality on a picture', 'picture', 'passed', true, ['high', 'high']],
  ['a failed equality on a picture', 'picture', 'failed', true, ['medium', 'medium']],
  ['a skipped equality on a picture', 'picture', 'skipped', true, ['medium', 'medium']],
  ['a skipped equality', 'text', 'skipped', true, ['high', 'high']],
] as const)('rates the fields after %s', (_, source, outcome, isEquality, levels) => {
  const check: CheckResult = { rule: 'Any', fields: ['wages'], outcome, isEquality }
  const states = withChecks(FIELDS, [check], source).map(({ state }) => state)
  expect(states).toEqual(levels.map((level) => ({ kind: 'read', level })))
})

test('no sum raises a level', () => {
  const low: ShownField = { ...shown('wages'), state: { kind: 'read', level: 'low' } }
  const check: CheckResult = { rule: 'Any', fields: ['wages'], outcome: 'failed', isEquality: true }
  expect(withChecks([low], [check], 'picture')).toEqual([low])
})

test('gives the amounts in cents', () => {
  expect(amountsOf([...FIELDS, shown('tips', ''), shown('loss', 'abc')])).toEqual({
    wages: 5_230_600,
    federalTax: 5_230_600,
  })
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
