import { describe, expect, test } from 'vitest'
import type { TaxYear } from '../../src/tax/data/years.ts'
import { findBusinessIncomeDeduction } from '../../src/tax/federal/business-income-deduction.ts'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import { findFurtherDeductions } from '../../src/tax/federal/further-deductions.ts'
import { findItemizedDeductions } from '../../src/tax/federal/itemized-deductions.ts'
import { findStandardDeduction } from '../../src/tax/federal/standard-deduction.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import { type Edge, type Filing, householdOf, testEdges } from './edges.ts'

const further = (edge: Edge, at: number, more: Partial<TaxInput>) =>
  findFurtherDeductions(householdOf(edge, more), at)

test('ends the deductions for seniors, tips, overtime and car loans after 2028', () => {
  const worker = { age: 66, wages: 50000, tips: 900, overtimePremium: 900 }
  const household = householdOf({ year: 2026, status: 'single' }, { taxpayer: worker })
  const totalIn = (taxYear: number) => {
    const input = { ...household, carLoanInterest: 900, taxYear: taxYear as TaxYear }
    return findFurtherDeductions(input, 50000).total
  }
  expect(totalIn(2028)).toBe(6000 + 3 * 900)
  expect(totalIn(2029)).toBe(0)
})

describe('senior deduction', () => {
  const rule = 'Senior deduction'
  const source = 'IRC §151(d)(5)(C)'
  const single: Edge['rows'] = [
    [75000, 6000],
    [75001, 5999.94],
    [174999, 0.06],
    [175000, 0],
  ]
  const edges: Edge[] = [
    { rule, source, year: 2025, status: 'single', rows: single },
    { rule, source, year: 2026, status: 'headOfHousehold', rows: single },
    { rule, source, year: 2026, status: 'qualifyingSurvivingSpouse', rows: single },
    { rule, source, year: 2025, status: 'marriedFilingSeparately', rows: [[10000, 0]] },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [150000, 12000],
        [150001, 11999.88],
        [249999, 0.12],
        [250000, 0],
      ],
    },
  ]
  testEdges(edges, (edge, at) => {
    const more = { taxpayer: { age: 65 }, spouse: { age: 65 } }
    return further(edge, at, more).senior
  })
})

describe('tips and overtime', () => {
  const years = { year: 2025, status: 'single' } as const
  const tips: Edge[] = [
    {
      ...years,
      rule: 'Tips deduction',
      source: 'IRC §224(b)',
      rows: [
        [150999, 25000],
        [151000, 24900],
        [399999, 100],
        [400000, 0],
      ],
    },
    {
      rule: 'Tips deduction',
      source: 'IRC §224(b)',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [300999, 25000],
        [301000, 24900],
      ],
    },
    {
      rule: 'Tips deduction',
      source: 'IRC §224(f)',
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [[1000, 0]],
    },
  ]
  const paid = { taxpayer: { age: 40, tips: 26000, overtimePremium: 30000 } }
  testEdges(tips, (edge, at) => further(edge, at, paid).tips)

  const overtime: Edge[] = [
    {
      ...years,
      rule: 'Overtime deduction',
      source: 'IRC §225(b)',
      rows: [
        [150999, 12500],
        [151000, 12400],
        [274999, 100],
        [275000, 0],
      ],
    },
    {
      rule: 'Overtime deduction',
      source: 'IRC §225(b)',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [300999, 25000],
        [301000, 24900],
      ],
    },
  ]
  testEdges(overtime, (edge, at) => further(edge, at, paid).overtime)
})

describe('car loan interest', () => {
  const rule = 'Car loan interest'
  const source = 'IRC §163(h)(4)'
  const others: Edge['rows'] = [
    [100000, 10000],
    [100001, 9800],
    [101000, 9800],
    [101001, 9600],
    [149000, 200],
    [149001, 0],
  ]
  const edges: Edge[] = [
    { rule, source, year: 2025, status: 'single', rows: others },
    { rule, source, year: 2026, status: 'marriedFilingSeparately', rows: others },
    { rule, source, year: 2026, status: 'qualifyingSurvivingSpouse', rows: others },
    {
      rule,
      source,
      year: 2025,
      status: 'marriedFilingJointly',
      rows: [
        [200000, 10000],
        [200001, 9800],
      ],
    },
  ]
  testEdges(edges, (edge, at) => further(edge, at, { carLoanInterest: 11000 }).carLoanInterest)
})

describe('itemized deductions', () => {
  const itemized = (edge: Edge, at: number, more: Partial<TaxInput>) =>
    findItemizedDeductions(householdOf(edge, more), at)

  const salt = { rule: 'State and local taxes', source: 'IRC §164(b)(6)-(7)' }
  const saltEdges: Edge[] = [
    {
      ...salt,
      year: 2025,
      status: 'single',
      rows: [
        [500000, 40000],
        [500001, 39999.7],
        [599999, 10000.3],
        [600000, 10000],
        [900000, 10000],
      ],
    },
    {
      ...salt,
      year: 2025,
      status: 'marriedFilingSeparately',
      rows: [
        [250000, 20000],
        [250001, 19999.7],
        [300000, 5000],
      ],
    },
    {
      ...salt,
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [505000, 40400],
        [505001, 40399.7],
        [606333, 10000.1],
        [606334, 10000],
      ],
    },
  ]
  testEdges(
    saltEdges,
    (edge, at) => itemized(edge, at, { stateAndLocalTaxes: 90000 }).stateAndLocalTaxes,
  )

  const medical: Edge[] = [
    {
      rule: 'Medical costs of 7,501',
      source: 'IRC §213(a)',
      year: 2025,
      status: 'single',
      rows: [
        [100000, 1],
        [100014, 0],
        [-5000, 7501],
      ],
    },
  ]
  testEdges(medical, (edge, at) => itemized(edge, at, { medicalExpenses: 7501 }).medical)

  const gifts: Edge[] = [
    {
      rule: 'Cash gifts, income 100,000',
      source: 'IRC §170(b)(1)(G)',
      year: 2025,
      status: 'single',
      rows: [
        [60000, 60000],
        [60001, 60000],
      ],
    },
    {
      rule: 'Cash gifts, income 100,000',
      source: 'IRC §170(b)(1)(I)',
      year: 2026,
      status: 'single',
      rows: [
        [500, 0],
        [501, 1],
        [60500, 60000],
        [60501, 60000],
      ],
    },
  ]
  testEdges(gifts, (edge, at) => itemized(edge, 100000, { charityCash: at }).charity)

  const mortgage: Edge[] = [
    {
      rule: 'Interest of 30,000 by debt',
      source: 'IRC §163(h)(3)',
      year: 2026,
      status: 'single',
      rows: [
        [750000, 30000],
        [1500000, 15000],
      ],
    },
    {
      rule: 'Interest of 30,000 by debt',
      source: 'IRC §163(h)(3)',
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [
        [375000, 30000],
        [750000, 15000],
      ],
    },
  ]
  testEdges(
    mortgage,
    (edge, at) =>
      itemized(edge, 100000, { mortgageInterest: 30000, mortgageDebt: at }).mortgageInterest,
  )
})

describe('standard deduction', () => {
  const byAge: Edge[] = [
    {
      rule: 'By age',
      source: 'IRC §63(f)',
      year: 2025,
      status: 'single',
      rows: [
        [64, 15750],
        [65, 17750],
      ],
    },
    {
      rule: 'By age of both',
      source: 'IRC §63(f)',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [64, 32200],
        [65, 35500],
      ],
    },
  ]
  testEdges(byAge, (edge, age) => {
    const household = householdOf(edge, { taxpayer: { age }, spouse: { age } })
    return findStandardDeduction(household).total
  })

  const dependent: Edge[] = [
    {
      rule: 'Of a dependent, by wages',
      source: 'IRC §63(c)(5)',
      year: 2025,
      status: 'single',
      rows: [
        [0, 1350],
        [900, 1350],
        [901, 1351],
        [15300, 15750],
        [15301, 15750],
      ],
    },
  ]
  testEdges(dependent, (edge, wages) => {
    const taxpayer = { age: 18, isDependent: true, wages }
    return findStandardDeduction(householdOf(edge, { taxpayer })).total
  })

  test('a couple gets the smaller one when one spouse is a dependent (IRC §63(c)(5))', () => {
    const filing: Filing = { year: 2025, status: 'marriedFilingJointly' }
    const taxpayer = { age: 20, isDependent: true, wages: 5000 }
    expect(findStandardDeduction(householdOf(filing, { taxpayer })).total).toBe(5450)
  })

  test.each([
    ['marriedFilingSeparately', true, { basic: 0, additional: 0, total: 1000 }],
    ['marriedFilingSeparately', false, { basic: 16100, additional: 1650, total: 18750 }],
    ['single', true, { basic: 16100, additional: 2050, total: 19150 }],
  ] as const)('%s, the spouse itemizes: %j (IRC §63(c)(6)(A))', (status, spouseItemizes, parts) => {
    const filing: Filing = { year: 2026, status }
    const more = { taxpayer: { age: 65 }, spouseItemizes, charityCash: 1000 }
    expect(findStandardDeduction(householdOf(filing, more))).toEqual({
      ...parts,
      charity: 1000,
    })
  })

  const gifts: Edge[] = [
    { rule: 'Gifts', source: 'IRC §170(p)', year: 2025, status: 'single', rows: [[500, 0]] },
    {
      rule: 'Gifts',
      source: 'IRC §170(p)',
      year: 2026,
      status: 'single',
      rows: [
        [1000, 1000],
        [1001, 1000],
      ],
    },
    {
      rule: 'Gifts',
      source: 'IRC §170(p)',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [2000, 2000],
        [2001, 2000],
      ],
    },
  ]
  testEdges(gifts, (edge, at) => {
    const household = householdOf(edge, { charityCash: at })
    return findStandardDeduction(household).charity
  })
})

describe('business income deduction', () => {
  const rule = 'On 100,000 of profit, by taxable income'
  const source = 'IRC §199A(b)(3); Rev. Proc. 2024-40, 2025-32'
  const edges: Edge[] = [
    {
      rule,
      source,
      year: 2025,
      status: 'single',
      rows: [
        [197300, 20000],
        [222300, 10000],
        [247299, 0.4],
        [247300, 0],
      ],
    },
    {
      rule,
      source,
      year: 2025,
      status: 'marriedFilingJointly',
      rows: [
        [394600, 20000],
        [494600, 0],
      ],
    },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [
        [201775, 20000],
        [276775, 400],
      ],
    },
    {
      rule,
      source,
      year: 2026,
      status: 'qualifyingSurvivingSpouse',
      rows: [
        [201750, 20000],
        [276750, 400],
      ],
    },
  ]
  testEdges(edges, (edge, at) => findBusinessIncomeDeduction(100000, at, 0, householdOf(edge)))

  const minimum: Edge[] = [
    {
      rule: 'Minimum, by profit',
      source: 'IRC §199A(i), P.L. 119-21 §70105',
      year: 2026,
      status: 'single',
      rows: [
        [0, 0],
        [999, 199.8],
        [1000, 400],
        [2001, 400.2],
      ],
    },
    {
      rule: 'No minimum, by profit',
      source: 'IRC §199A',
      year: 2025,
      status: 'single',
      rows: [
        [999, 199.8],
        [1000, 200],
      ],
    },
  ]
  testEdges(minimum, (edge, at) => findBusinessIncomeDeduction(at, 50000, 0, householdOf(edge)))

  const gains: Edge[] = [
    {
      rule: 'On 1,000 of profit, by gains in taxable income of 5,000',
      source: 'IRC §199A(a)(1)(B)',
      year: 2025,
      status: 'single',
      rows: [
        [4000, 200],
        [4500, 100],
        [5000, 0],
        [9000, 0],
      ],
    },
  ]
  testEdges(gains, (edge, preferential) =>
    findBusinessIncomeDeduction(1000, 5000, preferential, householdOf(edge)),
  )

  test('is zero, not negative, when gains exceed taxable income', () => {
    expect(
      findBusinessIncomeDeduction(500, 5000, 9000, householdOf({ year: 2026, status: 'single' })),
    ).toBe(0)
  })

  test('applies to profit less its deductions (IRC §199A(c))', () => {
    const own = { selfEmployedHealthInsurance: 5000, selfEmployedRetirement: 2000 }
    const taxpayer = { age: 40, wages: 90000, selfEmployment: 40000, farm: 10000, ...own }
    const half = (50000 * 0.9235 * 0.153) / 2
    const of = (more: Partial<TaxInput>) =>
      calculateFederal({ taxYear: 2025, filingStatus: 'single', taxpayer, ...more })
        .businessIncomeDeduction
    expect(of({})).toBeCloseTo(0.2 * (50000 - half - 7000), 6)
    expect(of({ rental: 3000 })).toBeCloseTo(of({}), 6)
    expect(of({ rental: 3000, isRentalBusiness: true })).toBeCloseTo(of({}) + 600, 6)
  })
})
