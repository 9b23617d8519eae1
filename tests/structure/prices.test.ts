import { expect, test } from 'vitest'
import { PRICE_RANGE, SAVING_OVER, SIMPLE_SAVING } from '../../src/config/price-claims.ts'
import * as rates from '../../src/config/rates.ts'
import { site } from '../../src/config/site.ts'
import { DEFAULT_FORM, type EstimatorForm } from '../../src/shared/estimator/form.ts'
import { estimatePrice } from '../../src/features/estimator/pricing.ts'
import { levelOptions } from '../../src/features/estimator/level-options.ts'
import * as specifiedRates from '../fixtures/specified-rates.ts'

const estimate = (answers: Partial<EstimatorForm>) => estimatePrice({ ...DEFAULT_FORM, ...answers })

test.runIf(site.url.endsWith('.example.com'))(
  'the price list matches the specification (R111-R123, R126, R127)',
  () => {
    expect({ ...rates, PRICE_LIST_DATE: '' }).toEqual({ ...specifiedRates, PRICE_LIST_DATE: '' })
  },
)

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

test('the price list has a check date', () => {
  expect(rates.PRICE_LIST_DATE).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])-01$/)
})
