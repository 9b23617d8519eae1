import { expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { type Answers, YES } from './answers.ts'
import { calculate } from './calculate.ts'
import { readAnswers } from './read-answers.ts'

const engine = await loadTaxEngine()

function run(answers: Answers) {
  const calculation = calculate(
    engine,
    readAnswers({ taxYear: '2026', childrenUnder17: '1', hasOtherParent: YES, ...answers }),
  )
  if (calculation === null) throw new Error('nothing was entered')
  return calculation
}

const MOTHER: Answers = { filingStatus: 'headOfHousehold', wages: '26000', releasedChildren: '1' }
const FATHER: Answers = { filingStatus: 'single', wages: '46000', awayChildren: '1' }

test('gives the parent who has the child the earned income credit without the child tax credit', () => {
  const { federal, ohio, cautions, federalTax } = run(MOTHER)
  expect(federal.credits.earnedIncome).toBeCloseTo(4089.82, 2)
  expect(federal.childTaxCredit.available).toBe(0)
  expect(federalTax).toBeCloseTo(185 - 4089.82, 2)
  expect(ohio.exemptionAmount).toBe(2400)
  expect(cautions).toEqual([])
})

test('gives the parent who claims the child the child tax credit without the earned income credit', () => {
  const { federal, ohio } = run(FATHER)
  expect(federal.credits.earnedIncome).toBe(0)
  expect(federal.credits.childTax).toBe(2200)
  // 332 + 2.75% of (46,000 - 2 x 2,150 - 26,050); the exemptions are those of the people claimed.
  expect(ohio.incomeTax).toBeCloseTo(762.38, 2)
})

test.each<[string, Answers, number]>([
  // 44% of 3,000, up to the tax.
  ['who has the child', MOTHER, 185],
  ['who only claims the child', FATHER, 0],
])('counts care costs for the parent %s', (_, parent, credit) => {
  const costs: Answers = { childrenUnder13: '1', childCareExpenses: '3000' }
  expect(run({ ...parent, ...costs }).federal.credits.childCare).toBe(credit)
})

test('counts a child for premiums where the child is claimed (Form 8962, line 1)', () => {
  expect(run(MOTHER).federal.premiumCredit.familySize).toBe(1)
  expect(run(FATHER).federal.premiumCredit.familySize).toBe(2)
})

test('cautions a head of household whose only child lives with the other parent', () => {
  const { cautions } = run({ ...FATHER, filingStatus: 'headOfHousehold' })
  expect(cautions.join(' ')).toContain('who lives with you')
})
