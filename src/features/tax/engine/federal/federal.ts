import { notNegative, sumOf } from '../amounts.ts'
import { yearFigures } from '../data/years.ts'
import { fillInput, type FullInput, type TaxInput } from '../input.ts'
import { type AdjustedGrossIncome, findAdjustedGrossIncome } from './adjusted-gross-income.ts'
import { type ChildCare, findChildCare } from './child-care-credit.ts'
import { type ChildTaxCredit, findChildTaxCredit } from './child-tax-credit.ts'
import { findEarnedIncomeCredit } from './earned-income-credit.ts'
import { findEducationCredits } from './education-credits.ts'
import { bracketRate } from './income-tax.ts'
import { findSaversCredit } from './savers-credit.ts'
import { selfEmploymentTaxOf } from './self-employment.ts'
import { findAdditionalMedicare, findNetInvestmentIncomeTax } from './surtaxes.ts'
import { findTaxedIncome, type TaxChoice } from './taxable-income.ts'

/** Credits as used on the return, in dollars. */
export type Credits = {
  childCare: number
  education: number
  savers: number
  childTax: number
  additionalChildTax: number
  earnedIncome: number
  americanOpportunity: number
}

/** A federal income tax return, step by step, in unrounded dollars. */
export type FederalResult = AdjustedGrossIncome &
  TaxChoice & {
    input: FullInput
    /** The rate of the bracket that the last dollar of ordinary income falls into. */
    bracketRate: number
    childCare: ChildCare
    childTaxCredit: ChildTaxCredit
    credits: Credits
    nonrefundableCredits: number
    refundableCredits: number
    selfEmploymentTax: number
    additionalMedicare: number
    netInvestmentIncomeTax: number
    /** All taxes after nonrefundable credits. */
    totalTax: number
    payments: number
    refund: number
    balanceDue: number
  }

/** Calculates a federal return by the law of the input's tax year. Nothing is rounded. */
export function calculateFederal(given: TaxInput): FederalResult {
  const input = fillInput(given)
  const { federal: figures } = yearFigures(input.taxYear)
  const agi = findAdjustedGrossIncome(input, figures)
  const taxed = findTaxedIncome(input, agi, figures)
  const childCare = findChildCare(input, agi.adjustedGrossIncome, figures)
  const { credits, childTaxCredit } = findCredits(input, agi, taxed, childCare)
  const nonrefundableCredits =
    credits.childCare + credits.education + credits.savers + credits.childTax
  const refundableCredits =
    credits.additionalChildTax + credits.earnedIncome + credits.americanOpportunity
  const selfEmploymentTax = sumOf(input.people, (person) => selfEmploymentTaxOf(person, figures))
  const additionalMedicare = findAdditionalMedicare(input, figures)
  const netInvestmentIncomeTax = findNetInvestmentIncomeTax(input, agi, figures)
  const totalTax =
    taxed.taxBeforeCredits -
    nonrefundableCredits +
    selfEmploymentTax +
    additionalMedicare +
    netInvestmentIncomeTax
  const payments = input.withholding + input.estimatedPayments + refundableCredits
  return {
    input,
    ...agi,
    ...taxed,
    bracketRate: bracketRate(taxed.incomeTax.ordinaryIncome, input.filingStatus, figures),
    childCare,
    childTaxCredit,
    credits,
    nonrefundableCredits,
    refundableCredits,
    selfEmploymentTax,
    additionalMedicare,
    netInvestmentIncomeTax,
    totalTax,
    payments,
    refund: notNegative(payments - totalTax),
    balanceDue: notNegative(totalTax - payments),
  }
}

/** Each credit may use the tax that the ones before it leave. */
function findCredits(
  input: FullInput,
  agi: AdjustedGrossIncome,
  { taxBeforeCredits }: TaxChoice,
  care: ChildCare,
): { credits: Credits; childTaxCredit: ChildTaxCredit } {
  const { federal: figures } = yearFigures(input.taxYear)
  const { adjustedGrossIncome } = agi
  let taxLeft = taxBeforeCredits
  const claim = (credit: number) => {
    const used = Math.min(credit, taxLeft)
    taxLeft -= used
    return used
  }
  const childCare = claim(care.credit)
  const educationCredits = findEducationCredits(input, adjustedGrossIncome, figures)
  const education = claim(educationCredits.nonrefundable)
  const savers = claim(findSaversCredit(input, adjustedGrossIncome, figures))
  const earnedIncome = findEarnedIncomeCredit(input, agi, figures)
  const childTaxCredit = findChildTaxCredit(
    input,
    adjustedGrossIncome,
    taxLeft,
    earnedIncome,
    figures,
  )
  return {
    childTaxCredit,
    credits: {
      childCare,
      education,
      savers,
      childTax: childTaxCredit.nonrefundable,
      additionalChildTax: childTaxCredit.refundable,
      earnedIncome,
      americanOpportunity: educationCredits.refundable,
    },
  }
}
