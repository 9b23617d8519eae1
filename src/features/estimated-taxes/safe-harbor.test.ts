import { expect, test } from 'vitest'
import {
  type FederalOutlook,
  federalSafeHarbor,
  ohioSafeHarbor,
  townSafeHarbor,
} from './safe-harbor.ts'

const OUTLOOK: FederalOutlook = {
  expectedTax: 20_000,
  withholding: 0,
  priorYearTax: 10_000,
  priorYearAgi: 80_000,
  isMarriedFilingSeparately: false,
  isFarmer: false,
}
const federal = (change: Partial<FederalOutlook>) => federalSafeHarbor({ ...OUTLOOK, ...change })

test.each([
  ['last year is smaller', {}, 10_000, 'priorYear'],
  ['90% of this year is smaller', { expectedTax: 11_111 }, 9999.9, 'currentYear'],
  ['both are equal', { expectedTax: 10_000, priorYearTax: 9000 }, 9000, 'currentYear'],
  ['last year did not cover twelve months', { priorYearTax: null }, 18_000, 'currentYear'],
  ['this year is unknown', { expectedTax: null }, 10_000, 'priorYear'],
  ['no tax last year', { priorYearTax: 0 }, 0, 'priorYear'],
] as const)('federal: %s', (_, change, required, basis) => {
  expect(federal(change)).toMatchObject({ requiredAnnualPayment: required, basis })
})

test.each([
  [150_000, false, false, 10_000],
  [150_000.01, false, false, 11_000],
  [75_000, true, false, 10_000],
  [75_000.01, true, false, 11_000],
  [75_000.01, false, false, 10_000],
  [900_000, false, true, 10_000],
  [null, false, false, 10_000],
])(
  'last year’s income of %d, separately: %s, farmer: %s, requires %d',
  (priorYearAgi, isMarriedFilingSeparately, isFarmer, required) => {
    const change = { priorYearAgi, isMarriedFilingSeparately, isFarmer }
    expect(federal(change)?.priorYearAmount).toBe(required)
  },
)

test.each([
  [9000, 6000],
  [15_000, 10_000],
  [15_001, 10_000],
])('with an expected tax of %d, requires a farmer to pay only %d', (expectedTax, required) => {
  expect(federal({ expectedTax, isFarmer: true })?.requiredAnnualPayment).toBe(required)
})

test.each([
  [999.99, 'littleOwed', 0],
  [1000, 'currentYear', 900],
])('federal: owing %d after withholding: %s', (owed, basis, left) => {
  const result = federal({ expectedTax: 5000 + owed, withholding: 5000, priorYearTax: null })
  expect(result?.basis).toBe(basis)
  expect(result?.estimatedPayments).toBe(Math.max(0, left - 500))
})

test.each([
  [0, 10_000],
  [4000, 6000],
  [10_000, 0],
  [12_000, 0],
  [9999.7, 0.3],
])('withholding of %d leaves %d to pay', (withholding, left) => {
  expect(federal({ withholding })?.estimatedPayments).toBe(left)
})

test('rounds a share to the cent', () => {
  expect(federal({ priorYearTax: 8000, priorYearAgi: 200_000 })?.estimatedPayments).toBe(8800)
})

test('returns nothing without a tax of either year', () => {
  expect(federal({ expectedTax: null, priorYearTax: null })).toBeNull()
  expect(ohioSafeHarbor({ expectedTax: null, priorYearTax: null, withholding: 0 })).toBeNull()
})

test.each([
  [500, 'littleOwed', 0],
  [500.01, 'currentYear', 900.01],
])('Ohio: owing %d after withholding: %s', (owed, basis, required) => {
  expect(
    ohioSafeHarbor({ expectedTax: 500 + owed, withholding: 500, priorYearTax: 950 }),
  ).toMatchObject({ basis, requiredAnnualPayment: required })
})

test('Ohio: uses last year alone when this year is unknown', () => {
  const outlook = { expectedTax: null, withholding: 0, priorYearTax: 4000 }
  expect(ohioSafeHarbor(outlook)).toMatchObject({ basis: 'priorYear', requiredAnnualPayment: 4000 })
})

test('Ohio: has no higher share', () => {
  expect(
    ohioSafeHarbor({ expectedTax: 9000, withholding: 0, priorYearTax: 4000 })?.priorYearAmount,
  ).toBe(4000)
})

test.each([
  [199.99, 'littleOwed', 0],
  [200, 'currentYear', 630],
])('town: owing %d after withholding: %s', (owed, basis, required) => {
  expect(
    townSafeHarbor({ expectedTax: 500 + owed, withholding: 500, priorYearTax: null }),
  ).toMatchObject({ basis, requiredAnnualPayment: required })
})

test('town: accepts all of last year’s tax', () => {
  expect(townSafeHarbor({ expectedTax: 2000, withholding: 100, priorYearTax: 900 })).toMatchObject({
    basis: 'priorYear',
    estimatedPayments: 800,
  })
})
