import { expect, test, vi } from 'vitest'
import { sessionStore } from '@/lib/storage.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { addToAnswers } from './add-to-answers.ts'
import { type KnownReturn, priceKnown } from './fill-form.ts'
import { DEFAULT_FORM, readItems } from '@/shared/estimator/form.ts'
import { keepAnswers } from './kept-answers.ts'
import { parseAnswers } from './parse-answers.ts'
import { serializeAnswers } from './saved-answers.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const KNOWN = { w2Count: 0, has1099: false, hasInvestmentIncome: false, isSelfEmployed: false }
const stored = () => parseAnswers(sessionStore.get(ANSWERS_KEY) ?? '')

test.each([
  ['simple', { ...KNOWN, w2Count: 2 }],
  ['complex', { ...KNOWN, w2Count: 1, hasInvestmentIncome: true }],
  ['business', { ...KNOWN, has1099: true, isSelfEmployed: true }],
] as const)('suggests a %s return and opens the question about income', (returnType, known) => {
  addToAnswers(known)
  expect(stored()?.step).toBe('income')
  expect(stored()?.form.returnType).toBe(returnType)
  expect(stored()?.form.w2Count).toBe(Math.max(1, known.w2Count))
  expect(stored()?.form.hasBusiness).toBe(returnType === 'business')
})

test('keeps the answers already given', () => {
  const form = { ...DEFAULT_FORM, returnType: 'family', w2Count: 3, dependentCount: 2 } as const
  sessionStore.set(ANSWERS_KEY, serializeAnswers(form, 'farm'))
  addToAnswers({ ...KNOWN, w2Count: 1, has1099: true })
  expect(stored()?.form).toEqual({ ...form, has1099: true })
})

test('counts no more W-2s than the estimator offers', () => {
  addToAnswers({ ...KNOWN, w2Count: 9 })
  expect(stored()?.form.w2Count).toBe(5)
})

const RETURN: KnownReturn = {
  ...KNOWN,
  w2Count: 1,
  dependentCount: 0,
  hasStudentLoan: false,
  hasItemizedDeductions: false,
  needsLocalReturn: false,
  counts: { business: 0, farm: 0, rental: 0 },
}

test.each<[string, Partial<KnownReturn>, string, number]>([
  ['wages', {}, 'simple', 110],
  ['a family', { dependentCount: 2, needsLocalReturn: true }, 'family', 210],
  ['interest and gains', { has1099: true, hasInvestmentIncome: true }, 'complex', 210],
])('opens the results of a return with %s, at the price named before', (_, more, type, price) => {
  addToAnswers({ ...RETURN, ...more })
  expect(stored()?.step).toBe('results')
  expect(stored()?.form).toMatchObject({
    returnType: type,
    dependentCount: more.dependentCount ?? 0,
  })
  expect(priceKnown({ ...RETURN, ...more })).toEqual({ price, isComplete: true })
})

test.each<[string, Partial<KnownReturn>, string, number]>([
  ['business', { w2Count: 0, isSelfEmployed: true }, 'business', 10],
  ['farm', {}, 'complex', 160],
  ['rental', {}, 'complex', 160],
])('asks for the level of a %s, which nobody knows', (kind, more, type, price) => {
  const known = { ...RETURN, ...more, counts: { ...RETURN.counts, [kind]: 1 } }
  addToAnswers(known)
  expect(stored()?.step).toBe(kind)
  const form = { ...DEFAULT_FORM, ...stored()?.form }
  expect(form.returnType).toBe(type)
  expect(readItems(form, kind as 'farm')).toEqual({ has: true, levels: [''] })
  expect(priceKnown(known)).toEqual({ price, isComplete: false })
})

test('keeps the levels already chosen', () => {
  const form = {
    ...DEFAULT_FORM,
    returnType: 'complex',
    hasFarm: true,
    farmExpenses: 'over10k',
  } as const
  sessionStore.set(ANSWERS_KEY, serializeAnswers(form, 'farm'))
  addToAnswers({ ...RETURN, counts: { ...RETURN.counts, farm: 1 } })
  expect(stored()?.step).toBe('results')
  expect(readItems({ ...DEFAULT_FORM, ...stored()?.form }, 'farm').levels).toEqual(['over10k'])
})

test('adds to the answers kept on the device', () => {
  sessionStore.remove(ANSWERS_KEY)
  keepAnswers(
    serializeAnswers({ ...DEFAULT_FORM, returnType: 'family', dependentCount: 3 }, 'results'),
  )
  addToAnswers(RETURN)
  expect(stored()?.form).toMatchObject({ returnType: 'family', dependentCount: 3 })
})
