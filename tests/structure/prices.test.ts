import { expect, test } from 'vitest'
import { PRICE_RANGE, SAVING_OVER, SIMPLE_SAVING } from '../../src/config/price-claims.ts'
import * as rates from '../../src/config/rates.ts'
import { DEFAULT_FORM, type EstimatorForm } from '../../src/shared/estimator/form.ts'
import { estimatePrice } from '../../src/features/estimator/pricing.ts'
import { levelOptions } from '../../src/features/estimator/level-options.ts'
import * as specifiedRates from '../fixtures/specified-rates.ts'

const estimate = (answers: Partial<EstimatorForm>) => estimatePrice({ ...DEFAULT_FORM, ...answers })

test('the specified prices in tests stand for all of the price list', () => {
  expect(Object.keys(specifiedRates).toSorted()).toEqual(Object.keys(rates).toSorted())
})

test('the savings on the home page match the price list (R62, D42)', () => {
  expect(SIMPLE_SAVING).toBe(estimate({ returnType: 'simple' }).savings)
  expect(SAVING_OVER).toBeLessThan(SIMPLE_SAVING)
  expect(SAVING_OVER).toBeGreaterThan(0)
})

test('the price range covers every basic return type', () => {
  const kinds: Partial<EstimatorForm>[] = [
    { returnType: 'simple' },
    { returnType: 'complex' },
    { returnType: 'family' },
    ...levelOptions('business').map(({ value: businessExpenses }) => ({
      returnType: 'business' as const,
      hasBusiness: true,
      businessExpenses,
    })),
  ]
  const prices = kinds.map((answers) => estimate(answers).dresdenPrice)
  expect(PRICE_RANGE).toBe(`$${Math.min(...prices)} to $${Math.max(...prices)}`)
})
