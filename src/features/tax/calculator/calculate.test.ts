import { expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { type Answers, YES } from './answers.ts'
import { calculate } from './calculate.ts'
import { compareCalculations } from './comparison.tsx'
import { EXAMPLE_RESULT } from './example.tsx'
import { findDollarParts } from './dollar-parts.ts'
import { readAnswers } from './read-answers.ts'
import { addUp, describePayments, findNet, listLocalOutcomes, outcomeOf } from './outcome.ts'

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
  const calculation = calculate(engine, readAnswers(answers))
  if (calculation === null) throw new Error('nothing was entered')
  return calculation
}

test('calculates the example family of 2026', () => {
  const calculation = run(FAMILY)
  expect(calculation.totalIncome).toBe(81830)
  expect(calculation.federal.taxableIncome).toBe(49630)
  expect(calculation.federalTax).toBeCloseTo(2759.6, 2)
  expect(outcomeOf(calculation.federal, 'Federal').label).toBe('Federal refund')
  expect(calculation.federal.refund).toBeCloseTo(1550.4, 2)
  expect(calculation.employeeTax).toBeCloseTo(6165.59, 2)
  expect(describePayments(calculation)).toBe(
    'You paid $4,310 during the year; the tax comes to $2,760.',
  )
})

test('calculates the empty calculator’s example as shown', () => {
  const calculation = run(EXAMPLE_RESULT.answers)
  const { totalIncome, federal, federalTax, ohio } = calculation
  const amounts = [totalIncome, federal.taxableIncome, federalTax, ohio.incomeTax]
  expect(EXAMPLE_RESULT.lines.map(({ amount }) => amount)).toEqual(amounts.map(Math.round))
  expect(findNet(calculation)).toEqual(addUp(EXAMPLE_RESULT.federal, EXAMPLE_RESULT.ohio))
})

test('counts estimated payments as payments', () => {
  const calculation = run({ ...FAMILY, estimatedPayments: '500' })
  expect(describePayments(calculation)).toContain('You paid $4,810 during the year')
})

test('applies another year’s law to the same answers', () => {
  expect(run({ ...FAMILY, taxYear: '2025' }).federal.taxableIncome).toBe(81830 - 31500)
})

test.each([
  ['no answers', {}],
  ['only a filing status', { filingStatus: 'headOfHousehold', childrenUnder17: '2' }],
  ['the spouse of a single filer', { 'spouse.wages': '50000' }],
] as const)('returns no result for %s', (_, answers) => {
  expect(calculate(engine, readAnswers(answers))).toBeNull()
})

test('returns a result when a loss cancels the wages, which are still taxed', () => {
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
])('counts %j within wages of 2,000 as %j', (more, counted) => {
  const of = (answers: Answers) => run({ wages: '2000', pensionAndIra: '60000', ...answers }).allTax
  expect(of(more)).toBe(of(counted))
})

test('names the answers with errors that it refuses', () => {
  expect(() => calculate(engine, readAnswers({ wages: '1e309' }))).toThrow('wages')
})

test('splits the whole income into where each dollar goes', () => {
  const calculation = run({ ...FAMILY, villageRate: '1', districtRate: '1' })
  const parts = findDollarParts(calculation)
  expect(parts.map(({ id }) => id)).toEqual(['federal', 'payroll', 'ohio', 'local', 'kept'])
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(81830, 6)
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
})

test('pays out credits above the tax and leaves more than the income', () => {
  const calculation = run({ filingStatus: 'headOfHousehold', childrenUnder17: '2', wages: '18000' })
  const [federal] = findDollarParts(calculation)
  expect(federal?.label).toBe('Federal credits paid to you')
  expect(federal?.amount).toBeLessThan(0)
  // Earned income credit of 40%, and child tax credit of 15% of the earnings over 2,500.
  expect(describePayments(calculation)).toContain('credits of $9,525 are paid out')
})

test('counts the Social Security that is not taxed among where each dollar goes', () => {
  const parts = findDollarParts(run({ socialSecurity: '24000', pensionAndIra: '6000', age: '67' }))
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(30000)
  expect(parts.find(({ id }) => id === 'kept')?.amount).toBe(30000)
})

test('names the cliff behind a marginal rate over 100%', () => {
  const plan = { marketplacePremiums: '12000', benchmarkPremium: '12000' }
  const below = { taxYear: '2026', age: '60', wages: '62550', ...plan }
  expect(run(below).marginal.cliffs[0]?.label).toContain('Premium tax credit')
  expect(run({ ...below, wages: '50000' }).marginal.cliffs).toEqual([])
})

test('returns no dollar parts for a year of losses', () => {
  expect(findDollarParts(run({ selfEmployment: '-5000' }))).toEqual([])
})

test('charges Social Security tax on wages up to the wage base', () => {
  const base = engine.yearFigures(2026).federal.socialSecurityWageBase.value
  const { employeeTax } = run({ wages: String(base + 1000) })
  expect(employeeTax).toBeCloseTo(0.062 * base + 0.0145 * (base + 1000), 6)
})

test('includes the taxed part of Social Security in total income', () => {
  // Over 34,000 including half of the benefits: 85% of 6,000, plus 4,500 (IRC §86).
  const { totalIncome } = run({ age: '70', pensionAndIra: '30000', socialSecurity: '20000' })
  expect(totalIncome).toBe(30000 + 9600)
})

test('adds up federal, Ohio, district and town tax', () => {
  const { allTax, federal, ohio } = run({ ...FAMILY, villageRate: '1', districtRate: '1' })
  const federalTax = federal.taxBeforeCredits - federal.nonrefundableCredits
  expect(federalTax).toBeCloseTo(2759.6, 2)
  expect(ohio.villageTax).toBeCloseTo(805.96, 2)
  expect(ohio.schoolDistrictTax).toBeGreaterThan(700)
  expect(allTax).toBeCloseTo(2759.6 + ohio.incomeTax + ohio.schoolDistrictTax + 805.96, 2)
})

test('combines Social Security and Medicare whoever collects them', () => {
  const calculation = run({ wages: '250000', selfEmployment: '50000' })
  const parts = findDollarParts(calculation)
  const amountOf = (wanted: string) => parts.find(({ id }) => id === wanted)?.amount
  const fromWages = 0.062 * 184500 + 0.0145 * 250000
  const onProfit = 0.029 * 46175
  const additional = 0.009 * (50000 + 46175)
  expect(amountOf('payroll')).toBeCloseTo(fromWages + onProfit + additional, 6)
  expect(amountOf('federal')).toBeCloseTo(calculation.federal.taxBeforeCredits, 6)
})

test('leaves out parts without an amount and names a shortfall', () => {
  const partsOf = (answers: Answers) => findDollarParts(run(answers))
  const small = partsOf({ wages: '5000', isDependent: YES })
  expect(small.map(({ id, label }) => [id, label])).toEqual([
    ['payroll', 'Social Security and Medicare'],
    ['kept', 'Yours to keep'],
  ])
  const lost = partsOf({ wages: '50000', selfEmployment: '-49999' })
  expect(lost.at(-1)).toMatchObject({ id: 'kept', label: 'More than the income' })
  expect(partsOf({ wages: '50000' })[0]?.label).toBe('Federal income tax')
})

test('adds up the federal and the Ohio return once the Ohio withholding is known', () => {
  expect(findNet(run(FAMILY))).toBeNull()
  const { federal, ohio } = run(FAMILY)
  const back = Math.round(federal.refund)
  const due = Math.round(ohio.incomeTax)
  expect(findNet(run({ ...FAMILY, ohioWithholding: '0' }))).toEqual(addUp(back, -due))
  expect(describePayments(run({ ...FAMILY, ohioWithholding: '5' }))).toContain(
    'To Ohio you paid $5;',
  )
})

test.each([
  [2708, -1827, 'Federal refund $2,708, Ohio due $1,827: together', 881, 'back'],
  [100, -250, 'Federal refund $100, Ohio due $250: together', 150, 'due'],
  [-100, -50, 'Federal due $100, Ohio due $50: together', 150, 'due'],
  [100, 50, 'Federal refund $100, Ohio refund $50: together', 150, 'back'],
  [0, 50, 'Federal $0, Ohio refund $50: together', 50, 'back'],
  [50, -50, 'Federal refund $50, Ohio due $50: together', 0, 'due'],
])('says what %i and %i come to together', (federal, ohio, lead, amount, direction) => {
  expect(addUp(federal, ohio)).toMatchObject({ lead, amount, direction })
})

test('says when a town’s rate is missing', () => {
  expect(listLocalOutcomes(run(FAMILY))[0]?.label).toBe('City or village tax, no rate entered')
  expect(listLocalOutcomes(run({ ...FAMILY, villageRate: '1' }))[0]).toEqual({
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
])('classifies %j as %s', (amounts, kind) => {
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

test('credits workplace tax in full in a town unless told otherwise', () => {
  const town = { ...FAMILY, villageRate: '2', wagesTaxedElsewhere: '50000', paidElsewhere: '1000' }
  const full = run(town).ohio.villageTax
  expect(full).toBeCloseTo(0.02 * 80596 - 1000, 6)
  expect(run({ ...town, creditShare: '50' }).ohio.villageTax).toBeCloseTo(full + 500, 6)
  expect(run({ ...town, creditLimitRate: '1' }).ohio.villageTax).toBeCloseTo(full + 500, 6)
})

test('counts qualified dividends alone as ordinary ones too', () => {
  expect(run({ qualifiedDividends: '1000' }).totalIncome).toBe(1000)
})

test('compares every line of two scenarios', () => {
  const first = run({ wages: '50040', withholding: '6000', villageRate: '1' })
  const second = run({ wages: '60040', withholding: '5000', villageRate: '1' })
  const rows = compareCalculations(first, second).map((row) => [
    row.label,
    ...row.texts,
    row.difference,
  ])
  expect(rows).toEqual([
    ['Tax year', '2026', '2026', ''],
    ['Total income', '$50,040', '$60,040', '$10,000 more'],
    ['Adjusted gross income', '$50,040', '$60,040', '$10,000 more'],
    ['Taxable income', '$33,940', '$43,940', '$10,000 more'],
    ['Federal tax after credits', '$3,825', '$5,025', '$1,200 more'],
    ['Ohio and school district tax', '$933', '$1,208', '$275 more'],
    ['City or village tax', '$500', '$600', '$100 more'],
    ['All of these taxes', '$5,258', '$6,833', '$1,575 more'],
    ['Share of income', '10.5%', '11.4%', ''],
    ['Federal return', 'refund $2,175', 'owes $25', '$2,200 worse'],
  ])
  const back = compareCalculations(second, first)
  expect(back[1]?.difference).toBe('$10,000 less')
  expect(back.at(-1)?.difference).toBe('$2,200 better')
})

test('shows no share without income, and a return with nothing due', () => {
  const none = run({ selfEmployment: '-5000' })
  const even = run({ wages: '10000', isDependent: YES })
  const [share, outcome] = compareCalculations(none, even).slice(-2)
  expect(share?.texts).toEqual(['—', expect.stringContaining('%')])
  expect(outcome).toMatchObject({
    texts: ['nothing due', 'nothing due'],
    difference: 'the same',
  })
})

test('describes differences in words instead of signs', () => {
  const rows = compareCalculations(run(FAMILY), run({ ...FAMILY, iraContribution: '5000' }))
  const row = (label: string) => rows.find((one) => one.label === label)
  expect(row('Adjusted gross income')?.difference).toBe('$5,000 less')
  expect(row('Federal return')?.texts).toEqual(['refund $1,550', 'refund $2,350'])
  expect(row('Federal return')?.difference).toBe('$800 better')
  expect(row('City or village tax')?.difference).toBe('the same')
})

test('takes a loss as other income', () => {
  expect(run({ wages: '60000', otherIncome: '-5000' }).totalIncome).toBe(55000)
})
