import { expect, test } from 'vitest'
import { loadTaxEngine } from '../engine/load'
import { type Answers, YES } from './answers'
import { calculate } from './calculate'
import { compareCalculations } from './compare'
import { findDollarParts } from './dollar-parts'
import { listOutcomes, outcomeOf, tellPayments } from './outcome'

const engine = await loadTaxEngine()

const FAMILY: Answers = {
  filingStatus: 'marriedFilingJointly',
  childrenUnder17: '1',
  otherDependents: '1',
  wages: '52,306',
  'spouse.wages': '$28,290',
  taxableInterest: '1234',
  withholding: '4310',
}

function run(answers: Answers) {
  const calculation = calculate(engine, answers)
  if (calculation === null) throw new Error('nothing was entered')
  return calculation
}

test('a family of 2026: the case of the design', () => {
  const calculation = run(FAMILY)
  expect(calculation.totalIncome).toBe(81830)
  expect(calculation.federal.taxableIncome).toBe(49630)
  expect(calculation.federalTax).toBeCloseTo(2759.6, 2)
  expect(outcomeOf(calculation.federal, 'Federal').label).toBe('Federal refund')
  expect(calculation.federal.refund).toBeCloseTo(1550.4, 2)
  expect(calculation.employeeTax).toBeCloseTo(6165.59, 2)
  expect(tellPayments(calculation)).toBe(
    'You paid $4,310 during the year; the tax comes to $2,760.',
  )
})

test('the year changes the law, not the answers', () => {
  expect(run({ ...FAMILY, taxYear: '2025' }).federal.taxableIncome).toBe(81830 - 31500)
})

test.each([
  ['no answers', {}],
  ['a status alone', { filingStatus: 'headOfHousehold', childrenUnder17: '2' }],
  ['the spouse of a single filer', { 'spouse.wages': '50000' }],
] as const)('%s give no result', (_, answers) => {
  expect(calculate(engine, answers)).toBeNull()
})

test('a loss as large as the wages leaves a result: there are taxes on the wages', () => {
  const calculation = run({ wages: '50000', selfEmployment: '-50000' })
  expect(calculation.totalIncome).toBe(0)
  expect(calculation.employeeTax).toBeGreaterThan(0)
})

test.each([
  [{ tips: '9000' }, { tips: '2000' }],
  [{ overtimePremium: '9000' }, { overtimePremium: '2000' }],
  [
    { tips: '1500', overtimePremium: '9000' },
    { tips: '1500', overtimePremium: '500' },
  ],
])('%j inside wages of 2,000 counts as %j', (more, counted) => {
  const of = (answers: Answers) => run({ wages: '2000', pensionAndIra: '60000', ...answers }).allTax
  expect(of(more)).toBe(of(counted))
})

test('answers with errors are refused by name', () => {
  expect(() => calculate(engine, { wages: '1e309' })).toThrow('wages')
})

test('where each dollar goes adds up to the income', () => {
  const calculation = run({ ...FAMILY, villageRate: '1', districtRate: '1' })
  const parts = findDollarParts(calculation)
  expect(parts.map(({ id }) => id)).toEqual(['federal', 'payroll', 'ohio', 'local', 'kept'])
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(81830, 6)
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
})

test('credits larger than the tax are paid out, and more than the income is left', () => {
  const calculation = run({ filingStatus: 'headOfHousehold', childrenUnder17: '2', wages: '18000' })
  const [federal] = findDollarParts(calculation)
  expect(federal?.label).toBe('Federal credits paid to you')
  expect(federal?.amount).toBeLessThan(0)
  expect(tellPayments(calculation)).toContain('are paid out')
})

test('a year of losses has no dollars to divide', () => {
  expect(findDollarParts(run({ selfEmployment: '-5000' }))).toEqual([])
})

test('wages over the wage base pay Social Security tax up to it', () => {
  const base = engine.yearFigures(2026).federal.socialSecurityWageBase.value
  const { employeeTax } = run({ wages: String(base + 1000) })
  expect(employeeTax).toBeCloseTo(0.062 * base + 0.0145 * (base + 1000), 6)
})

test('Ohio is a tax until a payment is known, then a refund or a balance due', () => {
  const labels = (answers: Answers) => listOutcomes(run(answers)).map(({ label }) => label)
  expect(labels(FAMILY)[1]).toBe('Ohio tax, before what was withheld')
  expect(labels({ ...FAMILY, ohioWithholding: '5000' })[1]).toBe('Ohio refund')
  expect(labels({ ...FAMILY, ohioWithholding: '5' })[1]).toBe('Ohio balance due')
})

test('a town’s tax says when its rate is missing', () => {
  expect(listOutcomes(run(FAMILY))[2]?.label).toBe('City or village tax, no rate entered')
  expect(listOutcomes(run({ ...FAMILY, villageRate: '1' }))[2]).toEqual({
    kind: 'even',
    label: 'City or village tax',
    amount: 805.96,
  })
})

test.each([
  [{ refund: 0.4, balanceDue: 0 }, 'even'],
  [{ refund: 0.5, balanceDue: 0 }, 'refund'],
  [{ refund: 0, balanceDue: 0.4 }, 'even'],
  [{ refund: 0, balanceDue: 0.5 }, 'balanceDue'],
])('%j is %s', (amounts, kind) => {
  expect(outcomeOf(amounts, 'Federal').kind).toBe(kind)
})

test.each<[string, Answers, Answers]>([
  ['the spouse’s income', { 'spouse.farm': '9000' }, {}],
  ['an age', { age: '66' }, {}],
  ['tips', { tips: '3000' }, {}],
  [
    'child care for the young',
    { childCareExpenses: '4000', childrenUnder13: '1' },
    { childCareExpenses: '4000' },
  ],
  [
    'college costs',
    { student1Costs: '4000', student1IsAmericanOpportunity: YES },
    { student1Costs: '4000' },
  ],
  ['a family HSA', { hsaContribution: '8000', hsaCoverage: 'family' }, { hsaContribution: '8000' }],
  ['itemized deductions', { mortgageInterest: '40000' }, {}],
  ['a district', { districtRate: '1' }, {}],
  [
    'earned income only',
    { districtRate: '1', districtBase: 'earnedIncome' },
    { districtRate: '1' },
  ],
  ['an Ohio deduction', { ohioDeductions: '2000' }, {}],
])('%s changes the tax', (_, more, less) => {
  expect(run({ ...FAMILY, ...more }).allTax).not.toBeCloseTo(run({ ...FAMILY, ...less }).allTax, 2)
})

test('a town credits the tax of the workplace in full unless told otherwise', () => {
  const town = { ...FAMILY, villageRate: '2', wagesTaxedElsewhere: '50000', paidElsewhere: '1000' }
  const full = run(town).ohio.villageTax
  expect(full).toBeCloseTo(0.02 * 80596 - 1000, 6)
  expect(run({ ...town, creditShare: '50' }).ohio.villageTax).toBeCloseTo(full + 500, 6)
  expect(run({ ...town, creditLimitRate: '1' }).ohio.villageTax).toBeCloseTo(full + 500, 6)
})

test('qualified dividends alone count as ordinary ones too', () => {
  expect(run({ qualifiedDividends: '1000' }).totalIncome).toBe(1000)
})

test('two scenarios differ in words, never in signs', () => {
  const rows = compareCalculations(run(FAMILY), run({ ...FAMILY, iraContribution: '5000' }))
  const row = (label: string) => rows.find((one) => one.label === label)
  expect(row('Adjusted gross income')?.difference).toBe('$5,000 less')
  expect(row('Federal return')?.texts).toEqual(['refund $1,550', 'refund $2,350'])
  expect(row('Federal return')?.difference).toBe('$800 better')
  expect(row('City or village tax')?.difference).toBe('the same')
})
