import { expect, test } from 'vitest'
import { toEstimatorAnswers } from './estimator-answers.ts'

const NONE = { w2Count: 0, has1099: false, hasInvestmentIncome: false, isSelfEmployed: false }

test.each([
  ['two W-2s', ['w2', 'w2'], { ...NONE, w2Count: 2 }],
  ['interest', ['1099int'], { ...NONE, has1099: true }],
  ['dividends', ['1099div'], { ...NONE, hasInvestmentIncome: true }],
  [
    'contract work',
    ['w2', '1099nec'],
    { ...NONE, w2Count: 1, has1099: true, isSelfEmployed: true },
  ],
  ['benefits', ['ssa1099'], { ...NONE, has1099: true }],
] as const)('answers the estimator for %s', (_, kinds, answers) => {
  expect(toEstimatorAnswers(kinds)).toEqual(answers)
})

test('ignores mortgage interest alone', () => {
  expect(toEstimatorAnswers(['1098'])).toBeNull()
})
