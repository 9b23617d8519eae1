import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { Person, TaxInput } from '../../src/tax/input.ts'

const child = (person: Partial<Person>, more: Partial<TaxInput> = {}) =>
  calculateFederal({
    taxYear: 2026,
    filingStatus: 'single',
    taxpayer: { age: 15, isDependent: true, ...person },
    parentsTaxableIncome: 300000,
    ...more,
  })

describe('taxable scholarships of dependents (IRC §63(c)(5), Publication 501)', () => {
  test.each([
    [900, 1350],
    [901, 1351],
    [15650, 16100],
    [15651, 16100],
  ])('of %i make the standard deduction %i', (scholarship, deduction) => {
    expect(child({ scholarship }).standardDeduction.basic).toBe(deduction)
  })

  test('are earned for nothing else', () => {
    const student = { age: 30, isDependent: false, scholarship: 15000, iraContribution: 5000 }
    const { adjustments, credits } = child(student, { dependents: [{ age: 3 }] })
    expect(adjustments.ira).toBe(0)
    expect(credits.earnedIncome + credits.additionalChildTax).toBe(0)
  })
})

describe('a child’s investment income (IRC §1(g), Form 8615)', () => {
  const addition = (person: Partial<Person>, more: Partial<TaxInput>) =>
    child(person, more).childAddition
  test.each([
    [2699, 0],
    [2700, 0],
    [2701, 0.14],
    [6000, 462],
  ])('of %i adds %f', (taxableInterest, added) => {
    expect(addition({}, { taxableInterest })).toBeCloseTo(added, 6)
  })

  test.each<[number, boolean, boolean, boolean]>([
    [17, false, false, true],
    [17, false, true, true],
    [18, false, false, true],
    [18, false, true, false],
    [19, false, false, false],
    [19, true, false, true],
    [23, true, false, true],
    [23, true, true, false],
    [24, true, false, false],
  ])('at %i, student %s, own support %s: %s', (age, isStudent, paysOwnSupport, isTaxed) => {
    const added = addition({ age, isStudent }, { taxableInterest: 6000, paysOwnSupport })
    expect(added > 0).toBe(isTaxed)
  })

  test('is taxed over the end of the parents’ bracket', () => {
    // 1,000 at 24% and 2,300 at 32%, in place of 10%.
    const parents = { taxableInterest: 6000, parentsTaxableIncome: 402550 }
    expect(addition({}, parents)).toBeCloseTo(240 + 736 - 330, 6)
    const single = { ...parents, parentsTaxableIncome: 100000, parentsStatus: 'single' } as const
    expect(addition({}, single)).toBeCloseTo(0.12 * 3300, 6)
  })

  test('of gains is taxed at the parents’ rate for gains', () => {
    expect(addition({}, { longTermGain: 6000 })).toBeCloseTo(0.15 * 3300, 6)
    expect(addition({}, { longTermGain: 6000, parentsTaxableIncome: 50000 })).toBe(0)
  })

  test('leaves earned income at the child’s rates', () => {
    expect(addition({ wages: 20000 }, { taxableInterest: 3000 })).toBeCloseTo(0.14 * 300, 6)
    expect(addition({ wages: 20000 }, {})).toBe(0)
  })

  test('does not rise on a joint return, for an adult, or with parents at the lowest rate', () => {
    const interest = { taxableInterest: 6000 }
    expect(addition({ isDependent: false }, interest)).toBe(0)
    expect(addition({}, { ...interest, parentsTaxableIncome: 0 })).toBe(0)
    const couple = {
      ...interest,
      filingStatus: 'marriedFilingJointly',
      spouse: { age: 17 },
    } as const
    expect(addition({ age: 17 }, couple)).toBe(0)
  })
})

describe('adoption (IRC §23)', () => {
  const adopt = (more: Partial<TaxInput>, wages = 90000) =>
    calculateFederal({
      taxYear: 2026,
      filingStatus: 'headOfHousehold',
      taxpayer: { age: 40, wages },
      dependents: [{ age: 3 }],
      ...more,
    }).credits
  test.each([
    [5119, 265080, 5119, 0],
    [5121, 265080, 5120, 1],
    [17670, 265080, 5120, 12550],
    [17671, 265080, 5120, 12550],
    // Half of it, a quarter of it, and nothing.
    [17670, 285080, 5120, 3715],
    [17670, 295080, 4417.5, 0],
    [17670, 305080, 0, 0],
  ])('costs of %i at %i pay out %f and reduce tax by %f', (adoptionCosts, wages, paid, reduced) => {
    const { adoption, adoptionRefundable } = adopt({ adoptionCosts }, wages)
    expect(adoptionRefundable).toBeCloseTo(paid, 6)
    expect(adoption).toBeCloseTo(reduced, 6)
  })

  test.each([
    [2025, 17280, 5000],
    [2026, 17670, 5120],
  ] as const)(
    'of a child with special needs counts in full without costs in %i',
    (taxYear, max, paid) => {
      const found = adopt({ taxYear, specialNeedsAdoptions: 1 }, 200000)
      expect(found.adoptionRefundable).toBe(paid)
      expect(found.adoption).toBe(max - paid)
      const two = adopt(
        { taxYear, specialNeedsAdoptions: 1, adoptedChildren: 2, adoptionCosts: 2000 },
        200000,
      )
      expect(two.adoptionRefundable).toBe(paid + 2000)
    },
  )

  test('comes after the child tax credit, and what is left from earlier years is not paid out', () => {
    // Taxable income of 15,850 has a tax of 1,585.
    const { childTax, adoption, adoptionRefundable } = adopt({ adoptionCarryover: 9000 }, 40000)
    expect([childTax, adoption, adoptionRefundable]).toEqual([1585, 0, 0])
    expect(adopt({ adoptionCarryover: 3000 }, 90000).adoption).toBe(3000)
  })

  test.each([
    [false, 0],
    [true, 5120],
  ])('on a separate return needs a life apart: %s', (isLivingApart, paid) => {
    const separate = { filingStatus: 'marriedFilingSeparately', isLivingApart } as const
    expect(adopt({ ...separate, adoptionCosts: 17670 }).adoptionRefundable).toBe(paid)
  })
})
