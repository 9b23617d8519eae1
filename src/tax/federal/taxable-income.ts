import { excessOver, notNegative, ROUNDING_TOLERANCE } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'
import type { FullInput } from '../input.ts'
import type { AdjustedGrossIncome } from './adjusted-gross-income.ts'
import { type AlternativeMinimumTax, findAlternativeMinimumTax } from './alternative-minimum-tax.ts'
import { findBusinessIncomeDeduction } from './business-income-deduction.ts'
import { findChildAddition } from './child-income-tax.ts'
import { type FurtherDeductions, findFurtherDeductions } from './further-deductions.ts'
import { findBusinessProfit } from './income.ts'
import { findIncomeTax, type IncomeTax } from './income-tax.ts'
import { findItemizedDeductions, type ItemizedDeductions } from './itemized-deductions.ts'
import { findStandardDeduction, type StandardDeduction } from './standard-deduction.ts'

/** From adjusted gross income to the tax before credits, for one type of deduction. */
type TaxedIncome = {
  deductionKind: 'standard' | 'itemized'
  /** The standard or itemized deductions used, after the reduction for the highest bracket. */
  deduction: number
  /** The reduction of itemized deductions for the highest bracket (IRC §68). */
  itemizedReduction: number
  furtherDeductions: FurtherDeductions
  businessIncomeDeduction: number
  taxableIncome: number
  incomeTax: IncomeTax
  /** What the parents' rate adds for a child. */
  childAddition: number
  alternativeMinimumTax: AlternativeMinimumTax
  taxBeforeCredits: number
}

export type TaxChoice = TaxedIncome & {
  standardDeduction: StandardDeduction
  itemizedDeductions: ItemizedDeductions
}

/** Chooses the deduction with the lower tax, or the larger deduction if the tax is the same. */
export function findTaxedIncome(input: FullInput, agi: AdjustedGrossIncome): TaxChoice {
  const standardDeduction = findStandardDeduction(input)
  const itemizedDeductions = findItemizedDeductions(input, agi.adjustedGrossIncome)
  const taxedBy = (deduction: Deduction) => taxWith(deduction, input, agi)
  const standard = taxedBy({
    kind: 'standard',
    amount: standardDeduction.total,
    addedBack: standardDeduction.basic + standardDeduction.additional,
  })
  const itemized = taxedBy({
    kind: 'itemized',
    amount: itemizedDeductions.total,
    addedBack: itemizedDeductions.stateAndLocalTaxes,
  })
  const saved = standard.taxBeforeCredits - itemized.taxBeforeCredits
  const isSame = Math.abs(saved) < ROUNDING_TOLERANCE
  const itemizes = isSame ? itemized.deduction > standard.deduction : saved > 0
  const chosen = itemizes ? itemized : standard
  return { ...chosen, standardDeduction, itemizedDeductions }
}

/** A type of deduction, and the part of it that does not count for the alternative minimum tax. */
type Deduction = { kind: TaxedIncome['deductionKind']; amount: number; addedBack: number }

function taxWith(
  { kind, amount, addedBack }: Deduction,
  input: FullInput,
  agi: AdjustedGrossIncome,
): TaxedIncome {
  const { filingStatus } = input
  const { preferential } = agi.income
  const furtherDeductions = findFurtherDeductions(input, agi.adjustedGrossIncome)
  const beforeBusiness = agi.adjustedGrossIncome - amount - furtherDeductions.total
  const businessIncomeDeduction = findBusinessIncomeDeduction(
    findBusinessIncome(input, agi) - furtherDeductions.businessTips,
    notNegative(beforeBusiness),
    preferential,
    input,
  )
  const beforeCut = beforeBusiness - businessIncomeDeduction
  const itemizedReduction =
    kind === 'itemized' ? cutForTopBracket(amount, beforeCut, filingStatus, input.figures) : 0
  const taxableIncome = notNegative(beforeCut + itemizedReduction)
  const incomeTax = findIncomeTax(taxableIncome, preferential, filingStatus, input.figures)
  const childAddition = findChildAddition(input, agi, taxableIncome, incomeTax.tax)
  // The reduction does not apply here (IRC §56(b)(1)), nor do the senior deduction and what is added back.
  const alternativeMinimumTax = findAlternativeMinimumTax(
    beforeCut + addedBack + furtherDeductions.senior,
    incomeTax.ordinaryIncome,
    preferential,
    incomeTax.tax + childAddition,
    filingStatus,
    input.figures,
  )
  return {
    deductionKind: kind,
    deduction: amount - itemizedReduction,
    itemizedReduction,
    furtherDeductions,
    businessIncomeDeduction,
    taxableIncome,
    incomeTax,
    childAddition,
    alternativeMinimumTax,
    taxBeforeCredits: incomeTax.tax + childAddition + alternativeMinimumTax.tax,
  }
}

/** Business profit less the adjustments attributable to it (IRC §199A(c)), tips included. */
function findBusinessIncome(input: FullInput, { income, adjustments }: AdjustedGrossIncome) {
  return (
    findBusinessProfit(input, income) -
    adjustments.halfSelfEmploymentTax -
    adjustments.selfEmployedHealthInsurance -
    adjustments.selfEmployedRetirement
  )
}

/** A share of the itemized deductions, or of income in the highest bracket if that is less (IRC §68). */
function cutForTopBracket(
  itemized: number,
  taxableIncome: number,
  filingStatus: FilingStatus,
  figures: FederalFigures,
): number {
  const start = figures.brackets.value.upTo[filingStatus].at(-1) ?? Infinity
  const inTopBracket = excessOver(notNegative(taxableIncome) + itemized, start)
  return figures.itemizedReduction.value * Math.min(itemized, inTopBracket)
}
