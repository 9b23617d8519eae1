import { sumOf } from '../amounts.ts'
import { fillInput, type FullInput, type TaxInput } from '../input.ts'
import { settle, type Settlement } from '../settle.ts'
import { findAdoptionCredit } from './adoption-credit.ts'
import { type AdjustedGrossIncome, findAdjustedGrossIncome } from './adjusted-gross-income.ts'
import { addTaxedBenefits, type CareBenefits, findCareBenefits } from './care-benefits.ts'
import { type ChildCare, findChildCare } from './child-care-credit.ts'
import { unearnedIncomeOf } from './child-income-tax.ts'
import { type ChildTaxCredit, findChildTaxCredit } from './child-tax-credit.ts'
import { findEarnedIncomeCredit } from './earned-income-credit.ts'
import { type EarlyWithdrawals, findEarlyWithdrawals } from './early-withdrawals.ts'
import { findDepletion } from './depletion.ts'
import { findEducationCredits } from './education-credits.ts'
import { excessSocialSecurityOf } from './employee-tax.ts'
import { findNetOperatingLossUsed } from './net-operating-loss.ts'
import { findPremiumCredit, type PremiumCredit } from './premium-tax-credit.ts'
import { findSaversCredit } from './savers-credit.ts'
import { selfEmploymentTaxOf } from './self-employment.ts'
import {
  findAdditionalMedicare,
  findMedicareWithheld,
  findNetInvestmentIncomeTax,
} from './surtaxes.ts'
import { findTaxedIncome, type TaxChoice } from './taxable-income.ts'

/** Credits as used on the return, in dollars. */
type Credits = {
  foreignTax: number
  childCare: number
  education: number
  savers: number
  childTax: number
  additionalChildTax: number
  earnedIncome: number
  americanOpportunity: number
  adoption: number
  /** The part of that credit which is paid out. */
  adoptionRefundable: number
  /** Beyond what was paid in advance. */
  premium: number
}

/** A federal income tax return, step by step, in unrounded dollars. */
export type FederalResult = AdjustedGrossIncome &
  TaxChoice &
  Settlement & {
    input: FullInput
    careBenefits: CareBenefits
    childCare: ChildCare
    childTaxCredit: ChildTaxCredit
    premiumCredit: PremiumCredit
    /** Income that nobody on the return earned. */
    unearnedIncome: number
    credits: Credits
    nonrefundableCredits: number
    refundableCredits: number
    selfEmploymentTax: number
    additionalMedicare: number
    /** The part of it that employers withheld. */
    medicareWithheld: number
    /** Social Security tax that several employers together withheld beyond the most for the year. */
    excessSocialSecurity: number
    netInvestmentIncomeTax: number
    earlyWithdrawals: EarlyWithdrawals
    /** All taxes after nonrefundable credits. */
    totalTax: number
  }

/** Calculates a federal return by the law of the input's tax year. Nothing is rounded. */
export function calculateFederal(given: TaxInput): FederalResult {
  const filled = fillInput(given)
  const { figures } = filled
  const careBenefits = findCareBenefits(filled)
  const input = addTaxedBenefits(filled, careBenefits)
  const depletion = findDepletion(input)
  const netOperatingLoss = findNetOperatingLossUsed(input, depletion)
  const agi = findAdjustedGrossIncome(input, { netOperatingLoss, depletion })
  const premiumCredit = findPremiumCredit(input, agi)
  const taxed = withRepayment(findTaxedIncome(input, agi), premiumCredit)
  const childCare = findChildCare(input, agi.adjustedGrossIncome, careBenefits.excluded)
  const { credits, childTaxCredit } = findCredits(input, agi, taxed, childCare, premiumCredit)
  const nonrefundableCredits =
    credits.foreignTax +
    credits.childCare +
    credits.education +
    credits.savers +
    credits.childTax +
    credits.adoption
  const refundableCredits =
    credits.additionalChildTax +
    credits.earnedIncome +
    credits.americanOpportunity +
    credits.adoptionRefundable +
    credits.premium
  const selfEmploymentTax = sumOf(input.people, (person) => selfEmploymentTaxOf(person, figures))
  const additionalMedicare = findAdditionalMedicare(input)
  const netInvestmentIncomeTax = findNetInvestmentIncomeTax(input, agi)
  const earlyWithdrawals = findEarlyWithdrawals(input, agi.adjustedGrossIncome)
  const totalTax =
    taxed.taxBeforeCredits -
    nonrefundableCredits +
    selfEmploymentTax +
    additionalMedicare +
    netInvestmentIncomeTax +
    earlyWithdrawals.tax
  const medicareWithheld = findMedicareWithheld(input)
  const excessSocialSecurity = sumOf(input.people, (person) =>
    excessSocialSecurityOf(person, figures),
  )
  const payments =
    input.withholding +
    medicareWithheld +
    excessSocialSecurity +
    input.estimatedPayments +
    refundableCredits
  return {
    input,
    ...agi,
    ...taxed,
    careBenefits,
    childCare,
    childTaxCredit,
    premiumCredit,
    unearnedIncome: unearnedIncomeOf(agi),
    credits,
    nonrefundableCredits,
    refundableCredits,
    selfEmploymentTax,
    additionalMedicare,
    medicareWithheld,
    excessSocialSecurity,
    netInvestmentIncomeTax,
    earlyWithdrawals,
    totalTax,
    ...settle(totalTax, payments),
  }
}

/**
 * Repaid advance premium credit is part of the tax that credits may offset (IRC §36B(f)(2); Schedule 2 line
 * 1a, included in Form 1040 line 18).
 */
function withRepayment(taxed: TaxChoice, { repayment }: PremiumCredit): TaxChoice {
  return { ...taxed, taxBeforeCredits: taxed.taxBeforeCredits + repayment }
}

/** Each credit may offset the tax that the preceding ones leave. */
function findCredits(
  input: FullInput,
  agi: AdjustedGrossIncome,
  { taxBeforeCredits }: TaxChoice,
  care: ChildCare,
  premiumCredit: PremiumCredit,
): { credits: Credits; childTaxCredit: ChildTaxCredit } {
  const { figures } = input
  const { adjustedGrossIncome } = agi
  let taxLeft = taxBeforeCredits
  const claim = (credit: number) => {
    const used = Math.min(credit, taxLeft)
    taxLeft -= used
    return used
  }
  const foreignTax = claim(
    Math.min(input.foreignTax, figures.simpleForeignTax.value[input.filingStatus]),
  )
  const childCare = claim(care.credit)
  const educationCredits = findEducationCredits(input, adjustedGrossIncome)
  const education = claim(educationCredits.nonrefundable)
  const savers = claim(findSaversCredit(input, adjustedGrossIncome))
  const earnedIncome = findEarnedIncomeCredit(input, agi)
  const childTaxCredit = findChildTaxCredit(input, adjustedGrossIncome, taxLeft, earnedIncome)
  taxLeft -= childTaxCredit.nonrefundable
  // Last, since all other credits reduce its limit (IRC §23(c)(1)).
  const adoption = findAdoptionCredit(input, adjustedGrossIncome)
  return {
    childTaxCredit,
    credits: {
      foreignTax,
      childCare,
      education,
      savers,
      childTax: childTaxCredit.nonrefundable,
      additionalChildTax: childTaxCredit.refundable,
      earnedIncome,
      americanOpportunity: educationCredits.refundable,
      adoption: claim(adoption.nonrefundable),
      adoptionRefundable: adoption.refundable,
      premium: premiumCredit.net,
    },
  }
}
