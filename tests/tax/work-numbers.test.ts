import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { Person, TaxInput } from '../../src/tax/input.ts'
import { findReturns } from '../../src/tax/returns.ts'

const NONE = { hasNoWorkNumber: true }

/** A couple with wages of 42,000 and two children, of whom each may lack a Social Security number. */
function couple(head: Partial<Person>, spouse: Partial<Person>, more: Partial<TaxInput> = {}) {
  return calculateFederal({
    taxYear: 2026,
    filingStatus: 'marriedFilingJointly',
    taxpayer: { age: 40, wages: 42000, ...head },
    spouse: { age: 40, ...spouse },
    dependents: [{ age: 6 }, { age: 3 }],
    ...more,
  })
}

describe('Social Security numbers valid for employment', () => {
  // Taxable income of 9,800 has a tax of 980. The earned income credit is 7,316 - 21.06% of (42,000 - 31,160).
  test.each<[string, Partial<Person>, Partial<Person>, number, number, number]>([
    ['both spouses', {}, {}, 980, 3400, 5033.096],
    ['one spouse', NONE, {}, 980, 3400, 0],
    ['the other spouse', {}, NONE, 980, 3400, 0],
    ['neither spouse', NONE, NONE, 980, 0, 0],
  ])('of %s (IRC §§24(h)(7), 32(m))', (_, head, spouse, childTax, additional, earned) => {
    const { credits } = couple(head, spouse)
    expect(credits.childTax).toBeCloseTo(childTax, 6)
    expect(credits.additionalChildTax).toBeCloseTo(additional, 6)
    expect(credits.earnedIncome).toBeCloseTo(earned, 6)
  })

  test.each([
    ['both', false, false, 4400],
    ['one', true, false, 2700],
    ['no', true, true, 1000],
  ])('of %s children (IRC §24(h)(4)(C))', (_, first, second, before) => {
    const dependents = [
      { age: 6, hasNoWorkNumber: first },
      { age: 3, hasNoWorkNumber: second },
    ]
    expect(couple({}, {}, { dependents }).childTaxCredit.beforePhaseout).toBe(before)
  })

  test('leaves out children without one for the earned income credit, not their parents', () => {
    const dependents = [
      { age: 6, ...NONE },
      { age: 19, isStudent: true },
    ]
    const poor = { wages: 15000 }
    expect(couple(poor, {}, { dependents }).credits.earnedIncome).toBe(4427)
    const none = { dependents: [{ age: 6, ...NONE }] }
    expect(couple({ wages: 9000 }, {}, none).credits.earnedIncome).toBe(664)
  })

  const pay = { wages: 60000, tips: 9000, overtimePremium: 4000 }
  test.each<[string, Partial<Person>, Partial<Person>, [number, number, number]]>([
    ['both', { ...pay, age: 65 }, { ...pay, age: 66 }, [18000, 8000, 12000]],
    ['the head', { ...pay, age: 65, ...NONE }, { ...pay, age: 66 }, [9000, 4000, 6000]],
    ['neither', { ...pay, age: 65, ...NONE }, { ...pay, age: 66, ...NONE }, [0, 0, 0]],
  ])(
    'decides each one’s tips, overtime and age: %s (IRC §§151(d)(5)(C), 224(e), 225(d))',
    (_, head, spouse, amounts) => {
      const { tips, overtime, senior, carLoanInterest } = couple(head, spouse, {
        carLoanInterest: 3000,
      }).furtherDeductions
      expect([tips, overtime, senior]).toEqual(amounts)
      expect(carLoanInterest).toBe(3000)
    },
  )

  test.each([
    [2025, 2500],
    [2026, 0],
  ] as const)('decides education credits from 2026 on: %i (IRC §25A(g)(1))', (taxYear, credit) => {
    const students = [{ expenses: 4000, isAmericanOpportunity: true }]
    const { credits } = couple({ wages: 90000, ...NONE }, {}, { taxYear, students })
    expect(credits.education + credits.americanOpportunity).toBe(credit)
  })

  test('leaves Ohio without its share of the earned income credit, and with its exemptions', () => {
    const input: TaxInput = {
      taxYear: 2026,
      filingStatus: 'headOfHousehold',
      taxpayer: { age: 30, wages: 32000, ...NONE },
      dependents: [{ age: 6 }],
    }
    const { ohio } = findReturns(input)
    expect(ohio.credits.earnedIncome).toBe(0)
    expect(ohio.exemptionAmount).toBe(4800)
  })
})
