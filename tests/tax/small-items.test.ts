import { describe, expect, test } from 'vitest'
import { findCliffs } from '../../src/tax/cliffs.ts'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { Person, TaxInput } from '../../src/tax/input.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'
import { type Edge, testEdges } from './edges.ts'

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

describe('alimony under agreements made before 2019', () => {
  test('is income of its recipient and deducted by its payer (IRC §§71, 215)', () => {
    const result = of({}, { wages: 60000, alimonyReceived: 5000, alimonyPaid: 7000 })
    expect(result.income.alimony).toBe(5000)
    expect(result.adjustedGrossIncome).toBe(58000)
  })

  test.each([
    [6999, 6999],
    [7000, 7000],
    [9000, 7000],
  ])('of %i lets its recipient deduct %i paid into an IRA (IRC §219(f)(1))', (received, ira) => {
    const result = of({}, { alimonyReceived: received, iraContribution: 7000 })
    expect(result.adjustments.ira).toBe(ira)
  })

  test('is not earned (IRC §32(c)(2))', () => {
    const parent = { dependents: [{ age: 8 }] }
    expect(of(parent, { alimonyReceived: 15000 }).credits.earnedIncome).toBe(0)
  })

  test.each<[string, Partial<Person>, boolean]>([
    ['500 received', { alimonyReceived: 500 }, true],
    ['499 received', { alimonyReceived: 499 }, false],
    ['500 of wages left after it is paid', { wages: 2500, alimonyPaid: 2000 }, true],
    ['499 of wages left after it is paid', { wages: 2500, alimonyPaid: 2001 }, false],
  ])('counts for Ohio’s joint filing credit: %s (R.C. 5747.05(E))', (_, spouse, qualifies) => {
    const joint = of({ filingStatus: 'marriedFilingJointly', spouse: { age: 40, ...spouse } })
    expect(calculateOhio(joint).credits.jointFiling > 0).toBe(qualifies)
  })
})

describe('excess Social Security tax of several employers (IRC §§31(b), 6413(c))', () => {
  test.each([
    // 6.2% of 176,100 and of 184,500.
    [2025, 10918.2, 0],
    [2025, 10919.2, 1],
    [2026, 11439, 0],
    [2026, 11440, 1],
    // Wages of 130,000 and 90,000.
    [2026, 13640, 2201],
  ] as const)('%i: of %d withheld', (taxYear, socialSecurityWithheld, excess) => {
    const [once, more] = [0, socialSecurityWithheld].map((withheld) =>
      of({ taxYear }, { wages: 190000, socialSecurityWithheld: withheld }),
    )
    expect(more?.excessSocialSecurity).toBeCloseTo(excess, 6)
    expect(more?.totalTax).toBe(once?.totalTax)
    expect((once?.balanceDue ?? 0) - (more?.balanceDue ?? 0)).toBeCloseTo(excess, 6)
  })

  test('is each spouse’s own', () => {
    const half = { wages: 110000, socialSecurityWithheld: 6820 }
    const joint = { filingStatus: 'marriedFilingJointly', spouse: { age: 40, ...half } } as const
    expect(of(joint, half).excessSocialSecurity).toBe(0)
  })
})

describe('mortgage insurance', () => {
  const rule = 'Of 2,000 of premiums, by wages'
  const source = 'IRC §163(h)(3)(E); P.L. 119-21 §70108'
  const steps = [
    [100000, 2000],
    [100001, 1800],
    [101000, 1800],
    [101001, 1600],
    [109000, 200],
    [109001, 0],
    [150000, 0],
  ] as const
  const edges: Edge[] = [
    { rule, source, year: 2026, status: 'single', rows: steps },
    { rule, source, year: 2026, status: 'marriedFilingJointly', rows: steps },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: steps.slice(0, -1).map(([wages, amount]) => [wages / 2, amount] as const),
    },
    { rule, source, year: 2025, status: 'single', rows: [[60000, 0]] },
  ]
  testEdges(edges, ({ year, status }, wages) => {
    const more = { taxYear: year, filingStatus: status, mortgageInsurance: 2000 }
    return of(more, { wages }).itemizedDeductions.mortgageInsurance
  })

  test('is itemized with the interest', () => {
    const result = of({ mortgageInterest: 20000, mortgageInsurance: 1500 })
    expect(result.taxableIncome).toBe(60000 - 21500)
  })

  test('is a cliff: $100 more in wages can cost more than $100', () => {
    const home = { mortgageInterest: 30000, mortgageInsurance: 4000 }
    const [before, after] = [99950, 100050].map((wages) => {
      const federal = of(home, { wages })
      return { federal, ohio: calculateOhio(federal) }
    })
    if (!before || !after) throw new Error('no returns')
    expect(after.federal.totalTax - before.federal.totalTax).toBeGreaterThan(100)
    expect(findCliffs(before, after).map(({ id }) => id)).toContain('mortgageInsurance')
  })
})

describe('a real estate professional’s rent (IRC §469(c)(2), (7))', () => {
  const own = { isRentalBusiness: true, isRealEstateProfessional: true }

  test('is no investment income for the earned income credit (IRC §32(i)(2)(C), (E))', () => {
    const parent = { dependents: [{ age: 8 }], rental: 12201, isRentalBusiness: true }
    const credit = (more: Partial<TaxInput>) =>
      of({ ...parent, ...more }, { wages: 12000 }).credits.earnedIncome
    expect(credit({})).toBe(0)
    expect(credit(own)).toBeGreaterThan(0)
  })

  test('is no net investment income (IRC §1411(c)(2)(A))', () => {
    const tax = (more: Partial<TaxInput>) =>
      of({ rental: 10000, ...more }, { wages: 250000 }).netInvestmentIncomeTax
    expect(tax({})).toBeCloseTo(380, 6)
    expect(tax(own)).toBe(0)
  })

  test('is deducted in full when it is a loss', () => {
    const rental = (more: Partial<TaxInput>) =>
      of({ rental: -40000, ...more }, { wages: 160000 }).income.rental
    expect(rental({})).toBeCloseTo(0, 6)
    expect(rental(own)).toBe(-40000)
  })

  test('leaves the passive loss of a K-1 where it is', () => {
    const share = { wages: 60000, sCorporationIncome: -5000, isPassThroughPassive: true }
    expect(of({ rental: 8000 }, share).income.passThrough).toBe(-5000)
    expect(of({ rental: 8000, ...own }, share).income.passThrough).toBeCloseTo(0, 6)
  })
})
