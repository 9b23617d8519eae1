import { describe, expect, test } from 'vitest'
import type { TaxInput } from '../input.ts'
import { loadTaxEngine } from '../load.ts'
import type { OhioInput } from '../ohio/input.ts'
import type { Section } from './line.ts'

const { explainReturns, findReturns } = await loadTaxEngine()

const FAMILY: TaxInput = {
  taxYear: 2026,
  filingStatus: 'marriedFilingJointly',
  taxpayer: { age: 66, wages: 60000, selfEmployment: 20000, tips: 2000, hsaContribution: 1000 },
  spouse: { age: 45, wages: 25000, iraContribution: 3000, otherRetirementSavings: 1000 },
  dependents: [{ age: 4 }, { age: 18 }],
  taxableInterest: 800,
  ordinaryDividends: 900,
  qualifiedDividends: 700,
  longTermGain: -9000,
  socialSecurity: 15000,
  studentLoanInterest: 900,
  childCareExpenses: 4000,
  students: [{ expenses: 4000, isAmericanOpportunity: true }],
  charityCash: 500,
  withholding: 6000,
}
const RICH: TaxInput = {
  taxYear: 2026,
  filingStatus: 'single',
  taxpayer: { age: 50, wages: 900000, socialSecurityWithheld: 13640 },
  taxableInterest: 50000,
  longTermGain: 400000,
  stateAndLocalTaxes: 60000,
  mortgageInterest: 30000,
  charityCash: 80000,
}
// Gains between the 0% limit and the end of the 12% bracket: the rate schedule alone is lower.
const BETWEEN: TaxInput = {
  taxYear: 2025,
  filingStatus: 'single',
  taxpayer: { age: 50, wages: 64100 },
  longTermGain: 100,
}
const WORKER: TaxInput = {
  taxYear: 2025,
  filingStatus: 'headOfHousehold',
  taxpayer: { age: 30, wages: 18000 },
  dependents: [{ age: 3 }],
}
const FARMERS: TaxInput = {
  taxYear: 2026,
  filingStatus: 'marriedFilingJointly',
  taxpayer: {
    age: 66,
    farm: 60000,
    selfEmployment: 40000,
    selfEmployedRetirement: 4000,
    selfEmployedHealthInsurance: 3000,
    pensionAndIra: 9000,
  },
  spouse: {
    age: 60,
    wages: 30000,
    unemployment: 2000,
    overtimePremium: 1500,
    educatorExpenses: 700,
  },
  rental: 5000,
  otherIncome: 700,
  carLoanInterest: 900,
  medicalExpenses: 30000,
  stateAndLocalTaxes: 9000,
  mortgageInterest: 18000,
  mortgageInsurance: 700,
  charityCash: 4000,
  estimatedPayments: 500,
}
const SAVER: TaxInput = {
  taxYear: 2025,
  filingStatus: 'headOfHousehold',
  taxpayer: { age: 65, wages: 28000, pensionAndIra: 9000, otherRetirementSavings: 9500 },
  dependents: [{ age: 3 }],
  childCareExpenses: 2000,
}
// A large business income, and gains beyond the exemption of the alternative minimum tax.
const OWNER: TaxInput = {
  taxYear: 2026,
  filingStatus: 'single',
  taxpayer: { age: 50, selfEmployment: 300000 },
  longTermGain: 900000,
}
// One of two separate returns, with so much income that the exemption is gone and more is added.
const APART: TaxInput = {
  taxYear: 2026,
  filingStatus: 'marriedFilingSeparately',
  taxpayer: { age: 50, wages: 100000 },
  longTermGain: 900000,
}
const INSURED: TaxInput = {
  taxYear: 2025,
  filingStatus: 'single',
  taxpayer: { age: 40, wages: 35000 },
  marketplacePremiums: 6000,
  benchmarkPremium: 6600,
  advancePremiumCredit: 4800,
}
const OVERPAID: TaxInput = { ...INSURED, taxYear: 2026, advancePremiumCredit: 5800 }
// Items that the others lack.
const RARE: TaxInput = {
  taxYear: 2025,
  filingStatus: 'marriedFilingJointly',
  taxpayer: {
    age: 66,
    wages: 30000,
    militaryPay: 2000,
    pensionAndIra: 12000,
    uniformedRetirement: 3000,
    disabilityBenefits: 1000,
    selfEmployment: 20000,
    gamblingWinnings: 4000,
    educatorExpenses: 600,
    scholarshipGifts: 200,
    displacedTraining: 400,
    alimonyReceived: 1200,
  },
  spouse: {
    age: 50,
    wages: 40000,
    alimonyPaid: 900,
    pensionAndIra: 4000,
    earlyWithdrawal: 4000,
  },
  taxableInterest: 3000,
  taxExemptInterest: 900,
  earlySavingsPenalty: 60,
  stateTaxRefund: 400,
  netOperatingLoss: 5000,
  foreignTax: 50,
  stateAndLocalTaxes: 20000,
  mortgageInterest: 20000,
  gamblingLosses: 3000,
}
const RARE_IN_OHIO: OhioInput = {
  otherDeductions: 100,
  otherStateBondInterest: 900,
  bonusDepreciation: 6000,
  earlierAddBack: 500,
  usBondInterest: 500,
  collegeSavings: 3000,
  ableSavings: 1000,
  pregnancyCenterGifts: 200,
  homeSchoolStudents: 1,
  privateSchoolTuition: 500,
  campaignGifts: 50,
  lumpSumRetirement: 3000,
  claimsLumpSumDistribution: true,
  lifeYears: 2,
  otherStateIncome: 10000,
  otherStateTax: 300,
  schoolDistrictPayments: 100,
}
const HOUSEHOLDS: [string, TaxInput, OhioInput?][] = [
  ['a family with a business', FAMILY],
  ['high income', RICH],
  ['gains between two limits', BETWEEN],
  ['low wages', WORKER],
  ['a farm and a pension', FARMERS],
  ['savings on low wages', SAVER],
  ['a sold company', OWNER],
  ['a Marketplace customer', INSURED],
  ['too much paid in advance', OVERPAID],
  ['a separate return', APART],
  ['rare items', RARE, RARE_IN_OHIO],
]

const explain = (input: TaxInput, villageRate = 0.01, more: OhioInput = {}) => {
  const village = {
    rate: villageRate,
    taxedElsewhere: [],
    creditShare: 0,
    payments: villageRate > 0 ? 30 : 0,
    creditLimitRate: 0,
  }
  const { federal, ohio } = findReturns(input, {
    otherAdditions: 300,
    withholding: 100,
    schoolDistrict: { rate: 0.01, base: 'traditional' },
    village,
    ...more,
  })
  return explainReturns(federal, ohio)
}

function sectionOf(sections: readonly Section[], id: string) {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new Error(`no section ${id}`)
  const sum = section.items.reduce((total, { amount }) => total + amount, 0)
  return { ...section, sum, amount: section.total.amount }
}

describe.each(HOUSEHOLDS)('%s', (_, input, more) => {
  const { federal, ohio } = explain(input, 0.01, more)

  test('the federal lines lead from income to the result', () => {
    const section = (id: string) => sectionOf(federal, id)
    const income = section('income')
    const adjustments = section('adjustments')
    const deductions = section('deductions')
    const tax = section('tax')
    const credits = section('credits')
    const others = section('otherTaxes')
    const payments = section('payments')
    expect(income.sum).toBeCloseTo(income.amount, 6)
    expect(income.amount - adjustments.sum).toBeCloseTo(adjustments.amount, 6)
    const left = Math.max(0, adjustments.amount - deductions.sum)
    expect(left).toBeCloseTo(deductions.amount, 6)
    expect(tax.sum).toBeCloseTo(tax.amount, 6)
    expect(credits.sum).toBeCloseTo(credits.amount, 6)
    expect(tax.amount - credits.amount + others.sum).toBeCloseTo(others.amount, 6)
    expect(Math.abs(payments.sum - others.amount)).toBeCloseTo(payments.amount, 6)
  })

  test('the Ohio lines lead from federal income to the result', () => {
    const base = sectionOf(ohio, 'ohioBase')
    const tax = sectionOf(ohio, 'ohioTax')
    const credits = sectionOf(ohio, 'ohioCredits')
    const payments = sectionOf(ohio, 'ohioPayments')
    expect(Math.max(0, base.sum)).toBeCloseTo(base.amount, 6)
    expect(tax.sum).toBeCloseTo(tax.amount, 6)
    expect(Math.max(0, tax.amount - credits.sum)).toBeCloseTo(credits.amount, 6)
    expect(Math.abs(credits.amount + payments.sum)).toBeCloseTo(payments.amount, 6)
  })

  test('every line has a unique id, a label and a formula, and every figure a label, a value and a source', () => {
    const lines = [...federal, ...ohio].flatMap(({ items, total }) => [...items, total])
    const ids = lines.map(({ id }) => id)
    expect(ids).not.toContain('')
    expect(new Set(ids).size).toBe(ids.length)
    for (const { label, formula, figures } of lines) {
      expect(label).not.toBe('')
      expect(formula).not.toBe('')
      for (const { label: name, value, source } of figures) {
        expect(name).not.toBe('')
        expect(value).not.toMatch(/^$|NaN|∞|undefined/)
        expect(source).toMatch(/IRC|P\.L\.|Rev\. Proc\.|R\.C\.|SSA/)
      }
    }
  })
})

test('a bracket line shows its rate, income and range with the source', () => {
  const { items } = sectionOf(explain(WORKER).federal, 'tax')
  expect(items).toEqual([])
  const [first] = sectionOf(explain(RICH).federal, 'tax').items
  expect(first).toEqual({
    id: 'bracket10',
    label: '10% bracket',
    amount: 1240,
    formula: '10% of $12,400',
    figures: [
      {
        label: 'Bracket',
        value: '$0 to $12,400',
        source: 'Rev. Proc. 2025-32 §4.01; P.L. 119-21 §70101',
      },
    ],
  })
})

test.each<[string, TaxInput, string[]]>([
  ['taxableSocialSecurity', FAMILY, ['$32,000', '$44,000']],
  ['capitalGain', FAMILY, ['$3,000']],
  ['netOperatingLoss', RARE, ['80%']],
  ['rental', FARMERS, ['$25,000', '$100,000', '50%']],
  ['selfEmployedRetirement', FARMERS, ['20%', '$72,000']],
  ['healthSavings', FAMILY, ['$4,400', '$8,750', '$1,000']],
  ['iraDeduction', FAMILY, ['$7,500', '$1,100', '$129,000 to $149,000']],
  ['studentLoanInterest', FAMILY, ['$2,500', '$175,000 to $205,000']],
  ['standardDeduction', WORKER, ['$23,625']],
  ['medical', FARMERS, ['7.5%']],
  ['stateAndLocalTaxes', FARMERS, ['$40,400', '$505,000', '$10,000']],
  ['charity', FARMERS, ['0.5%', '60%']],
  ['itemizedReduction', RICH, ['$640,600']],
  ['tipsDeduction', FAMILY, ['$25,000', '$300,000', '$100']],
  ['overtimeDeduction', FARMERS, ['$25,000', '$300,000', '$100']],
  ['carLoanDeduction', FARMERS, ['$10,000', '$200,000', '$200']],
  ['seniorDeduction', FARMERS, ['$6,000', '$150,000', '6%']],
  ['businessIncomeDeduction', FARMERS, ['20%', '$403,500']],
  ['bracket35', RICH, ['$256,225 to $640,600']],
  ['bracket37', RICH, ['over $640,600']],
  ['taxOnGains', OWNER, ['$49,450', '$545,500']],
  ['alternativeMinimumTax', OWNER, ['$90,100', '26% and 28%']],
  ['alternativeMinimumTax', APART, ['$70,100', '25%', '26% and 28%']],
  ['childCareCredit', FAMILY, ['$3,000', '$6,000', '50%']],
  ['educationCredits', FAMILY, ['$2,000', '$2,000', '20%', '$10,000', '$160,000 to $180,000']],
  ['saversCredit', SAVER, ['$2,000', '50%, 20%, 10%']],
  ['childTaxCredit', FAMILY, ['$2,200', '$500', '$400,000']],
  ['additionalChildTaxCredit', WORKER, ['$1,700', '15%', '$2,500']],
  ['earnedIncomeCredit', WORKER, ['$649, $4,328, $7,152, $8,046', '$11,950']],
  ['premiumCredit', INSURED, ['$15,060', '$35,000, 232%']],
  ['premiumRepayment', OVERPAID, ['$15,650', '$35,000, 223%']],
  ['selfEmploymentTax', FARMERS, ['92.35%', '12.4%', '2.9%', '$184,500']],
  ['additionalMedicare', OWNER, ['0.9%', '$200,000']],
  ['netInvestmentIncomeTax', OWNER, ['3.8%', '$200,000']],
  ['exemptions', FARMERS, ['$2,400', '$2,150', '$1,900']],
  ['ohioSeniorCredit', SAVER, ['$50', '$100,000']],
  ['ohioExemptionCredit', WORKER, ['$20', '$30,000']],
  ['ohioChildCareCredit', SAVER, ['$20,000', '$40,000']],
  ['ohioRetirementCredit', SAVER, ['$100,000']],
])('%s cites its law', (id, input, values) => {
  const { federal, ohio } = explain(input)
  const line = [...federal, ...ohio].flatMap(({ items }) => items).find((one) => one.id === id)
  expect(line?.figures.map(({ value }) => value)).toEqual(values)
})

test('names the deductions', () => {
  const titleOf = (input: TaxInput) => sectionOf(explain(input).federal, 'deductions').title
  expect(titleOf(WORKER)).toBe('Standard deduction')
  expect(titleOf(FARMERS)).toBe('Itemized deductions')
})

test('splits gains by rate', () => {
  // The first dollars of 900,000 in gains fill the rest of the 0% band.
  const input: TaxInput = {
    taxYear: 2026,
    filingStatus: 'single',
    taxpayer: { age: 50, wages: 16100 },
    longTermGain: 900000,
  }
  const line = sectionOf(explain(input).federal, 'tax').items.find(({ id }) => id === 'taxOnGains')
  expect(line?.formula).toBe(
    '0% of $49,450 + 15% of $496,050 + 20% of $354,500, stacked on the other income',
  )
  expect(line?.figures.map(({ label }) => label)).toEqual([
    '0% up to taxable income of',
    '15% up to taxable income of',
  ])
})

test('explains the exemptions by income step', () => {
  const exemptions = sectionOf(explain(FARMERS).ohio, 'ohioBase').items.at(-1)
  const labels = exemptions?.figures.map(({ label }) => label)
  expect(labels).toEqual(['Up to $40,000', 'Up to $80,000', 'Above'])
})

test('gives a city or village with a tax its own part', () => {
  const { total } = sectionOf(explain(WORKER).ohio, 'village')
  expect(total).toMatchObject({ id: 'villageBalanceDue', amount: 150 })
  expect(explain(WORKER, 0).ohio.map(({ id }) => id)).not.toContain('village')
})

test('names the year and the check date of its figures (R176, R183)', () => {
  expect(explain(FAMILY)).toMatchObject({ taxYear: 2026, checkedOn: '2026-11-21' })
})

test('explains the premium credit or why there is none', () => {
  const formulaOf = (input: TaxInput, section: string, id: string) =>
    sectionOf(explain(input).federal, section).items.find((one) => one.id === id)?.formula
  expect(formulaOf(INSURED, 'payments', 'premiumCredit')).toBe(
    'Credit $5,452: the premiums, or the benchmark of $6,600 less $1,148 (3.28% of income), if that is less; less $4,800 paid in advance',
  )
  expect(
    formulaOf(
      { ...INSURED, taxYear: 2026, taxpayer: { age: 40, wages: 70000 } },
      'tax',
      'premiumRepayment',
    ),
  ).toBe('No credit above 400% of the poverty line; $4,800 was paid in advance')
  const limited = { ...INSURED, taxpayer: { age: 40, wages: 44000 }, advancePremiumCredit: 6000 }
  expect(formulaOf(limited, 'tax', 'premiumRepayment')).toContain('the maximum for this income')
})
