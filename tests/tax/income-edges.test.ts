import { describe } from 'vitest'
import { findAdjustedGrossIncome } from '../../src/features/tax/engine/federal/adjusted-gross-income.ts'
import type { TaxInput } from '../../src/features/tax/engine/input.ts'
import { type Edge, federalOf, householdOf, testEdges } from './edges.ts'

describe('adjustments', () => {
  const adjusted = (edge: Edge, more: Partial<TaxInput>) =>
    findAdjustedGrossIncome(householdOf(edge, more), federalOf(edge))

  const loan = { rule: 'Student loan interest', source: 'IRC §221; Rev. Proc. 2024-40, 2025-32' }
  const loanEdges: Edge[] = [
    {
      ...loan,
      year: 2025,
      status: 'qualifyingSurvivingSpouse',
      rows: [
        [85000, 2500],
        [92500, 1250],
        [100000, 0],
      ],
    },
    {
      ...loan,
      year: 2025,
      status: 'marriedFilingJointly',
      rows: [
        [170000, 2500],
        [200000, 0],
      ],
    },
    {
      ...loan,
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [175000, 2500],
        [190000, 1250],
        [205000, 0],
      ],
    },
    { ...loan, year: 2026, status: 'marriedFilingSeparately', rows: [[10000, 0]] },
  ]
  testEdges(loanEdges, (edge, wages) => {
    const more = { taxpayer: { age: 30, wages }, studentLoanInterest: 3000 }
    return adjusted(edge, more).adjustments.studentLoanInterest
  })

  const ira = {
    rule: 'IRA of someone a plan covers',
    source: 'IRC §219(g); Notice 2024-80, 2025-67',
  }
  const iraEdges: Edge[] = [
    {
      ...ira,
      year: 2025,
      status: 'single',
      rows: [
        [79000, 7000],
        [84000, 3500],
        [84001, 3500],
        [88999, 200],
        [89000, 0],
      ],
    },
    {
      ...ira,
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [129000, 7500],
        [149000, 0],
      ],
    },
    {
      ...ira,
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [
        [5000, 3750],
        [10000, 0],
      ],
    },
  ]
  testEdges(iraEdges, (edge, wages) => {
    const taxpayer = { age: 49, wages, iraContribution: 9000, isCoveredByWorkplacePlan: true }
    return adjusted(edge, { taxpayer }).adjustments.ira
  })

  const spouseCovered: Edge[] = [
    {
      rule: 'IRA when only the spouse is covered',
      source: 'IRC §219(g)(7); Notice 2025-67',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [242000, 7500],
        [247000, 3750],
        [252000, 0],
      ],
    },
  ]
  testEdges(spouseCovered, (edge, wages) => {
    const taxpayer = { age: 49, wages, iraContribution: 9000 }
    const spouse = { age: 49, isCoveredByWorkplacePlan: true }
    return adjusted(edge, { taxpayer, spouse }).adjustments.ira
  })

  const byAge: Edge[] = [
    {
      rule: 'IRA limit by age',
      source: 'IRC §219(b)(5); Notice 2025-67',
      year: 2026,
      status: 'single',
      rows: [
        [49, 7500],
        [50, 8600],
      ],
    },
  ]
  testEdges(byAge, (edge, age) => {
    const taxpayer = { age, wages: 50000, iraContribution: 9000 }
    return adjusted(edge, { taxpayer }).adjustments.ira
  })

  const compensation: Edge[] = [
    {
      rule: 'IRA up to compensation',
      source: 'IRC §219(b)(1)(B)',
      year: 2025,
      status: 'single',
      rows: [
        [0, 0],
        [6999, 6999],
        [7001, 7000],
      ],
    },
  ]
  testEdges(compensation, (edge, wages) => {
    const taxpayer = { age: 30, wages, iraContribution: 7000 }
    return adjusted(edge, { taxpayer }).adjustments.ira
  })

  const savings: Edge[] = [
    {
      rule: 'Health savings by age, self only',
      source: 'IRC §223(b); Rev. Proc. 2024-25',
      year: 2025,
      status: 'single',
      rows: [
        [54, 4300],
        [55, 5300],
      ],
    },
    {
      rule: 'Health savings by age, self only',
      source: 'IRC §223(b); Rev. Proc. 2025-19',
      year: 2026,
      status: 'single',
      rows: [
        [54, 4400],
        [55, 5400],
      ],
    },
  ]
  testEdges(savings, (edge, age) => {
    const taxpayer = { age, hsaContribution: 9000 }
    return adjusted(edge, { taxpayer }).adjustments.healthSavings
  })

  const shared: Edge[] = [
    {
      rule: 'Health savings of two, family coverage, by what each paid',
      source: 'IRC §223(b)(5); Rev. Proc. 2025-19',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [4375, 8750],
        [4876, 9750],
        [9000, 9750],
      ],
    },
  ]
  testEdges(shared, (edge, hsaContribution) => {
    const taxpayer = { age: 56, hsaContribution, hsaCoverage: 'family' } as const
    const spouse = { age: 50, hsaContribution, hsaCoverage: 'family' } as const
    return adjusted(edge, { taxpayer, spouse }).adjustments.healthSavings
  })

  const rental: Edge[] = [
    {
      rule: 'Rental loss of 30,000, by other income',
      source: 'IRC §469(i)',
      year: 2025,
      status: 'single',
      rows: [
        [100000, -25000],
        [100002, -24999],
        [149998, -1],
        [150000, 0],
      ],
    },
    {
      rule: 'Rental loss of 30,000, living together',
      source: 'IRC §469(i)(5)',
      year: 2025,
      status: 'marriedFilingSeparately',
      rows: [[0, 0]],
    },
  ]
  testEdges(rental, (edge, wages) => {
    return adjusted(edge, { taxpayer: { age: 40, wages }, rental: -30000 }).income.rental
  })

  const losses: Edge[] = [
    {
      rule: 'Capital loss',
      source: 'IRC §1211(b)',
      year: 2026,
      status: 'single',
      rows: [
        [-3000, -3000],
        [-3001, -3000],
      ],
    },
    {
      rule: 'Capital loss',
      source: 'IRC §1211(b)',
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [
        [-1500, -1500],
        [-1501, -1500],
      ],
    },
  ]
  testEdges(losses, (edge, shortTermGain) => adjusted(edge, { shortTermGain }).income.capitalGain)
})

describe('taxable Social Security', () => {
  const rule = 'Of 20,000 in benefits, by other income'
  const source = 'IRC §86'
  const edges: Edge[] = [
    {
      rule,
      source,
      year: 2025,
      status: 'single',
      rows: [
        [15000, 0],
        [15001, 0.5],
        [24000, 4500],
        [24001, 4500.85],
        [38706, 17000],
      ],
    },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [22000, 0],
        [22001, 0.5],
        [34000, 6000],
        [34001, 6000.85],
      ],
    },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [
        [0, 8500],
        [10000, 17000],
      ],
    },
  ]
  testEdges(edges, (edge, pensionAndIra) => {
    const household = householdOf(edge, {
      taxpayer: { age: 70, pensionAndIra },
      socialSecurity: 20000,
    })
    return findAdjustedGrossIncome(household, federalOf(edge)).taxableSocialSecurity
  })
})
