import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/features/tax/engine/federal/federal.ts'
import { yearFigures } from '../../src/features/tax/engine/data/years.ts'
import { findOhioTax, type OhioTaxInput } from '../../src/features/tax/engine/ohio/income-tax.ts'
import { calculateOhio } from '../../src/features/tax/engine/ohio/ohio.ts'
import { type Edge, testEdges } from './edges.ts'

const calculate = (edge: Edge, more: Partial<OhioTaxInput>) =>
  findOhioTax(
    {
      filingStatus: edge.status,
      federalAdjustedGrossIncome: 0,
      exemptionCount: 0,
      businessIncome: 0,
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
    yearFigures(edge.year).ohio,
  )
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

  test('a school district taxes earned income alone where it chose that base', () => {
    const schoolDistrict = { rate: 0.01, base: 'earnedIncome' } as const
    const { schoolDistrictTax } = calculateOhio(federal, { schoolDistrict })
    expect(schoolDistrictTax).toBeCloseTo((70000 + 9235) * 0.01 - 50, 6)
  })

  test('a village taxes wages and net profit and credits tax of the workplace up to its limit', () => {
    const village = {
      rate: 0.01,
      wagesTaxedElsewhere: 20000,
      paidElsewhere: 400,
      creditShare: 1,
      creditLimitRate: 0.01,
    }
    expect(calculateOhio(federal, { village }).villageTax).toBeCloseTo(770 - 200, 6)
    const half = { ...village, creditShare: 0.25 }
    expect(calculateOhio(federal, { village: half }).villageTax).toBeCloseTo(770 - 100, 6)
  })

  test('Ohio payments become a refund or a balance due, never both', () => {
    const { incomeTax } = calculateOhio(federal)
    const result = calculateOhio(federal, { withholding: incomeTax + 10 })
    expect(result.refund).toBeCloseTo(10, 6)
    expect(result.balanceDue).toBe(0)
    expect(calculateOhio(federal).balanceDue).toBeCloseTo(incomeTax, 6)
  })
})
