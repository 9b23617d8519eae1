import { excessOver, notNegative, stepsUp, sumOf } from '../amounts.ts'
import type { FullInput } from '../input.ts'

/** Itemized deductions of Schedule A after their limits, in dollars. */
export type ItemizedDeductions = {
  medical: number
  stateAndLocalTaxes: number
  mortgageInterest: number
  mortgageInsurance: number
  charity: number
  gambling: number
  /** Educators' expenses above the limit of the adjustment, from 2026 on. */
  educator: number
  total: number
}

/** Itemized deductions before the reduction for the highest bracket. */
export function findItemizedDeductions(
  input: FullInput,
  adjustedGrossIncome: number,
): ItemizedDeductions {
  const agi = notNegative(adjustedGrossIncome)
  const { ceiling, floor } = input.figures.charity.value
  const medical = excessOver(input.medicalExpenses, input.figures.medicalFloor.value * agi)
  const stateAndLocalTaxes = Math.min(input.stateAndLocalTaxes, findSaltCap(input, agi))
  const mortgageInterest = input.mortgageInterest * deductibleShareOfDebt(input)
  const mortgageInsurance = findMortgageInsurance(input, agi)
  const charity = Math.min(excessOver(input.charityCash, floor * agi), ceiling * agi)
  const gambling = findGamblingLosses(input)
  const educator = findEducatorRest(input)
  const lines = {
    medical,
    stateAndLocalTaxes,
    mortgageInterest,
    mortgageInsurance,
    charity,
    gambling,
    educator,
  }
  return { ...lines, total: sumOf(Object.values(lines), (amount) => amount) }
}

/** A share of the losses, up to the winnings (IRC §165(d)). */
function findGamblingLosses(input: FullInput): number {
  const winnings = sumOf(input.people, (person) => person.gamblingWinnings)
  return Math.min(input.figures.gamblingLossShare.value * input.gamblingLosses, winnings)
}

function findEducatorRest(input: FullInput): number {
  const { max, itemizesRest } = input.figures.educatorExpenses.value
  if (!itemizesRest) return 0
  return sumOf(input.people, (person) => excessOver(person.educatorExpenses, max))
}

/** The cap on state and local taxes, which shrinks to a floor for high incomes (IRC §164(b)(7)). */
function findSaltCap(input: FullInput, agi: number): number {
  const { cap, phasedownStart, rate, floor } = input.figures.saltCap.value
  const status = input.filingStatus
  const reduced = cap[status] - rate * excessOver(agi, phasedownStart[status])
  return Math.max(floor[status], reduced)
}

/** Premiums count as interest, less a tenth for each started step of income above a limit (IRC §163(h)(3)(E)). */
function findMortgageInsurance(input: FullInput, agi: number): number {
  const rule = input.figures.mortgageInsurance.value
  if (!rule) return 0
  const status = input.filingStatus
  const steps = stepsUp(agi - rule.phaseoutStart[status], rule.step[status])
  return input.mortgageInsurance * notNegative(1 - rule.share * steps)
}

function deductibleShareOfDebt(input: FullInput): number {
  const limit = input.figures.mortgageDebtLimit.value[input.filingStatus]
  return input.mortgageDebt > limit ? limit / input.mortgageDebt : 1
}
