import { describe, expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { type Answers, askedIds, YES } from './answers.ts'
import { calculate } from './calculate.ts'
import { listLocalOutcomes } from './outcome.ts'
import { readAnswers } from './read-answers.ts'

const JOINT: Answers = { filingStatus: 'marriedFilingJointly' }
const engine = await loadTaxEngine()

function run(answers: Answers) {
  const calculation = calculate(engine, readAnswers(answers))
  if (calculation === null) throw new Error('nothing was entered')
  return calculation
}

const outcomesOf = (answers: Answers) =>
  Object.fromEntries(listLocalOutcomes(run(answers)).map(({ label, amount }) => [label, amount]))

test.each<[string, Answers, number]>([
  ['a parent', { disabledDependents: '1' }, 0],
  ['a child', { disabledDependents: '1', disabledChildren: '1' }, 4427],
  ['a parent and a child', { disabledDependents: '2', disabledChildren: '1' }, 4427],
  ['more children than dependents', { disabledDependents: '1', disabledChildren: '2' }, 4427],
  ['another dependent', { otherDependents: '1' }, 0],
])('gives the earned income credit of 2026 on wages of 20,000 with %s', (_, answers, credit) => {
  const { federal } = run({ taxYear: '2026', wages: '20,000', ...answers })
  expect(federal.credits.earnedIncome).toBeCloseTo(credit, 2)
})

test('credits school district tax withheld in box 19 to the district', () => {
  const given: Answers = {
    taxYear: '2026',
    wages: '60000',
    districtRate: '1',
    ohioWithholding: '1000',
    districtPayments: '578.50',
  }
  expect(run(given).ohio.balanceDue).toBeCloseTo(206.5, 2)
  expect(outcomesOf(given)['School district return: nothing due']).toBe(0)
})

test('taxes Medicare wages, including 401(k) savings, in a town', () => {
  const town = { wages: '60000', villageRate: '1' }
  expect(run({ ...town, medicareWages: '66000' }).ohio.villageTax).toBeCloseTo(660, 2)
  expect(run(town).ohio.villageTax).toBeCloseTo(600, 2)
})

const TWO_TOWNS: Answers = {
  ...JOINT,
  wages: '50000',
  'spouse.wages': '50000',
  villageRate: '2',
  wagesTaxedElsewhere: '50000',
  workTownRate: '3',
  wagesTaxedElsewhere2: '50000',
  workTownRate2: '1',
}

test('limits the credit for each W-2 of spouses who work in a 3% and a 1% town', () => {
  expect(run(TWO_TOWNS).ohio.villageTax).toBeCloseTo(500, 2)
  expect(outcomesOf(TWO_TOWNS)).toMatchObject({
    'City or village tax': 500,
    'Tax of the towns where you work': 2000,
  })
})

test('names what a work town gives back or is still owed', () => {
  const withheld = { ...TWO_TOWNS, paidElsewhere: '1200', paidElsewhere2: '650' }
  expect(outcomesOf(withheld)).toMatchObject({
    'First work town balance due': 300,
    'Second work town refund': 150,
  })
})

test.each([
  ['2025', 600],
  ['2026', 1050],
])('gives the child care credit of %s for a spouse who studies all year', (taxYear, credit) => {
  const family: Answers = {
    taxYear,
    filingStatus: 'marriedFilingJointly',
    wages: '60000',
    childrenUnder17: '1',
    childrenUnder13: '1',
    childCareExpenses: '4000',
  }
  expect(run(family).federal.credits.childCare).toBe(0)
  const student = run({ ...family, 'spouse.studentMonths': '12' })
  expect(student.federal.credits.childCare).toBeCloseTo(credit, 2)
})

test('adds 10% to an early withdrawal', () => {
  const withdrawal: Answers = { taxYear: '2026', pensionAndIra: '20000' }
  const at60 = run({ ...withdrawal, age: '60' }).federalTax
  expect(run({ ...withdrawal, age: '52' }).federalTax).toBeCloseTo(at60 + 2000, 2)
})

test.each<[string, Answers, number]>([
  ['at 58', { age: '58' }, 2000],
  ['at 59, not marked as early', { age: '59' }, 0],
  ['at 59, marked as early', { age: '59', isEarly: YES }, 2000],
  ['at 60, marked as early', { age: '60', isEarly: YES }, 0],
  ['without an age', {}, 0],
  ['without an age, marked as early', { isEarly: YES }, 2000],
  ['after a disability', { age: '52', earlyException: 'disability' }, 0],
  [
    'for a first home',
    { age: '52', earlyException: 'firstHome', exceptedWithdrawal: '15000' },
    1000,
  ],
  ['partly excepted', { age: '52', earlyException: 'other', exceptedWithdrawal: '5000' }, 1500],
  // 7.5% of 20,000 is 1,500.
  ['with medical costs', { age: '52', earlyException: 'medical', medicalExpenses: '4500' }, 1700],
  [
    'by the spouse alone',
    { ...JOINT, age: '62', 'spouse.age': '52', 'spouse.pensionAndIra': '3000' },
    300,
  ],
])('taxes a withdrawal %s (IRC §72(t))', (_, answers, tax) => {
  const { federal } = run({ taxYear: '2026', pensionAndIra: '20000', ...answers })
  expect(federal.earlyWithdrawals.tax).toBeCloseTo(tax, 2)
})

test.each([
  ['2025', 970],
  ['2026', 950],
])('applies the %s limit for domestic abuse', (taxYear, tax) => {
  const answers = { age: '52', pensionAndIra: '20000', earlyException: 'domesticAbuse' }
  const { federal } = run({ taxYear, ...answers, exceptedWithdrawal: '20000' })
  expect(federal.earlyWithdrawals.tax).toBeCloseTo(tax, 2)
})

test('counts business income above the deduction toward Ohio’s joint filing credit', () => {
  const { ohio } = run({
    taxYear: '2026',
    filingStatus: 'marriedFilingJointly',
    selfEmployment: '400000',
    'spouse.wages': '60000',
  })
  expect(ohio.credits.jointFiling).toBeCloseTo(259.96, 2)
})

test('deducts medical costs over 7.5% of federal income in Ohio', () => {
  const retired: Answers = {
    taxYear: '2025',
    filingStatus: 'marriedFilingJointly',
    age: '66',
    'spouse.age': '66',
    pensionAndIra: '30000',
    'spouse.pensionAndIra': '30000',
  }
  expect(run(retired).ohio.incomeTax).toBeCloseTo(816.64, 2)
  expect(run({ ...retired, medicalExpenses: '15000' }).ohio.incomeTax).toBeCloseTo(525.83, 2)
})

test.each<[Answers, string | null]>([
  [{ filingStatus: 'headOfHousehold' }, 'Head of household needs'],
  [{ filingStatus: 'headOfHousehold', childrenUnder17: '1' }, null],
  [{ filingStatus: 'qualifyingSurvivingSpouse' }, 'Qualifying surviving spouse needs'],
  [{ filingStatus: 'qualifyingSurvivingSpouse', otherDependents: '1' }, 'needs a child'],
  [{ filingStatus: 'qualifyingSurvivingSpouse', olderChildren: '1' }, null],
  [{ filingStatus: 'single' }, null],
  [{ filingStatus: 'marriedFilingSeparately' }, 'a joint return costs less'],
  [{ isDependent: YES, taxableInterest: '2700' }, null],
  [{ isDependent: YES, taxableInterest: '2701' }, 'over $2,700'],
  [{ isDependent: YES, taxableInterest: '2701', age: '23' }, 'over $2,700'],
  [{ isDependent: YES, taxableInterest: '2701', age: '24' }, null],
  [{ ordinaryDividends: '9000', foreignTax: '300' }, null],
  [{ ordinaryDividends: '9000', foreignTax: '301' }, 'needs Form 1116'],
  [{ taxYear: '2026', marketplacePremiums: '6000' }, null],
  [{ taxYear: '2026', wages: '70000', marketplacePremiums: '6000' }, 'over 4 times $15,650'],
  [{ taxYear: '2025', wages: '70000', marketplacePremiums: '6000' }, null],
  [{ taxYear: '2026', wages: '9000', marketplacePremiums: '6000' }, 'Medicaid'],
  [{ isDependent: YES, advancePremiumCredit: '600' }, 'The person who claims you'],
  [{ filingStatus: 'marriedFilingSeparately', advancePremiumCredit: '600' }, 'You repay'],
  [
    { selfEmployment: '9000', selfEmployedHealthInsurance: '600', marketplacePremiums: '6000' },
    'limit each other',
  ],
])('cautions about %j: %s', (answers, caution) => {
  const { cautions } = run({ wages: '40000', ...answers })
  expect(cautions.join(' ')).toEqual(caution === null ? '' : expect.stringContaining(caution))
})

describe('asks for Social Security numbers', () => {
  test.each<[string, Answers, boolean]>([
    ['a parent', { childrenUnder17: '1', wages: '90000' }, true],
    ['with tips', { tips: '1', wages: '90000' }, true],
    ['at 65', { age: '65', wages: '90000' }, true],
    ['with small wages', { wages: '20000' }, true],
    ['with larger wages', { wages: '50000' }, false],
    ['before anything is typed', {}, false],
  ])('%s', (_, answers, isAsked) => {
    expect(askedIds('hasNoWorkNumber', answers).length > 0).toBe(isAsked)
  })

  test('and says what goes without one', () => {
    const family = { ...JOINT, wages: '42000', childrenUnder17: '2' }
    const { federal, cautions } = run({
      ...family,
      hasNoWorkNumber: YES,
      'spouse.hasNoWorkNumber': YES,
    })
    expect(federal.refundableCredits).toBe(0)
    expect(cautions.join()).toContain('Children count as other dependents')
    const two = run({ ...family, childrenWithoutNumber: '1' })
    expect(two.federal.childTaxCredit.beforePhaseout).toBe(2700)
    expect(two.cautions.join()).toContain('Children without a Social Security number')
  })
})
