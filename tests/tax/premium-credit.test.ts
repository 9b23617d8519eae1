import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import { compareFiling } from '../../src/tax/joint-or-separate.ts'

/** Amounts of Form 1095-A, in dollars: columns A, B and C of line 33. */
type Plan = readonly [premium: number, benchmark: number, advance: number]

function of([premium, benchmark, advance]: Plan, income: number, more: Partial<TaxInput> = {}) {
  return calculateFederal({
    taxYear: 2026,
    filingStatus: 'single',
    taxpayer: { age: 40 },
    otherIncome: income,
    marketplacePremiums: premium,
    benchmarkPremium: benchmark,
    advancePremiumCredit: advance,
    ...more,
  })
}

const JOINT = { filingStatus: 'marriedFilingJointly', spouse: { age: 40 } } as const
const HEAD = { filingStatus: 'headOfHousehold', dependents: [{ age: 18 }] } as const
const TWO_CHILDREN = { dependents: [{ age: 18 }, { age: 18 }] } as const

test.each<[string, Partial<TaxInput>, number, Plan, number, number, number, number]>([
  ['2025, single', { taxYear: 2025 }, 35000, [6000, 6600, 4800], 232, 5452, 652, 0],
  [
    '2025, a family of four under 150%',
    { taxYear: 2025, ...JOINT, ...TWO_CHILDREN },
    46000,
    [17400, 18000, 17400],
    147,
    17400,
    0,
    0,
  ],
  [
    '2025, over 400%',
    { taxYear: 2025, ...JOINT },
    90000,
    [21000, 19200, 9000],
    401,
    11550,
    2550,
    0,
  ],
  [
    '2025, limit for single filers',
    { taxYear: 2025 },
    44000,
    [6600, 6600, 6000],
    292,
    4101,
    0,
    975,
  ],
  [
    '2025, limit for others',
    { taxYear: 2025, ...HEAD },
    60000,
    [9600, 9600, 9000],
    293,
    6168,
    0,
    1950,
  ],
  ['2026, repaid in full', {}, 35000, [6480, 7200, 5400], 223, 4592, 0, 808],
  ['2026, at the cliff', JOINT, 84600, [22800, 22800, 14400], 400, 14374, 0, 26],
  ['2026, a dollar over it', JOINT, 84601, [22800, 22800, 14400], 401, 0, 0, 14400],
  ['2026, below the poverty line', {}, 14000, [7200, 7200, 7200], 89, 6906, 0, 294],
])('%s', (_, more, income, plan, percent, credit, net, repayment) => {
  const { premiumCredit, credits } = of(plan, income, more)
  expect(premiumCredit).toMatchObject({ percent, credit, net, repayment })
  expect(credits.premium).toBe(net)
})

describe('by month', () => {
  // 8b is 330 a month: 670 for premiums of 900 and a benchmark of 1,000.
  test('8 months give 8 times the credit of one', () => {
    const more = { ...JOINT, marketplaceMonths: 8 }
    expect(of([7200, 8000, 0], 50000, more).premiumCredit.credit).toBe(8 * 670)
    expect(of([7200, 8000, 0], 50000, { ...more, marketplaceMonths: 0 }).premiumCredit.credit).toBe(
      0,
    )
  })
})

describe('household income (IRC §36B(d)(2))', () => {
  test('includes tax-exempt interest, untaxed benefits and the income of dependents', () => {
    const { premiumCredit, taxableSocialSecurity } = of([6000, 6000, 0], 20000, {
      taxExemptInterest: 500,
      socialSecurity: 12000,
      dependentIncome: 16000,
      ...HEAD,
    })
    expect(taxableSocialSecurity).toBeLessThan(12000)
    expect(premiumCredit.householdIncome).toBe(20000 + 500 + 12000 + 16000)
    expect(premiumCredit.familySize).toBe(2)
  })

  test('is never below zero', () => {
    const { premiumCredit } = of([6000, 6000, 100], 0, { taxpayer: { age: 40, farm: -9000 } })
    expect(premiumCredit).toMatchObject({ householdIncome: 0, percent: 0, contribution: 0 })
  })
})

describe('no credit (IRC §36B(c)(1))', () => {
  const plan: Plan = [6000, 6000, 1200]
  test.each<[string, Partial<TaxInput>, number, string | null, number]>([
    ['separate return', { filingStatus: 'marriedFilingSeparately' }, 30000, 'separate', 1200],
    [
      'separate return after abuse',
      { filingStatus: 'marriedFilingSeparately', hasSeparateException: true },
      30000,
      null,
      0,
    ],
    [
      'separate return in 2025, repaid up to the limit',
      { taxYear: 2025, filingStatus: 'marriedFilingSeparately' },
      20000,
      'separate',
      750,
    ],
    [
      'someone else’s dependent',
      { taxpayer: { age: 20, isDependent: true } },
      30000,
      'dependent',
      0,
    ],
    ['over 400% in 2026', {}, 62601, 'over400', 1200],
    ['at 400% in 2026', {}, 62600, null, 1200],
  ])('%s', (_, more, income, refusal, repayment) => {
    const { premiumCredit } = of(plan, income, more)
    expect(premiumCredit).toMatchObject({ refusal, repayment })
  })

  test('applies below the poverty line only after an advance payment', () => {
    expect(of([6000, 6000, 0], 15649).premiumCredit.refusal).toBe('belowPovertyLine')
    expect(of([6000, 6000, 1], 15649).premiumCredit.credit).toBe(6000 - 329)
    expect(of([6000, 6000, 0], 15650).premiumCredit.credit).toBe(6000 - 329)
  })
})

test('credits may offset the repayment (Form 1040 line 18)', () => {
  const more = { ...HEAD, dependents: [{ age: 5 }] }
  const { taxBeforeCredits, incomeTax, credits, totalTax } = of([0, 0, 2000], 24150, more)
  expect(incomeTax.tax).toBe(0)
  expect(taxBeforeCredits).toBe(2000)
  expect(credits.childTax).toBe(2000)
  expect(totalTax).toBe(0)
})

test('a couple that files separately loses the credit and repays the advance', () => {
  const choice = compareFiling(
    {
      taxYear: 2026,
      ...JOINT,
      taxpayer: { age: 40, wages: 30000 },
      spouse: { age: 40, wages: 30000 },
      marketplacePremiums: 12000,
      benchmarkPremium: 12000,
      advancePremiumCredit: 5000,
    },
    {},
  )
  // 60,000 is 283% of 21,150, and 9.44% of it, 5,664, is the couple's own contribution.
  const line = choice?.changes.find(({ id }) => id === 'premium')
  expect(line).toMatchObject({ joint: 12000 - 5664, separate: 0 })
  const before = choice?.lines.find(({ id }) => id === 'taxBeforeCredits')
  expect((before?.separate ?? 0) - (before?.joint ?? 0)).toBeCloseTo(5000, 6)
})
