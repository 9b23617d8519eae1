import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import { yearFigures } from '../../src/tax/data/years.ts'
import { findOhioTax } from '../../src/tax/ohio/income-tax.ts'
import type { OhioTaxInput } from '../../src/tax/ohio/income-tax-input.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import type { Village } from '../../src/tax/ohio/input.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'
import { type Edge, type Filing, testEdges } from './edges.ts'

const calculate = (filing: Filing, more: Partial<OhioTaxInput>) =>
  findOhioTax(
    {
      filingStatus: filing.status,
      federalAdjustedGrossIncome: 0,
      exemptionCount: 0,
      businessIncome: 0,
      depreciationAdjustment: 0,
      taxableSocialSecurity: 0,
      otherAdditions: 0,
      otherDeductions: 0,
      retirementIncome: 0,
      hasSenior: false,
      bothSpousesQualify: false,
      federalEarnedIncomeCredit: 0,
      childCareCredit: { full: 0, allowed: 0 },
      ...more,
    },
    yearFigures(filing.year).ohio,
  )
const VILLAGE: Village = {
  rate: 0.01,
  taxedElsewhere: [],
  creditShare: 1,
  creditLimitRate: 0.01,
  payments: 0,
}
const withIncome = (federalAdjustedGrossIncome: number) => ({ federalAdjustedGrossIncome })

describe('rates', () => {
  const edges: Edge[] = [
    {
      rule: 'Ohio tax by base',
      source: 'R.C. 5747.02(A)(3); 2025 IT 1040 booklet p. 18',
      year: 2025,
      status: 'single',
      rows: [
        [26050, 0],
        [26051, 342.0275],
        [68050, 1497],
        [100000, 2375.625],
        [100001, 2394.35125],
      ],
    },
    {
      rule: 'Ohio tax by base',
      source: 'R.C. 5747.02(A)(3)(c), H.B. 96',
      year: 2026,
      status: 'single',
      rows: [
        [26050, 0],
        [26051, 332.0275],
        [100001, 2365.6525],
      ],
    },
  ]
  testEdges(edges, (edge, at) => calculate(edge, withIncome(at)).incomeTax)

  const business: Edge[] = [
    {
      rule: 'Ohio tax on business income',
      source: 'R.C. 5747.01, 5747.02(A)(4)',
      year: 2025,
      status: 'single',
      rows: [
        [250000, 0],
        [250100, 3],
      ],
    },
    {
      rule: 'Ohio tax on business income',
      source: 'R.C. 5747.01, 5747.02(A)(4)',
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [
        [125000, 0],
        [125100, 3],
      ],
    },
  ]
  testEdges(business, (edge, at) => {
    return calculate(edge, { ...withIncome(at), businessIncome: at }).incomeTax
  })

  const deduction: Edge[] = [
    {
      rule: 'Business income deduction on income of 20,000, by business income',
      source: 'R.C. 5747.01; Ohio Schedule of Business Income lines 10-16',
      year: 2026,
      status: 'single',
      rows: [
        [-5000, 0],
        [5000, 5000],
        [30000, 20000],
      ],
    },
  ]
  testEdges(deduction, (edge, businessIncome) => {
    return calculate(edge, { ...withIncome(20000), businessIncome }).businessIncomeDeduction
  })
})

describe('exemptions and credits', () => {
  const exemption: Edge[] = [
    {
      rule: 'Exemption',
      source: 'R.C. 5747.025; 2025 IT 1040 booklet p. 17',
      year: 2025,
      status: 'single',
      rows: [
        [40000, 2400],
        [40001, 2150],
        [80000, 2150],
        [80001, 1900],
        [749999, 1900],
        [750000, 0],
      ],
    },
    {
      rule: 'Exemption',
      source: 'R.C. 5747.025, H.B. 96',
      year: 2026,
      status: 'single',
      rows: [
        [499999, 1900],
        [500000, 0],
      ],
    },
  ]
  testEdges(exemption, (edge, at) => {
    return calculate(edge, { ...withIncome(at), exemptionCount: 1 }).exemptionAmount
  })

  const retirement: Edge[] = [
    {
      rule: 'Retirement income credit',
      source: 'R.C. 5747.055(B)',
      year: 2025,
      status: 'single',
      rows: [
        [500, 0],
        [501, 25],
        [1500, 25],
        [1501, 50],
        [3000, 50],
        [3001, 80],
        [5000, 80],
        [5001, 130],
        [8000, 130],
        [8001, 200],
      ],
    },
  ]
  testEdges(retirement, (edge, retirementIncome) => {
    return calculate(edge, { ...withIncome(50000), retirementIncome }).credits.retirementIncome
  })

  const retirementByIncome: Edge[] = [
    {
      rule: 'Retirement income credit by income',
      source: 'R.C. 5747.055(B); 2025 IT 1040 booklet p. 28',
      year: 2026,
      status: 'single',
      rows: [
        [99999, 200],
        [100000, 0],
      ],
    },
  ]
  testEdges(retirementByIncome, (edge, at) => {
    return calculate(edge, { ...withIncome(at), retirementIncome: 9000 }).credits.retirementIncome
  })

  test('the first credits all reduce the tax before the joint filing credit', () => {
    const filing: Filing = { year: 2025, status: 'single' }
    const more = {
      exemptionCount: 3,
      retirementIncome: 9000,
      hasSenior: true,
      childCareCredit: { full: 0, allowed: 80 },
    }
    const { taxBeforeCredits, credits } = calculate(filing, { ...withIncome(36000), ...more })
    // 200 for retirement income, 50 for a senior, a quarter of 80 for care, 20 for each of three.
    expect(taxBeforeCredits - credits.taxAfterFirst).toBeCloseTo(200 + 50 + 20 + 60, 6)
  })

  const senior: Edge[] = [
    {
      rule: 'Senior credit by income',
      source: 'R.C. 5747.055(F)',
      year: 2026,
      status: 'single',
      rows: [
        [99999, 50],
        [100000, 0],
      ],
    },
  ]
  testEdges(senior, (edge, at) => {
    return calculate(edge, { ...withIncome(at), hasSenior: true }).credits.senior
  })

  const perExemption: Edge[] = [
    {
      rule: 'Exemption credit by income less exemptions',
      source: 'R.C. 5747.022',
      year: 2025,
      status: 'single',
      rows: [
        [29999, 20],
        [30000, 0],
      ],
    },
  ]
  testEdges(perExemption, (edge, at) => {
    return calculate(edge, { ...withIncome(at + 2400), exemptionCount: 1 }).credits.exemption
  })

  const joint: Edge[] = [
    {
      rule: 'Share of the joint filing credit',
      source: 'R.C. 5747.05(E); 2025 IT 1040 booklet p. 29',
      year: 2025,
      status: 'marriedFilingJointly',
      rows: [
        [50000, 0.15],
        [50001, 0.1],
        [75000, 0.1],
        [75001, 0.05],
        [750000, 0],
      ],
    },
    {
      rule: 'Share of the joint filing credit',
      source: 'R.C. 5747.05(E), H.B. 96',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [[500000, 0]],
    },
  ]
  testEdges(joint, (edge, at) => {
    const { credits } = calculate(edge, { ...withIncome(at), bothSpousesQualify: true })
    return credits.jointFiling / credits.taxAfterFirst
  })

  const care: Edge[] = [
    {
      rule: 'Child care credit by income',
      source: 'R.C. 5747.054; 2025 IT 1040 booklet p. 45',
      year: 2025,
      status: 'single',
      rows: [
        [19999, 600],
        [20000, 100],
        [39999, 100],
        [40000, 0],
      ],
    },
  ]
  testEdges(care, (edge, at) => {
    const childCareCredit = { full: 600, allowed: 400 }
    return calculate(edge, { ...withIncome(at), childCareCredit }).credits.childCare
  })
})

describe('amounts from the federal return', () => {
  const ohioOf = (more: Partial<TaxInput>) =>
    calculateOhio(
      calculateFederal({
        taxYear: 2026,
        filingStatus: 'marriedFilingJointly',
        taxpayer: { age: 40, wages: 60000 },
        ...more,
      }),
    )

  test.each<[string, Partial<TaxInput>, number]>([
    ['a couple', { spouse: { age: 40 } }, 2],
    ['a couple with children', { spouse: { age: 40 }, dependents: [{ age: 3 }, { age: 30 }] }, 4],
    ['a single filer', { filingStatus: 'single', spouse: { age: 40 } }, 1],
    [
      'someone else’s dependent',
      { filingStatus: 'single', taxpayer: { age: 20, wages: 60000, isDependent: true } },
      0,
    ],
  ])('%s gets exemptions of 2,150 each (R.C. 5747.025)', (_, more, count) => {
    expect(ohioOf(more).exemptionAmount).toBe(count * 2150)
  })

  test.each<[string, Partial<TaxInput>, boolean]>([
    ['a spouse with 499 of wages', { spouse: { age: 40, wages: 499 } }, false],
    ['a spouse with 500 of wages', { spouse: { age: 40, wages: 500 } }, true],
    ['a spouse with a pension', { spouse: { age: 70, pensionAndIra: 500 } }, true],
    [
      'a spouse with some of each',
      { spouse: { age: 70, wages: 100, pensionAndIra: 200, unemployment: 200 } },
      true,
    ],
    ['a spouse and interest', { spouse: { age: 40 }, taxableInterest: 9000 }, false],
    [
      'a spouse with profit, which Ohio deducts',
      { spouse: { age: 40, selfEmployment: 9000 } },
      false,
    ],
    [
      'a spouse with profit above what Ohio deducts',
      { taxpayer: { age: 40, wages: 60000 }, spouse: { age: 40, selfEmployment: 280000 } },
      true,
    ],
    [
      'a spouse with a loss below the limit',
      { spouse: { age: 40, wages: 5000, selfEmployment: -4600 } },
      false,
    ],
    [
      'a spouse with an IRA deduction below the limit',
      { spouse: { age: 40, wages: 5000, iraContribution: 4501 } },
      false,
    ],
    [
      'a taxpayer’s own IRA deduction',
      {
        taxpayer: { age: 40, wages: 50000, iraContribution: 5000 },
        spouse: { age: 40, wages: 500 },
      },
      true,
    ],
    [
      'a spouse with an HSA deduction below the limit',
      { spouse: { age: 40, wages: 1000, hsaContribution: 501 } },
      false,
    ],
    ['no spouse', {}, false],
    ['a separate return', { filingStatus: 'marriedFilingSeparately' }, false],
  ])('%s: joint filing credit %s (R.C. 5747.05(E))', (_, more, has) => {
    expect(ohioOf(more).credits.jointFiling > 0).toBe(has)
  })

  test('the senior credit starts at 65', () => {
    const creditAt = (age: number) => ohioOf({ spouse: { age, wages: 500 } }).credits.senior
    expect([creditAt(64), creditAt(65)]).toEqual([0, 50])
  })
})

describe('local taxes', () => {
  const federal = calculateFederal({
    taxYear: 2026,
    filingStatus: 'marriedFilingJointly',
    taxpayer: { age: 66, wages: 50000, selfEmployment: -3000 },
    spouse: { age: 50, wages: 20000, selfEmployment: 10000 },
    taxableInterest: 1000,
  })

  test('a school district taxes the traditional base, less 50 for a senior (form SD 100)', () => {
    const schoolDistrict = { rate: 0.01, base: 'traditional' } as const
    const result = calculateOhio(federal, { schoolDistrict })
    const base = result.modifiedAdjustedGrossIncome - result.exemptionAmount
    expect(result.schoolDistrictTax).toBeCloseTo(base * 0.01 - 50, 6)
    expect(result.totalTax).toBe(result.incomeTax + result.schoolDistrictTax)
  })

  test('a school district with the earned income base taxes only that', () => {
    const schoolDistrict = { rate: 0.01, base: 'earnedIncome' } as const
    const profit = calculateFederal({
      taxYear: 2026,
      filingStatus: 'marriedFilingJointly',
      taxpayer: { age: 66, wages: 50000 },
      spouse: { age: 50, wages: 20000, selfEmployment: 10000 },
      taxableInterest: 1000,
    })
    const { schoolDistrictTax } = calculateOhio(profit, { schoolDistrict })
    expect(schoolDistrictTax).toBeCloseTo((70000 + 9235) * 0.01 - 50, 6)
  })

  test('the earned income base never exceeds modified adjusted gross income (R.C. 5748.01(E)(1)(b))', () => {
    const schoolDistrict = { rate: 0.01, base: 'earnedIncome' } as const
    const result = calculateOhio(federal, { schoolDistrict })
    expect(result.modifiedAdjustedGrossIncome).toBeLessThan(70000 + 9235)
    expect(result.schoolDistrictTax).toBeCloseTo(result.modifiedAdjustedGrossIncome * 0.01 - 50, 6)
  })

  test('a village taxes wages and net profit and credits workplace tax up to its limit', () => {
    const village = {
      rate: 0.01,
      taxedElsewhere: [{ wages: 20000, paid: 400 }],
      creditShare: 1,
      creditLimitRate: 0.01,
      payments: 0,
    }
    expect(calculateOhio(federal, { village }).villageTax).toBeCloseTo(770 - 200, 6)
    const half = { ...village, creditShare: 0.25 }
    expect(calculateOhio(federal, { village: half }).villageTax).toBeCloseTo(770 - 50, 6)
  })

  test.each([
    // Half credit up to 1%: of 900 paid, 600 are within the rate (form of the regional collectors).
    [900, 0.5, 900],
    [300, 0.5, 1050],
    [900, 0, 1200],
  ])(
    'of %i paid elsewhere, a town that credits a share of %d charges %i',
    (paid, creditShare, tax) => {
      const worker = calculateFederal({
        taxYear: 2026,
        filingStatus: 'single',
        taxpayer: { age: 40, wages: 60000 },
      })
      const result = calculateOhio(worker, {
        village: {
          ...VILLAGE,
          rate: 0.02,
          taxedElsewhere: [{ wages: 60000, paid }],
          creditShare,
          payments: 100,
        },
      })
      expect(result.villageTax).toBeCloseTo(tax, 6)
      expect(result.village.balanceDue).toBeCloseTo(tax - 100, 6)
      expect(result.workplaceTax).toBe(paid)
    },
  )

  test('limits the credit for each W-2, so that a high rate in one town makes up for no other', () => {
    const couple = calculateFederal({
      taxYear: 2026,
      filingStatus: 'marriedFilingJointly',
      taxpayer: { age: 40, wages: 50000 },
      spouse: { age: 40, wages: 50000 },
    })
    const taxedElsewhere = [
      { wages: 50000, paid: 1500 },
      { wages: 50000, paid: 500 },
    ]
    const village = { ...VILLAGE, rate: 0.02, creditLimitRate: 0.02, taxedElsewhere }
    const result = calculateOhio(couple, { village })
    expect(result.villageTax).toBeCloseTo(500, 6)
    expect(result.workplaceTax).toBe(2000)
  })

  test.each([
    // 3% of 50,000 is 1,500; 2% of it is credited at home.
    ['withheld in full', 1500, 500, 0, 0],
    ['withheld in part', 900, 500, 600, 0],
    ['withheld beyond the tax', 1800, 500, 0, 300],
  ])('credits a work town’s tax by its rate, %s', (_, paid, home, balanceDue, refund) => {
    const couple = calculateFederal({
      taxYear: 2026,
      filingStatus: 'marriedFilingJointly',
      taxpayer: { age: 40, wages: 50000 },
      spouse: { age: 40, wages: 50000 },
    })
    const taxedElsewhere = [
      { wages: 50000, rate: 0.03, paid },
      { wages: 50000, rate: 0.01, paid: 500 },
    ]
    const village = { ...VILLAGE, rate: 0.02, creditLimitRate: 0.02, taxedElsewhere }
    const result = calculateOhio(couple, { village })
    expect(result.villageTax).toBeCloseTo(home, 6)
    expect(result.workplaceTax).toBeCloseTo(2000, 6)
    expect(result.workplaces[0]?.balanceDue).toBeCloseTo(balanceDue, 6)
    expect(result.workplaces[0]?.refund).toBeCloseTo(refund, 6)
    expect(result.workplaces[1]).toMatchObject({ balanceDue: 0, refund: 0 })
  })

  test('gives no credit at home for what a work town withheld beyond its tax', () => {
    const worker = calculateFederal({
      taxYear: 2026,
      filingStatus: 'single',
      taxpayer: { age: 40, wages: 60000 },
    })
    const taxedElsewhere = [{ wages: 60000, rate: 0.01, paid: 900 }]
    const village = { ...VILLAGE, rate: 0.02, creditLimitRate: 0.02, taxedElsewhere }
    expect(calculateOhio(worker, { village }).villageTax).toBeCloseTo(600, 6)
  })

  test('a town taxes Medicare wages (R.C. 718.01(R))', () => {
    const worker = calculateFederal({
      taxYear: 2026,
      filingStatus: 'single',
      taxpayer: { age: 40, wages: 60000, medicareWages: 66000 },
    })
    expect(calculateOhio(worker, { village: VILLAGE }).villageTax).toBeCloseTo(660, 6)
  })

  test('shares the year between two addresses by days', () => {
    const worker = calculateFederal({
      taxYear: 2026,
      filingStatus: 'single',
      taxpayer: { age: 40, wages: 60000 },
    })
    const taxedElsewhere = [{ wages: 60000, paid: 300 }]
    const result = calculateOhio(worker, {
      village: { ...VILLAGE, rate: 0.02, creditLimitRate: 0.02, taxedElsewhere, yearShare: 0.6 },
      earlierVillage: { ...VILLAGE, taxedElsewhere, yearShare: 0.4 },
      schoolDistrict: { rate: 0.01, base: 'earnedIncome', yearShare: 0.6 },
      earlierDistrict: { rate: 0.005, base: 'traditional', yearShare: 0.4 },
    })
    // 60% of (1,200 - 300) and 40% of (600 - 300).
    expect(result.villageTax).toBeCloseTo(660, 6)
    // 60% of 600 and 40% of 0.5% of (60,000 - 2,150).
    expect(result.schoolDistrictTax).toBeCloseTo(475.7, 6)
  })

  test('Ohio payments become a refund or a balance due, never both', () => {
    const { incomeTax } = calculateOhio(federal)
    const result = calculateOhio(federal, { withholding: incomeTax + 10 })
    expect(result.refund).toBeCloseTo(10, 6)
    expect(result.balanceDue).toBe(0)
    expect(calculateOhio(federal).balanceDue).toBeCloseTo(incomeTax, 6)
  })

  const householdOf = (more: Partial<TaxInput>) =>
    calculateFederal({ taxYear: 2026, filingStatus: 'single', taxpayer: { age: 40 }, ...more })

  test('a school district gives the 50 only to seniors and refunds none of it', () => {
    const districtTax = (more: Partial<TaxInput>, base: 'traditional' | 'earnedIncome') =>
      calculateOhio(householdOf(more), { schoolDistrict: { rate: 0.01, base } }).schoolDistrictTax
    const young = { age: 40, wages: 30000 }
    expect(districtTax({ taxpayer: young }, 'earnedIncome')).toBeCloseTo(300, 6)
    expect(districtTax({ taxpayer: { ...young, age: 65 } }, 'earnedIncome')).toBeCloseTo(250, 6)
    expect(districtTax({ taxpayer: { age: 65, wages: 4000 } }, 'earnedIncome')).toBe(0)
    expect(districtTax({ taxpayer: { age: 40, farm: -9000 } }, 'traditional')).toBe(0)
  })

  test.each<[string, Partial<TaxInput>, number]>([
    ['rents', { taxpayer: { age: 40, wages: 30000 }, rental: 2000 }, 320],
    ['rents less a loss', { taxpayer: { age: 40, wages: 30000, farm: -500 }, rental: 2000 }, 315],
    ['no loss', { taxpayer: { age: 40, wages: 30000, farm: -9000 }, rental: 2000 }, 300],
    ['no pension', { taxpayer: { age: 70, wages: 30000, pensionAndIra: 9000 } }, 300],
    ['no military pay', { taxpayer: { age: 40, wages: 30000, militaryPay: 12000 } }, 180],
  ])('besides wages, a village taxes %s', (_, more, tax) => {
    expect(calculateOhio(householdOf(more), { village: VILLAGE }).villageTax).toBeCloseTo(tax, 6)
  })

  test('a village’s credit is not refundable', () => {
    const village = { ...VILLAGE, taxedElsewhere: [{ wages: 50000, paid: 900 }] }
    const household = householdOf({ taxpayer: { age: 40, wages: 10000 } })
    expect(calculateOhio(household, { village }).villageTax).toBe(0)
  })

  test('Ohio withholding and estimated payments are both payments', () => {
    const result = calculateOhio(householdOf({}), { withholding: 30, estimatedPayments: 400 })
    expect(result).toMatchObject({ payments: 430, refund: 430, balanceDue: 0 })
    expect(calculateOhio(householdOf({})).payments).toBe(0)
  })
})
