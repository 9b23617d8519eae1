import { describe, expect, test } from 'vitest'
import { TAX_YEARS } from '../../src/tax/data/years.ts'
import { findChildCare } from '../../src/tax/federal/child-care-credit.ts'
import { findChildTaxCredit } from '../../src/tax/federal/child-tax-credit.ts'
import { findEducationCredits } from '../../src/tax/federal/education-credits.ts'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import { findSaversCredit } from '../../src/tax/federal/savers-credit.ts'
import type { Dependent, Person, TaxInput } from '../../src/tax/input.ts'
import { type Edge, type Filing, householdOf, testEdges } from './edges.ts'

describe('child tax credit', () => {
  const rule = 'One child of 5, by income'
  const source = 'IRC §24(h); Schedule 8812'
  const others: Edge['rows'] = [
    [200000, 2200],
    [200001, 2150],
    [201000, 2150],
    [201001, 2100],
    [243000, 50],
    [243001, 0],
  ]
  const edges: Edge[] = [
    { rule, source, year: 2025, status: 'single', rows: others },
    { rule, source, year: 2026, status: 'qualifyingSurvivingSpouse', rows: others },
    { rule, source, year: 2026, status: 'marriedFilingSeparately', rows: others },
    {
      rule,
      source,
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [400000, 2200],
        [400001, 2150],
        [443001, 0],
      ],
    },
  ]
  testEdges(edges, (edge, at) => {
    const household = householdOf(edge, { dependents: [{ age: 5 }] })
    return findChildTaxCredit(household, at, 1e6, 0).available
  })

  const byAge: Edge[] = [
    {
      rule: 'By age of the dependent',
      source: 'IRC §24(c), (h)(4)',
      year: 2025,
      status: 'single',
      rows: [
        [16, 2200],
        [17, 500],
        [80, 500],
      ],
    },
  ]
  testEdges(byAge, (edge, age) => {
    const household = householdOf(edge, { dependents: [{ age }] })
    return findChildTaxCredit(household, 0, 1e6, 0).available
  })

  const refundable: Edge[] = [
    {
      rule: 'Refundable part, one child, by wages',
      source: 'IRC §24(d), (h)(5)-(6)',
      year: 2026,
      status: 'single',
      rows: [
        [2500, 0],
        [2501, 0.15],
        [13833, 1699.95],
        [13834, 1700],
      ],
    },
  ]
  testEdges(refundable, (edge, wages) => {
    const more = { taxpayer: { age: 40, wages }, dependents: [{ age: 5 }] }
    return findChildTaxCredit(householdOf(edge, more), wages, 0, 0).refundable
  })

  // With wages of 4,000, 15% of the excess over 2,500 is 225, and the payroll tax is 306.
  const large: Edge[] = [
    {
      rule: 'Refundable part on low wages, by children',
      source: 'IRC §24(d)(1)(B)(ii); Schedule 8812 part II-B',
      year: 2025,
      status: 'single',
      rows: [
        [2, 225],
        [3, 306],
        [4, 306],
      ],
    },
    {
      rule: 'Refundable part on low wages, by children',
      source: 'IRC §24(d)(1)(B)(ii); Schedule 8812 part II-B',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [2, 225],
        [3, 306],
      ],
    },
  ]
  const refundableOf = (edge: Edge, count: number, own: Partial<Person>, earnedCredit = 0) => {
    const dependents = Array.from({ length: count }, () => ({ age: 5 }))
    const household = householdOf(edge, { taxpayer: { age: 40, ...own }, dependents })
    return findChildTaxCredit(household, 0, 0, earnedCredit).refundable
  }
  testEdges(large, (edge, count) => refundableOf(edge, count, { wages: 4000 }))

  const afterEarnedCredit: Edge[] = [
    {
      rule: 'Payroll tax of three children, less the earned income credit',
      source: 'IRC §24(d)(1)(B)(ii)(II)',
      year: 2025,
      status: 'single',
      rows: [
        [50, 256],
        [81, 225],
        [306, 225],
        [400, 225],
      ],
    },
  ]
  testEdges(afterEarnedCredit, (edge, credit) => refundableOf(edge, 3, { wages: 4000 }, credit))

  const half = (2000 * 0.9235 * 0.153) / 2
  const withProfit: Edge[] = [
    {
      rule: 'Payroll tax of three children, with profit',
      source: 'IRC §24(d)(2)(A)(ii)',
      year: 2026,
      status: 'single',
      rows: [[2000, 0.0765 * 2000 + half]],
    },
  ]
  testEdges(withProfit, (edge, selfEmployment) =>
    refundableOf(edge, 3, { wages: 2000, selfEmployment }),
  )
})

describe('earned income credit', () => {
  const source = 'IRC §32; Rev. Proc. 2024-40 §2.06, 2025-32 §4.06'
  const credit = (filing: Filing, more: Partial<TaxInput>) =>
    calculateFederal({
      taxYear: filing.year,
      filingStatus: filing.status,
      taxpayer: { age: 40 },
      spouse: { age: 40 },
      ...more,
    }).credits.earnedIncome
  const children = (count: number) => Array.from({ length: count }, () => ({ age: 10 }))
  const oneChild = { dependents: children(1) }

  const none: Edge = {
    rule: 'No children, by wages',
    source,
    year: 2025,
    status: 'single',
    rows: [
      [1000, 76.5],
      [8484, 649],
      [10620, 649],
      [10621, 648.9235],
      [19103, 0.0505],
      [19104, 0],
    ],
  }
  testEdges([none], (edge, wages) => credit(edge, { taxpayer: { age: 40, wages } }))

  const three: Edge[] = [
    {
      rule: 'Three children, by wages',
      source,
      year: 2025,
      status: 'marriedFilingJointly',
      rows: [
        [17880, 8046],
        [30470, 8046],
        [30471, 8045.7894],
        [68675, 0.027],
        [68677, 0],
      ],
    },
    {
      rule: 'Three children, by wages',
      source,
      year: 2026,
      status: 'headOfHousehold',
      rows: [
        [23890, 8231],
        [23891, 8230.7894],
        [62973, 0.1202],
        [62974, 0],
      ],
    },
    {
      rule: 'Three children, by wages',
      source: 'IRC §32(d)',
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [[20000, 0]],
    },
  ]
  testEdges(three, (edge, wages) =>
    credit(edge, { taxpayer: { age: 40, wages }, dependents: children(3) }),
  )

  const investment: Edge[] = [
    {
      rule: 'One child and wages of 13,000, by interest',
      source: 'IRC §32(i); Rev. Proc. 2024-40 §2.06',
      year: 2025,
      status: 'single',
      rows: [
        [10350, 4328],
        [11951, 0],
      ],
    },
    {
      rule: 'One child and wages of 13,500, by interest',
      source: 'IRC §32(i); Rev. Proc. 2025-32 §4.06',
      year: 2026,
      status: 'single',
      rows: [
        [10390, 4427],
        [12200, 4137.762],
        [12201, 0],
      ],
    },
  ]
  testEdges(investment, (edge, taxableInterest) => {
    const wages = edge.year === 2025 ? 13000 : 13500
    const more = { taxpayer: { age: 40, wages }, taxableInterest, dependents: children(1) }
    return credit(edge, more)
  })

  const age: Edge[] = [
    {
      rule: 'No children and wages of 9,000, by age',
      source: 'IRC §32(c)(1)(A)(ii)',
      year: 2025,
      status: 'single',
      rows: [
        [24, 0],
        [25, 649],
        [64, 649],
        [65, 0],
      ],
    },
    {
      rule: 'No children and wages of 9,000, by age',
      source: 'IRC §32(c)(1)(A)(ii)',
      year: 2026,
      status: 'single',
      rows: [
        [24, 0],
        [25, 664],
        [64, 664],
        [65, 0],
      ],
    },
  ]
  testEdges(age, (edge, years) => credit(edge, { taxpayer: { age: years, wages: 9000 } }))

  const everyAge: Edge[] = [
    {
      rule: 'A child and wages of 13,000, by age of the child',
      source: 'IRC §§32(c)(3), 152(c)(3)(A)(i)',
      year: 2025,
      status: 'single',
      rows: [
        [18, 4328],
        [19, 649 - 0.0765 * 2380],
      ],
    },
    {
      rule: 'A child and wages of 13,000, by age of the child',
      source: 'IRC §§32(c)(3), 152(c)(3)(A)(i)',
      year: 2026,
      status: 'single',
      rows: [
        [18, 4420],
        [19, 664 - 0.0765 * 2140],
      ],
    },
  ]
  const parent = { taxpayer: { age: 40, wages: 13000 } }
  testEdges(everyAge, (edge, years) => credit(edge, { ...parent, dependents: [{ age: years }] }))

  const students: Edge[] = [
    {
      rule: 'A student and wages of 13,000, by age of the student',
      source: 'IRC §§32(c)(3), 152(c)(3)(A)(ii)',
      year: 2025,
      status: 'single',
      rows: [
        [23, 4328],
        [24, 649 - 0.0765 * 2380],
      ],
    },
    {
      rule: 'A student and wages of 13,000, by age of the student',
      source: 'IRC §§32(c)(3), 152(c)(3)(A)(ii)',
      year: 2026,
      status: 'single',
      rows: [
        [23, 4420],
        [24, 664 - 0.0765 * 2140],
      ],
    },
  ]
  testEdges(students, (edge, years) =>
    credit(edge, { ...parent, dependents: [{ age: years, isStudent: true }] }),
  )

  const single: Filing = { year: 2025, status: 'single' }
  const joint: Filing = { ...single, status: 'marriedFilingJointly' }

  test('a child with a disability counts at any age (IRC §152(c)(3)(B))', () => {
    expect(credit(single, { ...parent, dependents: [{ age: 40, isDisabled: true }] })).toBe(4328)
  })

  test('neither someone else’s dependent nor their spouse gets it (IRC §32(c)(1))', () => {
    const dependent = { age: 30, wages: 9000, isDependent: true }
    expect(credit(single, { taxpayer: dependent })).toBe(0)
    expect(credit(joint, { taxpayer: dependent, spouse: { age: 30 } })).toBe(0)
  })

  test('a couple without children needs one spouse of the right age (IRC §32(c)(1)(A)(ii)(II))', () => {
    const young = { age: 24, wages: 9000 }
    expect(credit(joint, { taxpayer: young, spouse: { age: 25 } })).toBe(649)
    expect(credit(joint, { taxpayer: young, spouse: { age: 24 } })).toBe(0)
  })

  test.each<[string, Partial<TaxInput>, Partial<TaxInput>]>([
    ['tax-exempt interest', { taxExemptInterest: 11950 }, { taxExemptInterest: 11951 }],
    ['dividends', { ordinaryDividends: 11950 }, { ordinaryDividends: 11951 }],
    ['gains', { shortTermGain: 11950 }, { shortTermGain: 11951 }],
    ['rents', { rental: 11950 }, { rental: 11951 }],
    [
      'business rents',
      { rental: 11950, isRentalBusiness: true },
      { rental: 11951, isRentalBusiness: true },
    ],
    [
      'all kinds together',
      { taxableInterest: 5950, taxExemptInterest: 1000, ordinaryDividends: 5000 },
      { taxableInterest: 5951, taxExemptInterest: 1000, ordinaryDividends: 5000 },
    ],
    [
      'interest, not reduced by losses,',
      { taxableInterest: 11950, shortTermGain: -3000, rental: -4000 },
      { taxableInterest: 11951, shortTermGain: -3000, rental: -4000 },
    ],
  ])(
    '%s count as investment income, and more than 11,950 ends the credit (IRC §32(i))',
    (_, at, over) => {
      const of = (more: Partial<TaxInput>) => credit(single, { ...parent, ...more, ...oneChild })
      expect(of(at)).toBeGreaterThan(4000)
      expect(of(over)).toBe(0)
    },
  )

  test('separate filers who live apart get it for a child (IRC §32(d)(2))', () => {
    const filing: Filing = { year: 2025, status: 'marriedFilingSeparately' }
    const more = { taxpayer: { age: 40, wages: 15000 }, isLivingApart: true }
    expect(credit(filing, { ...more, dependents: children(1) })).toBe(4328)
    expect(credit(filing, more)).toBe(0)
  })
})

describe('child care credit', () => {
  const rule = 'Rate by income'
  const source = 'IRC §21(a)(2)'
  const edges: Edge[] = [
    {
      rule,
      source,
      year: 2025,
      status: 'single',
      rows: [
        [15000, 0.35],
        [15001, 0.34],
        [17000, 0.34],
        [43000, 0.21],
        [43001, 0.2],
        [500000, 0.2],
      ],
    },
    {
      rule,
      source: 'IRC §21(a)(2), P.L. 119-21 §70405',
      year: 2026,
      status: 'headOfHousehold',
      rows: [
        [15000, 0.5],
        [15001, 0.49],
        [43000, 0.36],
        [43001, 0.35],
        [75000, 0.35],
        [75001, 0.34],
        [103000, 0.21],
        [103001, 0.2],
      ],
    },
    {
      rule,
      source: 'IRC §21(a)(2), P.L. 119-21 §70405',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [150000, 0.35],
        [150001, 0.34],
        [154000, 0.34],
        [206000, 0.21],
        [206001, 0.2],
      ],
    },
  ]
  const earning = { age: 40, wages: 50000 }
  const one = [{ age: 12 }]
  testEdges(edges, (edge, at) => {
    const more = { taxpayer: earning, spouse: earning, dependents: one, childCareExpenses: 3000 }
    return findChildCare(householdOf(edge, more), at).rate
  })

  const costs: Edge[] = [
    {
      rule: 'Costs by earnings of the spouse',
      source: 'IRC §21(d)',
      year: 2025,
      status: 'marriedFilingJointly',
      rows: [
        [0, 0],
        [2999, 2999],
        [3001, 3000],
      ],
    },
    {
      rule: 'Costs of separate filers',
      source: 'IRC §21(e)(2)',
      year: 2025,
      status: 'marriedFilingSeparately',
      rows: [[50000, 0]],
    },
    {
      rule: 'Costs of separate filers',
      source: 'IRC §21(e)(2)',
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [[50000, 0]],
    },
  ]
  testEdges(costs, (edge, wages) => {
    const spouse = { age: 40, wages }
    const more = { taxpayer: earning, spouse, dependents: one, childCareExpenses: 9000 }
    return findChildCare(householdOf(edge, more), 0).expenses
  })

  const byAge: Edge[] = [
    {
      rule: 'Costs by age of the child',
      source: 'IRC §21(b)(1)',
      year: 2026,
      status: 'single',
      rows: [
        [12, 3000],
        [13, 0],
      ],
    },
  ]
  testEdges(byAge, (edge, age) => {
    const more = { taxpayer: earning, dependents: [{ age }], childCareExpenses: 9000 }
    return findChildCare(householdOf(edge, more), 0).expenses
  })
})

test.each<[string, Partial<Person>, Partial<Person>, number]>([
  ['a student of 5 months', {}, { studentMonths: 5 }, 1250],
  ['a student with earnings spread over the year', {}, { wages: 1200, studentMonths: 6 }, 2100],
  ['a student who earns more than the deemed amount', {}, { wages: 6000, studentMonths: 12 }, 3000],
  [
    'two students, of whom one counts in a shared month',
    { wages: 0, studentMonths: 12 },
    { studentMonths: 12 },
    0,
  ],
  ['two students in different months', { wages: 0, studentMonths: 6 }, { studentMonths: 6 }, 1500],
  // With the spouse, two are in care: 500 a month, up to 6,000.
  ['a spouse who needs care', {}, { cannotCareForSelf: true }, 6000],
])('limits the costs of a couple with %s (IRC §21(d)(2))', (_, one, other, expenses) => {
  const filing: Filing = { year: 2026, status: 'marriedFilingJointly' }
  const household = householdOf(filing, {
    taxpayer: { age: 40, wages: 50000, ...one },
    spouse: { age: 40, ...other },
    dependents: [{ age: 5 }],
    childCareExpenses: 9000,
  })
  expect(findChildCare(household, 0).expenses).toBeCloseTo(expenses, 6)
})

test('care of a dependent with a disability counts at any age (IRC §21(b)(1)(B))', () => {
  const filing: Filing = { year: 2025, status: 'single' }
  const more = { taxpayer: { age: 40, wages: 50000 }, childCareExpenses: 9000 }
  const find = (dependents: Dependent[]) =>
    findChildCare(householdOf(filing, { ...more, dependents }), 0).expenses
  expect(find([{ age: 40, isDisabled: true }])).toBe(3000)
  expect(find([{ age: 40, isDisabled: true }, { age: 12 }])).toBe(6000)
  expect(find([{ age: 40 }])).toBe(0)
})

describe('education credits', () => {
  const source = 'IRC §25A'
  const total = (edge: Edge, at: number, isAmericanOpportunity: boolean, expenses: number) => {
    const students = [{ expenses, isAmericanOpportunity }]
    const found = findEducationCredits(householdOf(edge, { students }), at)
    return found.nonrefundable + found.refundable
  }
  const byIncome: Edge[] = [
    {
      rule: 'American Opportunity by income',
      source,
      year: 2025,
      status: 'single',
      rows: [
        [80000, 2500],
        [85000, 1250],
        [90000, 0],
      ],
    },
    {
      rule: 'American Opportunity by income',
      source,
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [160000, 2500],
        [180000, 0],
      ],
    },
    {
      rule: 'American Opportunity by income',
      source: 'IRC §25A(g)(6)',
      year: 2026,
      status: 'marriedFilingSeparately',
      rows: [[10000, 0]],
    },
  ]
  testEdges(byIncome, (edge, at) => total(edge, at, true, 5000))

  const byCosts: Edge[] = [
    {
      rule: 'American Opportunity by costs',
      source,
      year: 2025,
      status: 'single',
      rows: [
        [0, 0],
        [1999, 1999],
        [2000, 2000],
        [2004, 2001],
        [4000, 2500],
        [4001, 2500],
      ],
    },
  ]
  testEdges(byCosts, (edge, at) => total(edge, 50000, true, at))

  const learning: Edge[] = [
    {
      rule: 'Lifetime Learning by costs',
      source,
      year: 2026,
      status: 'headOfHousehold',
      rows: [
        [9999, 1999.8],
        [10000, 2000],
        [10001, 2000],
      ],
    },
  ]
  testEdges(learning, (edge, at) => total(edge, 50000, false, at))

  test('the American Opportunity credit is 40% refundable, Lifetime Learning not at all', () => {
    const filing: Filing = { year: 2025, status: 'single' }
    const find = (isAmericanOpportunity: boolean) => {
      const students = [{ expenses: 4000, isAmericanOpportunity }]
      return findEducationCredits(householdOf(filing, { students }), 0)
    }
    expect(find(true)).toEqual({ nonrefundable: 1500, refundable: 1000 })
    expect(find(false)).toEqual({ nonrefundable: 800, refundable: 0 })
  })
})

test('neither someone else’s dependent nor their spouse gets an education credit (IRC §25A(g)(3))', () => {
  const students = [{ expenses: 4000, isAmericanOpportunity: true }]
  const dependent = { age: 20, isDependent: true }
  for (const status of ['single', 'marriedFilingJointly'] as const) {
    const filing: Filing = { year: 2026, status }
    const household = householdOf(filing, { taxpayer: dependent, students })
    expect(findEducationCredits(household, 0)).toEqual({
      nonrefundable: 0,
      refundable: 0,
    })
  }
})

describe("saver's credit", () => {
  const rule = 'On 2,500 saved, by income'
  const edges: Edge[] = [
    {
      rule,
      source: 'IRC §25B; Notice 2024-80',
      year: 2025,
      status: 'single',
      rows: [
        [23750, 1000],
        [23751, 400],
        [25500, 400],
        [25501, 200],
        [39500, 200],
        [39501, 0],
      ],
    },
    {
      rule,
      source: 'IRC §25B; Notice 2025-67',
      year: 2026,
      status: 'marriedFilingJointly',
      rows: [
        [48500, 1000],
        [48501, 400],
        [52500, 400],
        [52501, 200],
        [80500, 200],
        [80501, 0],
      ],
    },
    {
      rule,
      source: 'IRC §25B; Notice 2025-67',
      year: 2026,
      status: 'headOfHousehold',
      rows: [
        [36375, 1000],
        [36376, 400],
        [39375, 400],
        [60375, 200],
        [60376, 0],
      ],
    },
  ]
  testEdges(edges, (edge, at) => {
    const taxpayer = { age: 40, otherRetirementSavings: 2500 }
    return findSaversCredit(householdOf(edge, { taxpayer }), at)
  })

  test.each([
    [{ age: 17 }, 0],
    [{ age: 18 }, 1000],
    [{ age: 40, isStudent: true }, 0],
    [{ age: 40, isDependent: true }, 0],
  ])('%j gets a credit of %d (IRC §25B(c))', (person, expected) => {
    const taxpayer = { ...person, iraContribution: 1500, otherRetirementSavings: 1000 }
    for (const year of TAX_YEARS) {
      const household = householdOf({ year, status: 'single' }, { taxpayer })
      expect(findSaversCredit(household, 0)).toBe(expected)
    }
  })

  test('a student gets none, but the spouse does', () => {
    const filing: Filing = { year: 2025, status: 'marriedFilingJointly' }
    const saver = { age: 40, otherRetirementSavings: 1200 }
    const more = { taxpayer: saver, spouse: { ...saver, isStudent: true } }
    expect(findSaversCredit(householdOf(filing, more), 0)).toBe(600)
  })
})
