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

test('taxes royalties of 320,000 as net investment income (IRC §1411(c)(1)(A)(i))', () => {
  const couple = { filingStatus: 'marriedFilingJointly', spouse: { age: 40 } } as const
  expect(of({ ...couple, royalties: 320000 }).netInvestmentIncomeTax).toBeCloseTo(4940, 2)
  const oil = of({ ...couple, royalties: 320000, areOilRoyalties: true })
  expect(oil.netInvestmentIncomeTax).toBeCloseTo(0.038 * (60000 + 272000 - 250000), 2)
})

test.each([
  [12200, 3898.06],
  [12201, 0],
  [14000, 0],
])('with royalties of %i, gives a parent an earned income credit of %d', (royalties, credit) => {
  const { credits } = of({
    filingStatus: 'headOfHousehold',
    taxpayer: { age: 40, wages: 15000 },
    dependents: [{ age: 8 }],
    royalties,
  })
  // IRC §32(i)(2)(C). 4,427 - 15.98% x (27,200 - 23,890)
  expect(credits.earnedIncome).toBeCloseTo(credit, 2)
})

describe('depletion of oil and gas (IRC §613A)', () => {
  test.each([
    // 15% of the gross, expenses subtracted apart.
    [60000, 20000, 3000, 14000],
    // At most the net.
    [60000, 20000, 18500, 0],
    // 65% of taxable income: 8,000 + 10,000 - 16,100 is 1,900.
    [8000, 10000, 0, 10000 - 0.65 * 1900],
    [0, 10000, 0, 10000],
  ])('with wages of %i, leaves of %i less %i: %d', (wages, royalties, royaltyExpenses, net) => {
    const { income } = of({
      taxpayer: { age: 40, wages },
      royalties,
      royaltyExpenses,
      areOilRoyalties: true,
    })
    expect(income.royalties).toBeCloseTo(net, 6)
  })

  test('lowers the taxable income that limits a net operating loss', () => {
    const { income } = of({ royalties: 20000, areOilRoyalties: true, netOperatingLoss: 99000 })
    expect(income.netOperatingLoss).toBeCloseTo(-0.8 * (60000 + 17000 - 16100), 6)
  })
})

test('Ohio taxes royalties as other income, and not for the joint filing credit', () => {
  const couple = calculateFederal({
    taxYear: 2026,
    filingStatus: 'marriedFilingJointly',
    taxpayer: { age: 40, wages: 60000 },
    spouse: { age: 40 },
    royalties: 20000,
  })
  const ohio = calculateOhio(couple)
  expect(ohio.ohioAdjustedGrossIncome).toBe(80000)
  expect(ohio.credits.jointFiling).toBe(0)
})
