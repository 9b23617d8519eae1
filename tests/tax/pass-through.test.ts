import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { Person, TaxInput } from '../../src/tax/input.ts'
import type { OhioInput } from '../../src/tax/ohio/input.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'

const of = (taxpayer: Partial<Person>, more: Partial<TaxInput> = {}) =>
  calculateFederal({
    taxYear: 2026,
    filingStatus: 'marriedFilingJointly',
    taxpayer: { age: 40, ...taxpayer },
    spouse: { age: 40 },
    ...more,
  })

const ohioOf = (taxpayer: Partial<Person>, ohio: OhioInput = {}) =>
  calculateOhio(of(taxpayer), ohio)

test('taxes an S corporation owner with wages of 60,000 and a share of 110,000', () => {
  const owner = { wages: 60000, sCorporationIncome: 110000 }
  expect(of(owner).totalTax).toBeCloseTo(14900, 2)
  expect(ohioOf(owner).incomeTax).toBeCloseTo(1161.12, 1)
})

test('counts an owner’s own pay as business income for Ohio (R.C. 5733.40(A)(7))', () => {
  const owner = { wages: 60000, sCorporationIncome: 110000, ownerPay: 60000 }
  expect(ohioOf(owner)).toMatchObject({ businessIncomeDeduction: 170000, incomeTax: 0 })
})

describe('a partner', () => {
  const partner = {
    partnershipIncome: 40000,
    guaranteedPayments: 20000,
    partnershipSelfEmployment: 60000,
  }

  test('pays self-employment tax on box 14, and not on what box 14 leaves out', () => {
    // 60,000 x 0.9235 x 15.3%
    expect(of(partner).selfEmploymentTax).toBeCloseTo(8477.73, 2)
    expect(of({ partnershipIncome: 40000 }).selfEmploymentTax).toBe(0)
  })

  test('deducts business income without guaranteed payments (IRC §199A(c)(4)(B))', () => {
    // AGI 60,000 - 4,238.87, less 32,200: 23,561.14, of which 20% is less than 20% of 35,761.14.
    expect(of(partner).businessIncomeDeduction).toBeCloseTo(4712.23, 2)
    const { businessIncomeDeduction } = of({ ...partner, wages: 90000 })
    expect(businessIncomeDeduction).toBeCloseTo(0.2 * (40000 - 4238.865), 2)
  })

  test('deducts section 179 expense', () => {
    expect(of({ ...partner, passThroughSection179: 15000 }).income.passThrough).toBe(45000)
  })

  test('earns the earned income credit, an S corporation’s share does not', () => {
    const children = { dependents: [{ age: 5 }] }
    const small = { partnershipIncome: 15000, partnershipSelfEmployment: 15000 }
    expect(of(small, children).credits.earnedIncome).toBeGreaterThan(4000)
    expect(of({ sCorporationIncome: 15000 }, children).credits.earnedIncome).toBe(0)
  })

  test.each([
    ['a partnership', { partnershipIncome: 40000 }, 800],
    ['guaranteed payments', { guaranteedPayments: 20000 }, 400],
    ['an S corporation', { sCorporationIncome: 40000 }, 0],
  ])('owes the home town tax on %s', (_, taxpayer, tax) => {
    const village = {
      rate: 0.02,
      taxedElsewhere: [],
      creditShare: 1,
      creditLimitRate: 0.02,
      payments: 0,
    }
    expect(ohioOf(taxpayer, { village }).villageTax).toBeCloseTo(tax, 2)
  })
})

describe('wages and property of the business (IRC §199A(b)(2))', () => {
  test.each([
    // Taxable income 767,800 is above the whole range: half of the wages.
    [800000, 60000, 0, 30000],
    // A quarter of the wages and 2.5% of the property.
    [800000, 40000, 2000000, 60000],
    [800000, 900000, 0, 153560],
    [800000, 0, 0, 400],
    // Taxable income 453,500 is a third into the range: a third of (97,140 - 30,000) is lost.
    [485700, 60000, 0, 74760],
    // Below the range nothing limits.
    [400000, 0, 0, 73560],
  ])('of %i, with wages of %i and property of %i', (income, wages, property, deduction) => {
    const { businessIncomeDeduction } = of(
      { sCorporationIncome: income },
      { passThroughWages: wages, passThroughProperty: property },
    )
    expect(businessIncomeDeduction).toBeCloseTo(deduction, 2)
  })
})

describe('a business the owner only invests in', () => {
  const passive = (sCorporationIncome: number, rental = 0) =>
    of({ wages: 60000, sCorporationIncome, isPassThroughPassive: true }, { rental })

  test.each([
    // A loss counts up to other passive income (IRC §469(a)).
    [-9000, 0, 0, 0],
    [-9000, 4000, -4000, 4000],
    [5000, -9000, 5000, -9000],
    // Its profit covers a rental loss beyond the landlord's 25,000.
    [5000, -40000, 5000, -30000],
    [-9000, -40000, 0, -25000],
  ])('with a share of %i and rent of %i', (share, rental, passThrough, rent) => {
    expect(passive(share, rental).income).toMatchObject({ passThrough, rental: rent })
  })

  test('pays net investment income tax, an active owner does not (IRC §1411(c)(2)(A))', () => {
    const owner = { wages: 60000, sCorporationIncome: 320000 }
    expect(of(owner).netInvestmentIncomeTax).toBe(0)
    const investor = of({ ...owner, isPassThroughPassive: true })
    expect(investor.netInvestmentIncomeTax).toBeCloseTo(4940, 2)
  })

  test('counts it toward the limit of the earned income credit (IRC §32(i)(2)(E))', () => {
    const parent = { wages: 15000, sCorporationIncome: 13000 }
    const children = { dependents: [{ age: 5 }] }
    expect(of(parent, children).credits.earnedIncome).toBeGreaterThan(0)
    expect(of({ ...parent, isPassThroughPassive: true }, children).credits.earnedIncome).toBe(0)
  })
})

test('counts each spouse’s own share for Ohio’s joint filing credit only above the deduction', () => {
  const couple = (sCorporationIncome: number) =>
    calculateOhio(of({ wages: 60000 }, { spouse: { age: 40, sCorporationIncome } }))
  expect(couple(200000).credits.jointFiling).toBe(0)
  expect(couple(251000).credits.jointFiling).toBeGreaterThan(0)
})
