import { expect, test } from 'vitest'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { notIncluded } from './not-included.ts'

test.each<[string, Partial<EstimatorForm>, string[]]>([
  ['no answer', { returnType: 'simple' }, []],
  ['a business', { hasBusiness: true }, ['partnerships and corporations']],
  ['a business return', { returnType: 'business' }, ['partnerships and corporations']],
  ['investments', { hasInvestmentIncome: true }, ['Schedule K-1', 'crypto']],
  ['a rental', { hasRental: true }, ['sale of a home']],
])('lists what %s suggests first, then the rest', (_, answers, expected) => {
  const { hinted, others } = notIncluded({ ...DEFAULT_FORM, ...answers })
  expect(hinted).toEqual(expected)
  expect([...hinted, ...others].toSorted()).toEqual(
    [
      'Schedule K-1',
      'a second state',
      'amended or earlier years',
      'crypto',
      'health savings account (HSA)',
      'partnerships and corporations',
      'sale of a home',
    ].toSorted(),
  )
})
