import { describe } from 'vitest'
import { calculateFederal } from '../../src/features/tax/engine/federal/federal.ts'
import type { TaxInput } from '../../src/features/tax/engine/input.ts'
import { type Edge, testEdges } from './edges.ts'

const calculate = (edge: Edge, more: Partial<TaxInput>) =>
  calculateFederal({
    taxYear: edge.year,
    filingStatus: edge.status,
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

describe('cut of itemized deductions for the highest bracket', () => {
  // Mortgage interest of 37,000: 2/37 of a dollar over the line is 0.054054, of all of it 2,000.
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
