import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_FORM, type EstimatorForm, SCREEN_RETURN_TYPES } from './form.ts'
import { parseAnswers } from './parse-answers.ts'
import { serializeAnswers } from './saved-answers.ts'

const allForms = readFileSync('tests/fixtures/pricing-cases.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): EstimatorForm => JSON.parse(line).form)
const forms = allForms.filter(({ returnType }) =>
  SCREEN_RETURN_TYPES.some((type) => type === returnType),
)
const parse = (form: object) => parseAnswers(JSON.stringify({ v: 1, form, step: 'income' }))
const takes = (form: object) => parse(form) !== null

test('every form comes back as it was stored (R110)', () => {
  expect(forms.length).toBeGreaterThan(150)
  for (const form of forms) {
    expect(parseAnswers(serializeAnswers(form, 'rental'))).toEqual({ form, step: 'rental' })
  }
})

test('text without a version is read as the first version', () => {
  const text = JSON.stringify({ form: DEFAULT_FORM, step: 'family' })
  expect(parseAnswers(text)).toEqual({ form: DEFAULT_FORM, step: 'family' })
})

test.each([3, 'review', null])('step %j becomes the first question', (step) => {
  expect(parseAnswers(JSON.stringify({ v: 1, form: DEFAULT_FORM, step }))?.step).toBe('return-type')
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"v":1'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a newer version', JSON.stringify({ v: 2, form: DEFAULT_FORM, step: 'income' })],
  ['a version as text', JSON.stringify({ v: '1', form: DEFAULT_FORM, step: 'income' })],
  ['no form', JSON.stringify({ v: 1, step: 'income' })],
  ['no step', JSON.stringify({ v: 1, form: DEFAULT_FORM })],
  [
    'a form in the prototype',
    `{"v":1,"step":"income","__proto__":{"form":${JSON.stringify(DEFAULT_FORM)}}}`,
  ],
  ['a count out of range', serializeAnswers({ ...DEFAULT_FORM, w2Count: 9 }, 'income')],
  ['100 kB of text', 'x'.repeat(100_000)],
])('%s is null', (_, text) => {
  expect(parseAnswers(text)).toBeNull()
})

test('a form is taken exactly when a screen offers its return type (D12)', () => {
  for (const form of allForms) {
    const isOffered = !['student', 'itemizer'].includes(form.returnType)
    expect(takes(form)).toBe(isOffered)
  }
})

test('a form that was not begun is taken', () => {
  expect(parse(DEFAULT_FORM)?.form).toEqual(DEFAULT_FORM)
})

test('keys we do not know are dropped', () => {
  const form = JSON.parse(JSON.stringify({ ...DEFAULT_FORM, admin: true, toString: 1 }))
  expect(parse(form)?.form).toEqual(DEFAULT_FORM)
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
  ['a yes as text', { has1099: 'true' }],
  ['a return type we do not know', { returnType: 'estate' }],
  ['a level of another kind', { farmExpenses: 'under2k' }],
  ['a level that is missing in the list', { businessDetails: [{}] }],
  ['more levels than items', { rentalDetails: [{ income: '' }, { income: '' }] }],
  ['fewer levels than items', { businessCount: 2 }],
])('%s is refused', (_, answers) => {
  expect(takes({ ...DEFAULT_FORM, ...answers })).toBe(false)
})

test.each(Object.keys(DEFAULT_FORM))('a form without %s is refused', (key) => {
  const form = Object.fromEntries(Object.entries(DEFAULT_FORM).filter(([name]) => name !== key))
  expect(takes(form)).toBe(false)
})
