import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCREEN_RETURN_TYPES } from '@/shared/estimator-answers.ts'
import { DEFAULT_FORM, type EstimatorForm } from './form.ts'
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
const isAccepted = (form: object) => parse(form) !== null

test('reads every form as it was stored (R110)', () => {
  expect(forms.length).toBeGreaterThan(150)
  for (const form of forms) {
    expect(parseAnswers(serializeAnswers(form, 'rental'))).toEqual({ form, step: 'rental' })
  }
})

test('reads text without a version as version 1', () => {
  const text = JSON.stringify({ form: DEFAULT_FORM, step: 'family' })
  expect(parseAnswers(text)).toEqual({ form: DEFAULT_FORM, step: 'family' })
})

test.each([3, 'review', null])('reads the unknown step %j as the first', (step) => {
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
])('rejects %s', (_, text) => {
  expect(parseAnswers(text)).toBeNull()
})

test('accepts a form exactly when a screen offers its return type (D12)', () => {
  for (const form of allForms) {
    const isOffered = !['student', 'itemizer'].includes(form.returnType)
    expect(isAccepted(form)).toBe(isOffered)
  }
})

test('accepts a form without answers', () => {
  expect(parse(DEFAULT_FORM)?.form).toEqual(DEFAULT_FORM)
})

test('drops unknown keys', () => {
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
  ['an unknown return type', { returnType: 'estate' }],
  ['a level of another kind', { farmExpenses: 'under2k' }],
  ['a list with a level missing', { businessDetails: [{}] }],
  ['more levels than items', { rentalDetails: [{ income: '' }, { income: '' }] }],
  ['fewer levels than items', { businessCount: 2 }],
])('refuses %s', (_, answers) => {
  expect(isAccepted({ ...DEFAULT_FORM, ...answers })).toBe(false)
})

test.each(Object.keys(DEFAULT_FORM))('refuses a form without %s', (key) => {
  const form = Object.fromEntries(Object.entries(DEFAULT_FORM).filter(([name]) => name !== key))
  expect(isAccepted(form)).toBe(false)
})
