import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'

const of = (more: Partial<TaxInput>) =>
  calculateFederal({
    taxYear: 2026,
    filingStatus: 'single',
    taxpayer: { age: 40, wages: 60000 },
    ...more,
  })

describe('educator expenses (IRC §62(a)(2)(D))', () => {
  test.each([
    [2025, 300, 300, 0, 0],
    [2025, 301, 300, 0, 1],
    [2025, 900, 300, 0, 300],
    [2026, 350, 350, 0, 0],
    [2026, 900, 350, 550, 300],
  ] as const)('%i, %i paid', (taxYear, educatorExpenses, adjusted, itemized, ohioDeduction) => {
    const result = of({ taxYear, taxpayer: { age: 40, wages: 60000, educatorExpenses } })
    expect(result.adjustments.educator).toBe(adjusted)
    expect(result.adjustedGrossIncome).toBe(60000 - adjusted)
    expect(result.itemizedDeductions.educator).toBe(itemized)
    expect(calculateOhio(result).schedule.deductions.educator).toBe(ohioDeduction)
  })
})

describe('gambling (IRC §165(d))', () => {
  test.each([
    [2025, 10000, 10000],
    [2026, 10000, 9000],
    [2026, 12000, 10000],
    [2025, 12000, 10000],
  ] as const)('%i: of 10,000 won and %i lost', (taxYear, gamblingLosses, deducted) => {
    const taxpayer = { age: 40, wages: 60000, gamblingWinnings: 10000 }
    const result = of({ taxYear, taxpayer, gamblingLosses, mortgageInterest: 20000 })
    expect(result.itemizedDeductions.gambling).toBe(deducted)
    expect(result.taxableIncome).toBe(70000 - 20000 - deducted)
    // Losses are deducted after adjusted gross income, so Ohio taxes the winnings in full.
    expect(calculateOhio(result).ohioAdjustedGrossIncome).toBe(70000)
  })
})

describe('foreign tax without Form 1116 (IRC §904(j))', () => {
  test.each([
    ['single', 300, 300],
    ['single', 301, 300],
    ['marriedFilingJointly', 600, 600],
    ['marriedFilingJointly', 601, 600],
  ] as const)('%s, %i paid', (filingStatus, foreignTax, credit) => {
    const result = of({ filingStatus, foreignTax, spouse: { age: 40 } })
    expect(result.credits.foreignTax).toBe(credit)
    expect(result.nonrefundableCredits).toBe(credit)
  })

  test('never exceeds the tax', () => {
    const result = of({ taxpayer: { age: 40, wages: 17100 }, foreignTax: 300 })
    expect(result.credits.foreignTax).toBeCloseTo(100, 6)
  })
})

describe('losses of earlier years', () => {
  test.each([
    // A short-term loss offsets short-term gains first, then long-term ones (IRC §1212(b)).
    [{ shortTermCarryover: 5000 }, -3000, 2000, 0],
    [{ shortTermCarryover: 5000, longTermGain: 9000 }, 4000, 0, 4000],
    [{ longTermCarryover: 5000, longTermGain: 9000, shortTermGain: 1000 }, 5000, 0, 4000],
    [{ longTermCarryover: 12000, longTermGain: 9000 }, -3000, 0, 0],
    [{ longTermCarryover: 12001, longTermGain: 9000 }, -3000, 1, 0],
  ])('%j', (more, gain, left, preferential) => {
    const { income } = of(more)
    expect(income).toMatchObject({ capitalGain: gain, capitalLossLeft: left, preferential })
  })

  test.each([
    // Taxable income without it: 60,000 - 16,100 = 43,900; 80% of that is 35,120.
    [10000, 10000],
    [35120, 35120],
    [90000, 35120],
  ])('a net operating loss of %i uses %i (IRC §172(a)(2))', (netOperatingLoss, used) => {
    const result = of({ netOperatingLoss })
    expect(result.income.netOperatingLoss).toBeCloseTo(-used, 6)
    expect(result.taxableIncome).toBeCloseTo(43900 - used, 6)
  })

  test('the limit of a net operating loss ignores the business income deduction', () => {
    const taxpayer = { age: 40, selfEmployment: 50000 }
    const without = of({ taxpayer })
    const { income } = of({ taxpayer, netOperatingLoss: 90000 })
    const limit = 0.8 * (without.taxableIncome + without.businessIncomeDeduction)
    expect(income.netOperatingLoss).toBeCloseTo(-limit, 6)
  })
})

test('a refund of state tax is taxed federally and deducted by Ohio (R.C. 5747.01(A))', () => {
  const result = of({ stateTaxRefund: 700 })
  expect(result.adjustedGrossIncome).toBe(60700)
  expect(calculateOhio(result).ohioAdjustedGrossIncome).toBe(60000)
})
