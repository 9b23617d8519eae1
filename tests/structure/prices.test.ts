import { expect, test } from 'vitest'
import { PRICE_RANGE, SAVING_OVER, SIMPLE_SAVING } from '../../src/config/price-claims.ts'
import * as rates from '../../src/config/rates.ts'
import { DEFAULT_FORM, type EstimatorForm } from '../../src/shared/estimator/form.ts'
import { levelOptions, QUESTIONS } from '../../src/shared/estimator/questions.ts'
import { estimatePrice } from '../../src/features/estimator/pricing.ts'
import * as specifiedRates from '../fixtures/specified-rates.ts'

const estimate = (answers: Partial<EstimatorForm>) => estimatePrice({ ...DEFAULT_FORM, ...answers })

test('the specified prices in tests stand for all of the price list', () => {
  expect(namesIn(specifiedRates)).toEqual(namesIn(rates))
})

/** The names of all prices and other values, such as "RATES.farms.first.under10k.firm". */
const namesIn = (value: object): string[] =>
  Object.entries(value)
    .flatMap(([name, one]) =>
      typeof one === 'object' ? namesIn(one).map((inner) => `${name}.${inner}`) : name,
    )
    .toSorted()

/** All prices inside a value. */
const pricesIn = (value: unknown): object[] =>
  typeof value !== 'object' || value === null
    ? []
    : 'firm' in value
      ? [value]
      : Object.values(value).flatMap(pricesIn)

test('each price of the list is a question’s, except that of Protection Plus', () => {
  const asked = pricesIn(QUESTIONS)
  expect(pricesIn(rates.RATES).filter((price) => !asked.includes(price))).toEqual([
    rates.RATES.protectionPlus,
  ])
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
