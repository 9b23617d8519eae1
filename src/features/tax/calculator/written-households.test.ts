import { describe, expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import { type Answers, YES } from './answers.ts'
import { type Calculation, calculate } from './calculate.ts'
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
