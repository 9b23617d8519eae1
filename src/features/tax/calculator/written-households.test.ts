import { describe, expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { type Answers, askedIds, YES } from './answers.ts'
import { type Calculation, calculate } from './calculate.ts'
import { describePayments } from './outcome.ts'
import { readAnswers } from './read-answers.ts'

const JOINT: Answers = { filingStatus: 'marriedFilingJointly' }
const HEAD: Answers = { filingStatus: 'headOfHousehold' }
const engine = await loadTaxEngine()

function run(answers: Answers): Calculation {
  const calculation = calculate(engine, readAnswers({ taxYear: '2026', ...answers }))
  if (calculation === null) throw new Error('nothing was entered')
  return calculation
}

type AmountOf = (calculation: Calculation) => number

const FEDERAL_TAX: AmountOf = ({ federal }) => federal.taxBeforeCredits
const EITC: AmountOf = ({ federal }) => federal.credits.earnedIncome
const SAVERS: AmountOf = ({ federal }) => federal.credits.savers
const IRA: AmountOf = ({ federal }) => federal.adjustments.ira

/** Households as written down by hand, with figures from the forms and from PolicyEngine-US. */
type Row = [household: string, answers: Answers, amount: number]

const testRows = (amountOf: AmountOf, rows: Row[]) =>
  test.each(rows)('%s', (_, answers, amount) => {
    expect(amountOf(run(answers))).toBeCloseTo(amount, 2)
  })

describe('limits the earned income credit by rent, of a business too (IRC §32(i))', () => {
  const family = { ...HEAD, wages: '22000', childrenUnder17: '2' }
  testRows(EITC, [
    ['rent over the limit', { ...family, rental: '13000', isRentalBusiness: YES }, 0],
    // 7,316 - 21.06% of (34,200 - 23,890).
    ['rent at the limit', { ...family, rental: '12200', isRentalBusiness: YES }, 5144.71],
    ['rent as an investment', { ...family, rental: '13000' }, 0],
  ])
})

describe('reduces the savings of the saver’s credit by withdrawals (IRC §25B(d)(2))', () => {
  const couple = { ...JOINT, wages: '45000', otherRetirementSavings: '2000' }
  const retired = { ...couple, wages: '31000' }
  const saver = { taxYear: '2025', wages: '21000', iraContribution: '2000', age: '40' }
  testRows(SAVERS, [
    ['a spouse’s pension', { ...retired, 'spouse.pensionAndIra': '14000' }, 0],
    ['military retirement pay', { ...retired, ...militaryPension('14000') }, 1000],
    ['an IRA withdrawal of more', { ...saver, pensionAndIra: '4000' }, 0],
    ['withdrawals of earlier years', { ...couple, earlierWithdrawals: '1500' }, 250],
    // Line 6 limits the savings to 2,000 after the withdrawals.
    [
      'savings over 2,000',
      { ...couple, otherRetirementSavings: '3000', earlierWithdrawals: '1000' },
      1000,
    ],
    ['no withdrawals', couple, 1000],
  ])

  function militaryPension(amount: string): Answers {
    return { 'spouse.pensionAndIra': amount, 'spouse.uniformedRetirement': amount }
  }
})

describe('counts a SEP as a plan at work (IRC §219(g)(5)(A)(v))', () => {
  const owner = { selfEmployment: '120000', selfEmployedRetirement: '10000' }
  testRows(IRA, [
    ['the owner’s own IRA', { ...owner, iraContribution: '7000' }, 0],
    ['an owner without a SEP', { selfEmployment: '120000', iraContribution: '7000' }, 7000],
    [
      'the IRA of a spouse at 246,522',
      { ...JOINT, ...owner, 'spouse.wages': '145000', 'spouse.iraContribution': '7000' },
      4110,
    ],
  ])
  testRows(FEDERAL_TAX, [['the tax of the owner', { ...owner, iraContribution: '7000' }, 9746.32]])
})

describe('limits each spouse’s IRA by the rule for their earnings (IRC §219(c))', () => {
  const couple = {
    ...JOINT,
    age: '62',
    'spouse.age': '62',
    wages: '6000',
    'spouse.wages': '5000',
    pensionAndIra: '90000',
  }
  testRows(IRA, [
    ['the higher earner', { ...couple, iraContribution: '8000' }, 6000],
    ['the lower earner', { ...couple, 'spouse.iraContribution': '8000' }, 8000],
    [
      'the lower earner with what the other’s leaves',
      { ...couple, iraContribution: '6000', 'spouse.iraContribution': '8000' },
      11000,
    ],
    [
      'equal earners',
      { ...couple, wages: '5000', iraContribution: '8000', 'spouse.iraContribution': '8000' },
      10000,
    ],
  ])
  testRows(FEDERAL_TAX, [['the couple’s tax', { ...couple, iraContribution: '8000' }, 7040]])
})

describe('takes tips of a business out of its income deduction (IRC §§199A(c)(4)(D), 224(c))', () => {
  const couple = { ...JOINT, selfEmployment: '52000', 'spouse.wages': '40000' }
  const tipped = { ...couple, businessTips: '20000' }
  testRows(
    ({ federal }) => federal.businessIncomeDeduction,
    [
      ['tips of a business', tipped, 5665.26],
      ['no tips', couple, 9665.26],
      ['tips as an employee', { ...couple, 'spouse.tips': '20000' }, 7225.26],
    ],
  )
  testRows(FEDERAL_TAX, [['the couple’s tax', tipped, 3159.33]])
  testRows(
    ({ federal }) => federal.furtherDeductions.tips,
    [
      // 12,000 less half of the self-employment tax on it, 847.77.
      ['more tips than profit', { selfEmployment: '12000', businessTips: '20000' }, 11152.23],
      [
        'both kinds up to 25,000',
        { selfEmployment: '52000', businessTips: '20000', wages: '30000', tips: '15000' },
        25000,
      ],
      ['a loss', { ...couple, selfEmployment: '-5000', businessTips: '3000' }, 0],
    ],
  )

  test('says that tips over the wages are left out', () => {
    const caution = expect.stringContaining('tips are more than the wages')
    expect(run({ wages: '1000', tips: '1001' }).cautions).toContainEqual(caution)
    expect(run({ wages: '1000', tips: '1000' }).cautions).toEqual([])
  })
})

describe('counts Additional Medicare Tax withheld as paid (Form 8959 line 24)', () => {
  const owed: AmountOf = ({ federal }) => federal.balanceDue - federal.refund
  const manager = { wages: '300000', withholding: '68000', age: '40' }
  testRows(owed, [
    ['a single employer', manager, 134.25],
    ['box 6 of 5,250 less 1.45% of box 5', { ...manager, medicareWithheld: '900' }, 134.25],
    ['two employers of 150,000', { ...manager, medicareWithheld: '0' }, 1034.25],
    // 82,012 of income tax, 0.9% of the 185,600 over 250,000, less 0.9% of 20,000 and of 15,600.
    [
      'each spouse at an employer of their own',
      { ...JOINT, wages: '220000', 'spouse.wages': '215600', withholding: '82000' },
      1362,
    ],
  ])
})

describe('takes a dependent care FSA out of the care credit (Form 2441 Part III)', () => {
  const parents = {
    ...JOINT,
    wages: '60000',
    'spouse.wages': '40000',
    childrenUnder17: '2',
    childrenUnder13: '2',
    childCareExpenses: '9000',
  }
  const alone = { ...HEAD, wages: '40000', childrenUnder17: '1', childrenUnder13: '1' }
  testRows(
    ({ federal }) => federal.credits.childCare,
    [
      ['2025, of 5,000', { ...parents, taxYear: '2025', careBenefits: '5000' }, 200],
      ['2025, of 6,000', { ...parents, taxYear: '2025', careBenefits: '6000' }, 200],
      // 35% of 6,000 less 5,000.
      ['2026, of 5,000', { ...parents, careBenefits: '5000' }, 350],
      ['2026, of 7,500', { ...parents, careBenefits: '7500' }, 0],
      ['2026, of none', parents, 2100],
      ['2026, for one child', { ...alone, childCareExpenses: '4000', careBenefits: '2000' }, 370],
      // The costs left are 5,500 less 5,000.
      ['2026, of most costs', { ...parents, childCareExpenses: '5500', careBenefits: '5000' }, 175],
    ],
  )
  testRows(
    ({ federal }) => federal.adjustedGrossIncome,
    [
      ['2025, over 5,000 is taxed', { ...parents, taxYear: '2025', careBenefits: '6000' }, 101000],
      ['2026, over 7,500 is taxed', { ...parents, 'spouse.careBenefits': '8000' }, 100500],
      [
        'over the care costs is taxed',
        { ...parents, childCareExpenses: '4000', careBenefits: '5000' },
        101000,
      ],
      [
        'over the lower earnings is taxed',
        { ...parents, 'spouse.wages': '3000', careBenefits: '5000' },
        65000,
      ],
      [
        'all is taxed without a child under 13',
        { ...parents, childrenUnder13: '0', careBenefits: '5000' },
        105000,
      ],
      [
        'over 3,750 on a separate return is taxed',
        { ...parents, filingStatus: 'marriedFilingSeparately', careBenefits: '5000' },
        61250,
      ],
    ],
  )

  test('says what is taxed', () => {
    const { cautions, explain } = run({ ...parents, careBenefits: '8000' })
    expect(cautions.join()).toContain('$500 of the dependent care benefits is taxed')
    expect(JSON.stringify(explain())).toContain('and $500 of taxed dependent care benefits')
  })
})

describe('gives Ohio’s retirement income credit only on retirement (R.C. 5747.055)', () => {
  const worker = { wages: '48000', pensionAndIra: '12000', age: '46' }
  testRows(
    ({ ohio }) => ohio.incomeTax,
    [
      ['a 401(k) cashed out at 46', worker, 1206.5],
      [
        'for a first home',
        { ...worker, earlyException: 'firstHome', exceptedWithdrawal: '10000' },
        1206.5,
      ],
      ['a job left at 55', { ...worker, age: '56', earlyException: 'leftJob' }, 1006.5],
      ['a disability', { ...worker, earlyException: 'disability' }, 1006.5],
      ['a pension at 62', { ...worker, age: '62' }, 1006.5],
    ],
  )
})

test('asks for the Social Security tax of several employers from $140,000 of box 1 on, which even the largest savings at work leave', () => {
  const asked = (wages: string) => askedIds('socialSecurityWithheld', { wages }).length
  expect([asked('140000'), asked('140001')]).toEqual([0, 1])
})

test('counts what two employers together withheld too much as paid', () => {
  const worker = { wages: '220000', withholding: '20000', medicareWithheld: '0' }
  const { federal, ...one } = run(worker)
  const two = run({ ...worker, socialSecurityWithheld: '13,640' })
  expect(federal.balanceDue - two.federal.balanceDue).toBeCloseTo(2201, 6)
  expect(two.federalTax).toBe(one.federalTax)
  expect(describePayments(two)).toContain('You paid $22,201 during the year')
})

test('asks for Additional Medicare Tax withheld above the wages from which employers withhold it', () => {
  const asked = (wages: string) => askedIds('medicareWithheld', { wages }).length
  expect([asked('200000'), asked('200001')]).toEqual([0, 1])
})
