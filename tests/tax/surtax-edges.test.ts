import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import { type Edge, type Filing, testEdges } from './edges.ts'

const calculate = (filing: Filing, more: Partial<TaxInput>) =>
  calculateFederal({
    taxYear: filing.year,
    filingStatus: filing.status,
    taxpayer: { age: 40 },
    spouse: { age: 40 },
    ...more,
  })

describe('self-employment tax', () => {
  const byProfit: Edge[] = [
    {
      rule: 'By profit',
      source: 'IRC §§1401, 1402; Schedule SE',
      year: 2025,
      status: 'single',
      rows: [
        [-1000, 0],
        [433, 0],
        // Earnings of exactly 400 are taxed; less is not.
        [400 / 0.9235, 400 * 0.153],
        [434, 434 * 0.9235 * 0.153],
        // 176,100 / 0.9235 = 190,687.6: above it the 12.4% stops.
        [190687, 190687 * 0.9235 * 0.153],
        [200000, 0.124 * 176100 + 0.029 * 184700],
      ],
    },
  ]
  testEdges(byProfit, (edge, selfEmployment) => {
    return calculate(edge, { taxpayer: { age: 40, selfEmployment } }).selfEmploymentTax
  })

  const byWages: Edge[] = [
    {
      rule: 'On 10,000 of profit, by own wages',
      source: 'IRC §1402(b); SSA determination for 2026',
      year: 2026,
      status: 'single',
      rows: [
        [184500 - 9235, 1412.955],
        [184499, 0.124 + 0.029 * 9235],
        [184500, 0.029 * 9235],
        [184501, 0.029 * 9235],
      ],
    },
  ]
  testEdges(byWages, (edge, wages) => {
    return calculate(edge, { taxpayer: { age: 40, wages, selfEmployment: 10000 } })
      .selfEmploymentTax
  })
})

describe('Additional Medicare Tax', () => {
  const rule = 'By wages'
  const source = 'IRC §3101(b)(2); Form 8959'
  const others: Edge['rows'] = [
    [200000, 0],
    [200001, 0.009],
  ]
  const edges: Edge[] = [
    { rule, source, year: 2025, status: 'single', rows: others },
    { rule, source, year: 2026, status: 'headOfHousehold', rows: others },
    { rule, source, year: 2026, status: 'qualifyingSurvivingSpouse', rows: others },
    {
      rule,
      source,
      year: 2025,
      status: 'marriedFilingJointly',
      rows: [
        [250000, 0],
        [250001, 0.009],
      ],
    },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [
        [125000, 0],
        [125001, 0.009],
      ],
    },
  ]
  testEdges(edges, (edge, wages) => {
    return calculate(edge, { taxpayer: { age: 40, wages } }).additionalMedicare
  })
})

describe('net investment income tax', () => {
  const rule = 'On 10,000 of interest, by wages'
  const source = 'IRC §1411; Form 8960'
  const others: Edge['rows'] = [
    [190000, 0],
    [190001, 0.038],
    [200000, 380],
    [200001, 380],
  ]
  const married: Edge['rows'] = [
    [240000, 0],
    [240001, 0.038],
    [250000, 380],
    [250001, 380],
  ]
  const edges: Edge[] = [
    { rule, source, year: 2025, status: 'single', rows: others },
    { rule, source, year: 2026, status: 'headOfHousehold', rows: others },
    { rule, source, year: 2026, status: 'qualifyingSurvivingSpouse', rows: married },
    { rule, source, year: 2025, status: 'marriedFilingJointly', rows: married },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [
        [115000, 0],
        [115001, 0.038],
      ],
    },
  ]
  testEdges(edges, (edge, wages) => {
    const more = { taxpayer: { age: 40, wages }, taxableInterest: 10000 }
    return calculate(edge, more).netInvestmentIncomeTax
  })
})

test.each<[string, Partial<TaxInput>, number]>([
  [
    'income of every kind',
    { taxableInterest: 1, ordinaryDividends: 20, longTermGain: 300, rental: 4000 },
    4321,
  ],
  ['interest less a capital loss', { taxableInterest: 5000, shortTermGain: -9000 }, 2000],
  ['interest less than a capital loss', { taxableInterest: 1000, shortTermGain: -9000 }, 0],
  ['tax-exempt interest', { taxExemptInterest: 5000 }, 0],
])('%s counts as investment income (IRC §1411(c))', (_, more, investment) => {
  const filing: Filing = { year: 2025, status: 'single' }
  const { netInvestmentIncomeTax } = calculate(filing, {
    taxpayer: { age: 40, wages: 300000 },
    ...more,
  })
  expect(netInvestmentIncomeTax).toBeCloseTo(0.038 * investment, 6)
})

test('Medicare wages, not box 1, count for payroll taxes (IRC §§3101, 1402(b))', () => {
  const filing = { year: 2026, status: 'single' } as const
  const worker = { age: 40, wages: 190000, medicareWages: 210000, selfEmployment: 10000 }
  const result = calculate(filing, { taxpayer: worker })
  expect(result.additionalMedicare).toBeCloseTo(0.009 * (10000 + 9235), 6)
  expect(result.selfEmploymentTax).toBeCloseTo(0.029 * 9235, 6)
})

describe('Additional Medicare Tax of a couple', () => {
  const edges: Edge[] = [
    {
      rule: 'On 200,000 of wages of one, by profit of the other',
      source: 'IRC §§1401(b)(2)(B), 3101(b)(2); Form 8959 part II',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [-9000, 0],
        [54141, 0],
        [60000, 0.009 * (60000 * 0.9235 - 50000)],
      ],
    },
  ]
  testEdges(edges, (edge, selfEmployment) => {
    const taxpayer = { age: 40, wages: 200000 }
    return calculate(edge, { taxpayer, spouse: { age: 40, selfEmployment } }).additionalMedicare
  })
})

describe('alternative minimum tax', () => {
  // Gifts of 100,000 less 4,000 and state taxes of 10,000 leave 694,000, reduced by 2/37 of 106,000.
  const cut = (2 / 37) * 106000
  const gainsTax = (income: number) => 0.15 * (545500 - 49450) + 0.2 * (income - 545500)

  test('capital gain rates apply to the remaining gains, without an exemption (IRC §55(b)(3))', () => {
    const filing: Filing = { year: 2026, status: 'single' }
    const more = { longTermGain: 800000, charityCash: 100000, stateAndLocalTaxes: 10000 }
    const { alternativeMinimumTax, incomeTax } = calculate(filing, more)
    expect(incomeTax.tax).toBeCloseTo(gainsTax(694000 + cut), 6)
    expect(alternativeMinimumTax.tentativeTax).toBeCloseTo(gainsTax(704000), 6)
    expect(alternativeMinimumTax.tax).toBeCloseTo(0.2 * (10000 - cut), 6)
  })
})

test('its income adds back the standard and the senior deduction, but no others (IRC §56(b)(1)(D))', () => {
  const filing: Filing = { year: 2026, status: 'single' }
  const taxpayer = { age: 70, wages: 90000 }
  const of = (more: Partial<TaxInput>) => calculate(filing, { taxpayer, ...more })
  expect(of({}).alternativeMinimumTax.income).toBeCloseTo(90000, 6)
  expect(of({ charityCash: 900 }).alternativeMinimumTax.income).toBeCloseTo(89100, 6)
  expect(of({ carLoanInterest: 700 }).alternativeMinimumTax.income).toBeCloseTo(89300, 6)
  const itemized = of({ stateAndLocalTaxes: 15000, mortgageInterest: 20000 })
  expect(itemized.alternativeMinimumTax.income).toBeCloseTo(70000, 6)
})

test('withholding and estimated payments are both payments', () => {
  const filing: Filing = { year: 2026, status: 'single' }
  const even = calculate(filing, { withholding: 300, estimatedPayments: 4000 })
  expect(even).toMatchObject({ payments: 4300, refund: 4300, balanceDue: 0 })
})

describe('additional income of separate filers for the alternative minimum tax', () => {
  const rule = 'By income before it'
  const source = 'IRC §55(d)(3), last sentence; Form 6251 line 4'
  const status = 'marriedFilingSeparately'
  const edges: Edge[] = [
    {
      rule,
      source,
      year: 2025,
      status,
      rows: [
        [900350, 0],
        [900351, 0.25],
        [1174350, 68500],
        [1174354, 68500],
      ],
    },
    {
      rule,
      source,
      year: 2026,
      status,
      rows: [
        [640200, 0],
        [640204, 1],
        [920600, 70100],
        [920604, 70100],
      ],
    },
    { rule, source, year: 2026, status: 'single', rows: [[2000000, 0]] },
  ]
  testEdges(edges, (edge, wages) => {
    const { alternativeMinimumTax } = calculate(edge, { taxpayer: { age: 40, wages } })
    return alternativeMinimumTax.separateAddition
  })
})

describe('reduction of itemized deductions in the highest bracket', () => {
  // Mortgage interest of 37,000: 2/37 of a dollar over the limit is 0.054054, and of all of it 2,000.
  const rule = 'On 37,000, by wages'
  const source = 'IRC §68, P.L. 119-21 §70111'
  const edges: Edge[] = [
    {
      rule,
      source,
      year: 2026,
      status: 'single',
      rows: [
        [640600, 0],
        [640601, 2 / 37],
        [677600, 2000],
        [677601, 2000],
      ],
    },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [768700, 0],
        [768701, 2 / 37],
      ],
    },
    { rule, source: 'before 2026', year: 2025, status: 'single', rows: [[900000, 0]] },
  ]
  testEdges(edges, (edge, wages) => {
    const more = { taxpayer: { age: 40, wages }, mortgageInterest: 37000 }
    return calculate(edge, more).itemizedReduction
  })
})
