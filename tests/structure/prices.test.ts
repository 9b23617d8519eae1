import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '../../src/config/site'
import { DEFAULT_FORM, EXPENSE_LEVELS, type EstimatorForm } from '../../src/features/estimator/form'
import { estimatePrice } from '../../src/features/estimator/pricing'
import * as rates from '../../src/features/estimator/rates'
import * as specifiedRates from '../fixtures/specified-rates'

const hero = readFileSync('src/features/home/hero.tsx', 'utf8')
const amount = (pattern: RegExp) => Number(pattern.exec(hero)?.[1])

test.runIf(site.url.endsWith('.example.com'))('the price list is the specified one', () => {
  expect({ ...rates }).toEqual({ ...specifiedRates })
})

test('the saving the home page promises follows from the price list', () => {
  const { savings } = estimatePrice({ ...DEFAULT_FORM, returnType: 'simple' })
  expect(amount(/\$(\d+) on a simple return with state/)).toBe(savings)
  expect(amount(/over \$(\d+)/)).toBeLessThan(savings)
})

test('the price range runs over returns with nothing added, of every kind', () => {
  const kinds: Partial<EstimatorForm>[] = [
    { returnType: 'simple' },
    { returnType: 'complex' },
    { returnType: 'family' },
    ...EXPENSE_LEVELS.business.map((businessExpenses) => ({
      returnType: 'business' as const,
      hasBusiness: true,
      businessExpenses,
    })),
  ]
  const prices = kinds.map((kind) => estimatePrice({ ...DEFAULT_FORM, ...kind }).dresdenPrice)
  expect(site.priceRange).toBe(`$${Math.min(...prices)} to $${Math.max(...prices)}`)
})

test('the price list has the day it was checked', () => {
  expect(site.priceListDate).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])-01$/)
})
