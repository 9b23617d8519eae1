import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { Person, TaxInput } from '../../src/tax/input.ts'

const of = (more: Partial<TaxInput>, person: Partial<Person> = { wages: 60000 }) =>
  calculateFederal({
    taxYear: 2026,
    filingStatus: 'single',
    taxpayer: { age: 40, ...person },
    ...more,
  })

describe('the penalty on early withdrawal of savings (IRC §62(a)(9))', () => {
  test.each([
    [1000, 300, 60700],
    // Also beyond the interest.
    [1000, 1500, 59500],
  ])('of interest of %i, %i of it', (taxableInterest, earlySavingsPenalty, agi) => {
    expect(of({ taxableInterest, earlySavingsPenalty }).adjustedGrossIncome).toBe(agi)
  })

  test('leaves investment income as it is for the earned income credit (IRC §32(i)(2)(A))', () => {
    const parent = { dependents: [{ age: 8 }], earlySavingsPenalty: 500 }
    const credit = (taxableInterest: number) =>
      of({ ...parent, taxableInterest }, { wages: 12000 }).credits.earnedIncome
    expect(credit(12200)).toBeGreaterThan(0)
    expect(credit(12201)).toBe(0)
  })

  test('lowers net investment income (Reg. §1.1411-4(f)(2)(iii))', () => {
    const interest = { taxableInterest: 10000, earlySavingsPenalty: 1000 }
    expect(of(interest, { wages: 250000 }).netInvestmentIncomeTax).toBeCloseTo(0.038 * 9000, 6)
  })
})
