import { expect, test } from 'vitest'
import type { AuthorityOutlook } from './answers.ts'
import { ohioSafeHarbor } from './safe-harbor.ts'
import { addOutlooks, splitStatePayment } from './state-payment.ts'

const outlook = (change: Partial<AuthorityOutlook>): AuthorityOutlook => ({
  expectedTax: null,
  withholding: 0,
  priorYearTax: null,
  paid: 0,
  ...change,
})

test('adds up both taxes for a year only when both are known', () => {
  const ohio = outlook({ expectedTax: 900, priorYearTax: 800, withholding: 100, paid: 20 })
  const district = outlook({ expectedTax: 300, withholding: 30, paid: 4 })
  expect(addOutlooks(ohio, district)).toEqual({
    expectedTax: 1200,
    priorYearTax: null,
    withholding: 130,
    paid: 24,
  })
})

test.each<
  [string, number, Partial<AuthorityOutlook>, Partial<AuthorityOutlook>, number, [number, number]]
>([
  ['in proportion', 400, { priorYearTax: 900 }, { priorYearTax: 700 }, 0.25, [225, 175]],
  ['by 90% of this year', 900, { expectedTax: 800 }, { expectedTax: 200 }, 1, [720, 180]],
  [
    'after withholding for each',
    600,
    { priorYearTax: 1000, withholding: 800 },
    { priorYearTax: 400 },
    1,
    [200, 400],
  ],
  [
    'all to the district when too much is withheld for Ohio',
    300,
    { priorYearTax: 1000, withholding: 1100 },
    { priorYearTax: 400 },
    1,
    [0, 300],
  ],
  [
    'after payments for each',
    500,
    { priorYearTax: 1000, paid: 500 },
    { priorYearTax: 1000, paid: 0 },
    0.5,
    [0, 500],
  ],
  ['to the cent', 100, { priorYearTax: 200 }, { priorYearTax: 100 }, 1, [66.67, 33.33]],
])('splits a payment %s', (_, amount, ohioChange, districtChange, share, [ohio, district]) => {
  const outlooks = { ohio: outlook(ohioChange), district: outlook(districtChange) }
  const harbor = ohioSafeHarbor(addOutlooks(outlooks.ohio, outlooks.district))
  if (!harbor) throw new Error('The case gives no tax of either year')
  expect(splitStatePayment(amount, outlooks, { harbor, share })).toEqual({ ohio, district })
})
