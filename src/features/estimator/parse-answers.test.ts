import { expect, test } from 'vitest'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  readItems,
  setItemCount,
  setItemLevel,
  writeItems,
} from '@/shared/estimator/form.ts'
import { ITEM_KINDS } from '@/shared/estimator/questions.ts'
import { parseAnswers } from './parse-answers.ts'
import { serializeAnswers } from './saved-answers.ts'
import { isOffered, offeredForms, pricingCases } from '../../../tests/fixtures/pricing-cases.ts'

/** Without what a form says about an item in a field that does not count (D9). */
const inOneField = (form: EstimatorForm) =>
  ITEM_KINDS.reduce((one, kind) => writeItems(one, kind, readItems(one, kind)), form)
const stored = (form: object, more: object = { v: 1, step: 'income' }) =>
  JSON.stringify({ form, ...more })
const readOld = (form: object) => parseAnswers(stored(form))

test('reads every form as it was stored, also by the last release (R110)', () => {
  expect(offeredForms.length).toBeGreaterThan(150)
  for (const form of offeredForms) {
    const read = { form: inOneField(form), step: 'rental' }
    expect(parseAnswers(serializeAnswers(form, 'rental'))).toEqual(read)
    expect(parseAnswers(stored(form, { v: 1, step: 'rental' }))).toEqual(read)
  }
})

test('accepts a form exactly when a screen offers its return type (D12)', () => {
  for (const { form } of pricingCases) {
    expect(parseAnswers(serializeAnswers(form, 'income')) !== null).toBe(isOffered(form))
    expect(readOld(form) !== null).toBe(isOffered(form))
  }
})

test('keeps the levels of a kind that is switched off (D10)', () => {
  const on = setItemLevel(setItemCount(DEFAULT_FORM, 'farm', 2), 'farm', 1, 'over10k')
  expect(serializeAnswers(on, 'farm')).toBe('v=1&farm=off,none,over10k&step=farm')
  expect(parseAnswers(serializeAnswers(on, 'farm'))?.form).toEqual(on)
})

test('accepts a form without answers, and reads a missing one as its default', () => {
  const read = { form: DEFAULT_FORM, step: 'income' }
  expect(parseAnswers(serializeAnswers(DEFAULT_FORM, 'income'))).toEqual(read)
  expect(readOld(DEFAULT_FORM)).toEqual(read)
  expect(readOld({})).toEqual(read)
})

test('reads an old text without a version as version 1', () => {
  expect(parseAnswers(stored(DEFAULT_FORM, { step: 'family' }))?.step).toBe('family')
})

test.each([3, 'review', null])('reads the unknown step %j as the first', (step) => {
  expect(parseAnswers(stored(DEFAULT_FORM, { v: 1, step }))?.step).toBe('return-type')
  expect(parseAnswers(`v=1&type=simple&step=${step}`)?.step).toBe(
    step === 3 ? undefined : 'return-type',
  )
})

test.each([
  ['nothing', ''],
  ['broken JSON', '{"v":1'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a newer version', 'v=2&type=simple&step=income'],
  ['no version', 'type=simple&step=income'],
  ['no step', 'v=1&type=simple'],
  ['a step in the middle', 'v=1&step=income&type=simple'],
  ['an unknown answer', 'v=1&type=simple&admin=1&step=income'],
  ['a count out of range', 'v=1&type=simple&w2=9&step=income'],
  ['an answer twice', 'v=1&type=simple&1099=1&1099=1&step=income'],
  ['an old text of a newer version', stored(DEFAULT_FORM, { v: 2, step: 'income' })],
  ['an old version as text', stored(DEFAULT_FORM, { v: '1', step: 'income' })],
  ['an old text without a form', JSON.stringify({ v: 1, step: 'income' })],
  [
    'a form in the prototype',
    `{"v":1,"step":"income","__proto__":{"form":${JSON.stringify(DEFAULT_FORM)}}}`,
  ],
  ['100 kB of text', 'x'.repeat(100_000)],
])('rejects %s', (_, text) => {
  expect(parseAnswers(text)).toBeNull()
})

test('drops unknown keys of an old form', () => {
  expect(readOld({ ...DEFAULT_FORM, admin: true, toString: 1 })?.form).toEqual(DEFAULT_FORM)
})

test.each<[string, object]>([
  ['no W-2', { w2Count: 0 }],
  ['6 W-2s', { w2Count: 6 }],
  ['-1 dependents', { dependentCount: -1 }],
  ['11 dependents', { dependentCount: 11 }],
  ['2.7 dependents', { dependentCount: 2.7 }],
  ['a count as text', { w2Count: '2' }],
  ['no count', { rentalCount: null }],
  ['6 farms', { farmCount: 6, farmDetails: Array(6).fill({ expenses: '' }) }],
  ['a billion farms', { farmCount: 1e9 }],
  ['a yes as text', { has1099: 'true' }],
  ['an unknown return type', { returnType: 'estate' }],
  ['a level of another kind', { farmDetails: [{ expenses: 'under2k' }] }],
  ['a list with a level missing', { businessDetails: [{}] }],
  ['no list', { businessDetails: null }],
  ['more levels than items', { rentalDetails: [{ income: '' }, { income: '' }] }],
  ['fewer levels than items', { businessCount: 2 }],
])('refuses an old form with %s', (_, answers) => {
  expect(readOld({ ...DEFAULT_FORM, ...answers })).toBeNull()
})
