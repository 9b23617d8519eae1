import { describe, expect, test } from 'vitest'
import type { Person, TaxInput } from '../../src/tax/input.ts'
import { findReturns } from '../../src/tax/returns.ts'

const run = (person: Partial<Person>, more: Partial<TaxInput> = {}) =>
  findReturns({
    taxYear: 2026,
    filingStatus: 'single',
    taxpayer: { age: 40, wages: 60000, ...person },
    ...more,
  })

describe('business property sold (Form 4797)', () => {
  test.each([
    ['recapture', { businessPropertyIncome: 25000 }, 25000, 0],
    ['an ordinary loss', { businessPropertyIncome: -5000 }, -5000, 0],
    ['a gain under section 1231', { businessPropertyGain: 8000 }, 0, 8000],
    ['a loss under section 1231', { businessPropertyGain: -8000 }, -8000, 0],
    ['both', { businessPropertyIncome: 3000, businessPropertyGain: 8000 }, 3000, 8000],
  ])('%s is ordinary or long-term, without self-employment tax', (_, person, ordinary, long) => {
    const { federal } = run(person)
    expect(federal.income.businessProperty).toBe(ordinary)
    expect(federal.income.preferential).toBe(long)
    expect(federal.adjustedGrossIncome).toBe(60000 + ordinary + long)
    expect(federal.selfEmploymentTax).toBe(0)
    expect(federal.credits.earnedIncome).toBe(0)
  })

  test('nets the couple’s gains and losses under section 1231', () => {
    const { federal } = run(
      { businessPropertyGain: 3000 },
      { filingStatus: 'marriedFilingJointly', spouse: { age: 40, businessPropertyGain: -1000 } },
    )
    expect([federal.income.businessProperty, federal.income.capitalGain]).toEqual([0, 2000])
  })

  test('counts recapture for the deduction of business income, and gains not (Reg. §1.199A-3(b)(2)(i))', () => {
    const deductionOf = (person: Partial<Person>) => run(person).federal.businessIncomeDeduction
    expect(deductionOf({ businessPropertyIncome: 25000 })).toBe(5000)
    expect(deductionOf({ businessPropertyGain: 25000 })).toBe(0)
  })

  test('counts both for Ohio’s deduction (R.C. 5747.01(B))', () => {
    const { ohio } = run({ businessPropertyIncome: 25000, businessPropertyGain: 10000 })
    expect(ohio.businessIncomeDeduction).toBe(35000)
    expect(ohio.ohioAdjustedGrossIncome).toBe(60000)
  })

  test('is no investment income for the earned income credit (Publication 596)', () => {
    const parent = { dependents: [{ age: 6 }] }
    const creditOf = (person: Partial<Person>, more = {}) =>
      run({ wages: 9000, ...person }, { ...parent, ...more }).federal.credits.earnedIncome
    expect(creditOf({ businessPropertyGain: 12201 })).toBeGreaterThan(0)
    expect(creditOf({}, { longTermGain: 12201 })).toBe(0)
  })

  test('is no net investment income (IRC §1411(c)(1)(A)(iii))', () => {
    const taxOf = (person: Partial<Person>, more = {}) =>
      run({ wages: 250000, ...person }, more).federal.netInvestmentIncomeTax
    expect(taxOf({ businessPropertyGain: 10000 })).toBe(0)
    expect(taxOf({ businessPropertyGain: 10000 }, { longTermGain: 5000 })).toBeCloseTo(190, 6)
  })
})

describe('other gains and dividends', () => {
  test('adds the taxed gain of a home to long-term gains', () => {
    const { federal } = run({}, { homeSaleGain: 20000, longTermCarryover: 5000 })
    expect(federal.income.preferential).toBe(15000)
  })

  // Taxable income before the deduction is 5,500, then 3,900.
  test.each([
    [16600, 5000, 5000, 1000],
    [15000, 5000, 5000, 780],
    [60000, 4000, 5000, 800],
    // Never more than the ordinary dividends.
    [60000, 6000, 5000, 1000],
  ])(
    'deducts a fifth, with wages of %i, of %i of %i (IRC §199A(b)(1)(B))',
    (wages, reit, all, deduction) => {
      const { federal } = run({ wages }, { reitDividends: reit, ordinaryDividends: all })
      expect(federal.businessIncomeDeduction).toBeCloseTo(deduction, 6)
    },
  )

  test('keeps that of dividends beside a business loss and beside profit', () => {
    const dividends = { reitDividends: 4000, ordinaryDividends: 4000 }
    const deductionOf = (selfEmployment: number) =>
      run({ selfEmployment }, dividends).federal.businessIncomeDeduction
    expect(deductionOf(-10000)).toBe(800)
    // A fifth of 10,000 less 706.48, and 800.
    expect(deductionOf(10000)).toBeCloseTo(2658.7045, 4)
  })

  // Profit of 400,000 less half of the self-employment tax, 16,795.30; a fifth of it is 76,640.94.
  test.each([
    // The minimum of those who work in a business.
    [0, 0, 400],
    [100000, 0, 50000],
    [153281.88, 0, 76640.94],
    [200000, 0, 76640.94],
    [0, 1000000, 25000],
    [100000, 2000000, 75000],
  ])(
    'limits that of a business with wages of %f and property of %i: %f (IRC §199A(b)(2)(B))',
    (businessWages, businessProperty, deduction) => {
      const { federal } = run(
        { wages: 0, selfEmployment: 400000 },
        { businessWages, businessProperty, taxableInterest: 50000 },
      )
      expect(federal.businessIncomeDeduction).toBeCloseTo(deduction, 2)
    },
  )
})

test.each([
  [true, 2050],
  [false, 1750],
])('a town that taxes winnings (%s) takes %i (R.C. 718.01(B)(1)(d))', (taxesWinnings, tax) => {
  const { ohio } = findReturns(
    {
      taxYear: 2026,
      filingStatus: 'single',
      taxpayer: { age: 40, wages: 40000, gamblingWinnings: 12000, partnershipIncome: 30000 },
    },
    {
      village: {
        rate: 0.025,
        taxedElsewhere: [],
        creditShare: 1,
        creditLimitRate: 0.025,
        payments: 0,
        taxesWinnings,
      },
    },
  )
  expect(ohio.villageTax).toBe(tax)
})
