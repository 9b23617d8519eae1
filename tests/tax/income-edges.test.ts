import { describe, expect, test } from 'vitest'
import { findAdjustedGrossIncome } from '../../src/tax/federal/adjusted-gross-income.ts'
import type { FilingStatus } from '../../src/tax/filing-status.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import { type Edge, type Filing, householdOf, testEdges } from './edges.ts'

const saver = { age: 30, wages: 79000, iraContribution: 7000 }
const covered = { ...saver, isCoveredByWorkplacePlan: true }

describe('adjustments', () => {
  const adjusted = (filing: Filing, more: Partial<TaxInput>) =>
    findAdjustedGrossIncome(householdOf(filing, more))

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

  const noLoanDeduction: Edge[] = [
    {
      rule: 'Student loan interest of a dependent of someone else',
      source: 'IRC §221(c)',
      year: 2025,
      status: 'single',
      rows: [[30000, 0]],
    },
    {
      rule: 'Student loan interest of a couple with such a dependent',
      source: 'IRC §221(c)',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [[30000, 0]],
    },
  ]
  testEdges(noLoanDeduction, (edge, wages) => {
    const taxpayer = { age: 22, wages, isDependent: true }
    return adjusted(edge, { taxpayer, studentLoanInterest: 900 }).adjustments.studentLoanInterest
  })

  // Benefits of 20,000 at their maximum taxable share: 17,000.
  const iraWithBenefits: Edge[] = [
    {
      rule: 'IRA of someone a plan covers, with taxed benefits',
      source: 'IRC §219(g)(3)(A)(i); Notice 2024-80',
      year: 2025,
      status: 'single',
      rows: [
        [62000, 8000],
        [67000, 4000],
        [72000, 0],
      ],
    },
  ]
  testEdges(iraWithBenefits, (edge, wages) => {
    const own = { age: 66, wages, iraContribution: 9000, isCoveredByWorkplacePlan: true }
    return adjusted(edge, { taxpayer: own, socialSecurity: 20000 }).adjustments.ira
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

  // Half of the self-employment tax on 5,000 of profit is 353.23875.
  const ownProfit: Edge[] = [
    {
      rule: 'IRA up to compensation, by profit beside a SEP contribution of 500',
      source: 'IRC §§219(f)(1), 401(c)(2)',
      year: 2025,
      status: 'single',
      rows: [
        [-9000, 1000],
        [0, 1000],
        [5000, 1000 + 5000 - 353.23875 - 500],
        [9000, 7000],
      ],
    },
  ]
  testEdges(ownProfit, (edge, selfEmployment) => {
    const own = { wages: 1000, selfEmployment, selfEmployedRetirement: 500 }
    const taxpayer = { age: 30, ...own, iraContribution: 7000 }
    return adjusted(edge, { taxpayer }).adjustments.ira
  })

  test.each<[string, FilingStatus, Partial<TaxInput>, number]>([
    ['covered', 'marriedFilingSeparately', { taxpayer: covered }, 0],
    [
      'covered, living apart',
      'marriedFilingSeparately',
      { taxpayer: covered, isLivingApart: true },
      7000,
    ],
    [
      'covered, with another 21,000',
      'marriedFilingJointly',
      { taxpayer: { ...covered, wages: 100000 }, isLivingApart: true },
      7000,
    ],
    ['not covered', 'marriedFilingSeparately', { taxpayer: saver }, 7000],
    [
      'spouse covered',
      'marriedFilingSeparately',
      { taxpayer: saver, isSpouseCoveredByWorkplacePlan: true },
      0,
    ],
    [
      'spouse covered, living apart',
      'marriedFilingSeparately',
      { taxpayer: saver, isSpouseCoveredByWorkplacePlan: true, isLivingApart: true },
      7000,
    ],
  ])('IRA on 79,000 of wages, %s, %s (IRC §219(g)(4), (7))', (_, status, more, expected) => {
    const filing: Filing = { year: 2025, status }
    expect(adjusted(filing, more).adjustments.ira).toBe(expected)
  })

  test('a couple without a plan deducts its IRAs at any income (IRC §219(g)(1))', () => {
    const filing: Filing = { year: 2025, status: 'marriedFilingJointly' }
    const spouse = { age: 30, iraContribution: 9000 }
    const { ira } = adjusted(filing, { taxpayer: { ...saver, wages: 900000 }, spouse }).adjustments
    expect(ira).toBe(14000)
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

  test('an older spouse without contributions does not raise the shared limit (IRC §223(b)(3))', () => {
    const filing: Filing = { year: 2025, status: 'marriedFilingJointly' }
    const taxpayer = { age: 56, hsaCoverage: 'family' } as const
    const spouse = { age: 50, hsaContribution: 9000, hsaCoverage: 'family' } as const
    expect(adjusted(filing, { taxpayer, spouse }).adjustments.healthSavings).toBe(8550)
  })

  const plan: Edge[] = [
    {
      rule: 'SEP contribution of 80,000, by profit',
      source: 'IRC §§404(h), 415(c); Notice 2024-80',
      year: 2025,
      status: 'single',
      rows: [
        [-5000, 0],
        [100000, 0.2 * (100000 - 7064.775)],
        [500000, 70000],
      ],
    },
    {
      rule: 'SEP contribution of 80,000, by profit',
      source: 'IRC §§404(h), 415(c); Notice 2025-67',
      year: 2026,
      status: 'single',
      rows: [[500000, 72000]],
    },
  ]
  testEdges(plan, (edge, selfEmployment) => {
    const taxpayer = { age: 40, selfEmployment, selfEmployedRetirement: 80000 }
    return adjusted(edge, { taxpayer }).adjustments.selfEmployedRetirement
  })

  const insurance: Edge[] = [
    {
      rule: 'Health insurance of 9,000 beside a SEP contribution of 1,000, by profit',
      source: 'IRC §162(l)(2)(A)',
      year: 2025,
      status: 'single',
      rows: [
        [-5000, 0],
        [10000, 10000 - 706.4775 - 1000],
        [20000, 9000],
      ],
    },
  ]
  testEdges(insurance, (edge, selfEmployment) => {
    const own = { selfEmployedHealthInsurance: 9000, selfEmployedRetirement: 1000 }
    const taxpayer = { age: 40, selfEmployment, ...own }
    return adjusted(edge, { taxpayer }).adjustments.selfEmployedHealthInsurance
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
        [150002, 0],
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

  const smallLoss: Edge[] = [
    {
      rule: 'Rental income beside wages of 120,000',
      source: 'IRC §469(i)(3)(A)',
      year: 2026,
      status: 'single',
      rows: [
        [-15001, -15000],
        [-15000, -15000],
        [-900, -900],
        [0, 0],
        [900, 900],
      ],
    },
  ]
  testEdges(smallLoss, (edge, at) => {
    return adjusted(edge, { taxpayer: { age: 40, wages: 120000 }, rental: at }).income.rental
  })

  const apart: Edge[] = [
    {
      rule: 'Rental loss of 30,000, living apart',
      source: 'IRC §469(i)(5)(A)',
      year: 2025,
      status: 'marriedFilingSeparately',
      rows: [
        [50000, -12500],
        [50002, -12499],
        [75000, 0],
      ],
    },
  ]
  testEdges(apart, (edge, wages) => {
    const more = { taxpayer: { age: 40, wages }, rental: -30000, isLivingApart: true }
    return adjusted(edge, more).income.rental
  })

  const afterSavings: Edge[] = [
    {
      rule: 'Rental loss of 30,000, by other income before health savings of 4,000',
      source: 'IRC §469(i)(3)(F); Form 8582',
      year: 2025,
      status: 'single',
      rows: [
        [104000, -25000],
        [104002, -24999],
      ],
    },
  ]
  testEdges(afterSavings, (edge, wages) => {
    const taxpayer = { age: 40, wages, hsaContribution: 4000 }
    return adjusted(edge, { taxpayer, rental: -30000 }).income.rental
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

describe('income', () => {
  const household = (more: Partial<TaxInput>) =>
    findAdjustedGrossIncome(householdOf({ year: 2025, status: 'single' }, more))

  test('every kind of income adds to the total', () => {
    const taxpayer = {
      age: 40,
      wages: 1,
      selfEmployment: 20,
      farm: 300,
      pensionAndIra: 4000,
      unemployment: 50000,
    }
    const more = { taxableInterest: 0.1, ordinaryDividends: 0.02, otherIncome: 0.003 }
    expect(household({ taxpayer, ...more }).income.total).toBeCloseTo(54321.123, 6)
    expect(household({ shortTermGain: 5, longTermGain: 60, rental: 700 }).income.total).toBe(765)
  })

  test.each([
    [{ longTermGain: 900 }, 900],
    [{ longTermGain: 900, shortTermGain: 100 }, 900],
    [{ longTermGain: 900, shortTermGain: -100 }, 800],
    [{ longTermGain: 900, shortTermGain: -1000 }, 0],
    [{ longTermGain: -900, shortTermGain: 2000 }, 0],
    [{ longTermGain: -900, ordinaryDividends: 70, qualifiedDividends: 50 }, 50],
    [{ longTermGain: 900, ordinaryDividends: 70, qualifiedDividends: 50 }, 950],
  ])('of %j, %d is taxed at capital gain rates (IRC §1(h), 1222(11))', (more, expected) => {
    expect(household(more).income.preferential).toBe(expected)
  })
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
    return findAdjustedGrossIncome(household).taxableSocialSecurity
  })

  const small: Edge[] = [
    {
      rule: 'Of 4,000 in benefits, by other income',
      source: 'IRC §86(a)(2)',
      year: 2025,
      status: 'single',
      rows: [
        [32000, 2000],
        [32001, 2000.85],
        [40000, 3400],
      ],
    },
  ]
  testEdges(small, (edge, pensionAndIra) => {
    const taxpayer = { age: 70, pensionAndIra }
    const household = householdOf(edge, { taxpayer, socialSecurity: 4000 })
    return findAdjustedGrossIncome(household).taxableSocialSecurity
  })

  const apart: Edge[] = [
    {
      rule: 'Of 20,000 in benefits, by tax-exempt interest of someone who lives apart',
      source: 'IRC §86(b)(2)(B), (c)(1)(C)(ii)',
      year: 2025,
      status: 'marriedFilingSeparately',
      rows: [
        [15000, 0],
        [15001, 0.5],
        [24001, 4500.85],
      ],
    },
    {
      rule: 'Of 20,000 in benefits, by tax-exempt interest; living apart is for separate filers',
      source: 'IRC §86(b)(2)(B), (c)(1)(B)',
      year: 2025,
      status: 'marriedFilingJointly',
      rows: [
        [22000, 0],
        [22001, 0.5],
      ],
    },
  ]
  testEdges(apart, (edge, taxExemptInterest) => {
    const more = { socialSecurity: 20000, taxExemptInterest, isLivingApart: true }
    return findAdjustedGrossIncome(householdOf(edge, more)).taxableSocialSecurity
  })

  const withDeductions: Edge[] = [
    {
      rule: 'Of 20,000 in benefits, by other income before an IRA deduction of 5,000',
      source: 'IRC §86(b)(2)',
      year: 2025,
      status: 'single',
      rows: [
        [20000, 0],
        [20001, 0.5],
      ],
    },
  ]
  testEdges(withDeductions, (edge, wages) => {
    const taxpayer = { age: 66, wages, iraContribution: 5000 }
    const household = householdOf(edge, { taxpayer, socialSecurity: 20000 })
    return findAdjustedGrossIncome(household).taxableSocialSecurity
  })
})
