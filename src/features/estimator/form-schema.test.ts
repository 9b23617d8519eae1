import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_FORM } from './form'
import { formSchema } from './form-schema'

const forms = readFileSync('tests/fixtures/pricing-cases.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line).form)

test('a form is taken exactly when a screen offers its return type (D12)', () => {
  for (const form of forms) {
    const isOffered = !['student', 'itemizer'].includes(form.returnType)
    expect(formSchema.safeParse(form).success).toBe(isOffered)
  }
})

test('a form that was not begun is taken', () => {
  expect(formSchema.parse(DEFAULT_FORM)).toEqual(DEFAULT_FORM)
})

test('keys we do not know are dropped', () => {
  const form = JSON.parse(JSON.stringify({ ...DEFAULT_FORM, admin: true, toString: 1 }))
  expect(formSchema.parse(form)).toEqual(DEFAULT_FORM)
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
  expect(formSchema.safeParse({ ...DEFAULT_FORM, ...answers }).success).toBe(false)
})

test.each(Object.keys(DEFAULT_FORM))('a form without %s is refused', (key) => {
  const form = Object.fromEntries(Object.entries(DEFAULT_FORM).filter(([name]) => name !== key))
  expect(formSchema.safeParse(form).success).toBe(false)
})
