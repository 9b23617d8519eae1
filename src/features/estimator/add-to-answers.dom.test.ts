import { expect, test } from 'vitest'
import { sessionStore } from '@/lib/storage.ts'
import { DEFAULT_FORM } from './form.ts'
import { addToAnswers, parseAnswers } from './parse-answers.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'

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
