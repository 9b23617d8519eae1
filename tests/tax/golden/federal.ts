import { z } from 'zod'
import { calculateFederal, type FederalResult } from '../../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../../src/tax/input.ts'
import { amount, filingStatus, flag, type GoldenKind, type Outputs, taxYear } from './row.ts'

const rowSchema = z.object({
  tax_year: taxYear,
  filing_status: filingStatus,
  age_head: amount,
  age_spouse: amount,
  blind_head: flag,
  blind_spouse: flag,
  dependent_ages: z.string().transform((cell) => (cell === '' ? [] : cell.split(';').map(Number))),
  wages_head: amount,
  wages_spouse: amount,
  self_employment_net: amount,
  taxable_interest: amount,
  ordinary_dividends: amount,
  qualified_dividends: amount,
  long_term_gain: amount,
  taxable_pension_ira: amount,
  social_security: amount,
  unemployment: amount,
  student_loan_interest_paid: amount,
  state_local_taxes: amount,
  mortgage_interest: amount,
  charity_cash: amount,
  medical_expenses: amount,
  childcare_expenses: amount,
  overtime_premium: amount,
  tips: amount,
  car_loan_interest: amount,
})

/** Federal golden files: one household per row, as golden-federal.md describes them. */
export const FEDERAL: GoldenKind = {
  name: 'federal',
  marker: 'total_federal_tax',
  compute: (row) => readResult(calculateFederal(readInput(rowSchema.parse(row)))),
}

function readInput(row: z.infer<typeof rowSchema>): TaxInput {
  return {
    taxYear: row.tax_year,
    filingStatus: row.filing_status,
    taxpayer: {
      age: row.age_head,
      isBlind: row.blind_head,
      wages: row.wages_head,
      selfEmployment: row.self_employment_net,
      pensionAndIra: row.taxable_pension_ira,
      unemployment: row.unemployment,
      tips: row.tips,
      overtimePremium: row.overtime_premium,
    },
    spouse: { age: row.age_spouse, isBlind: row.blind_spouse, wages: row.wages_spouse },
    dependents: row.dependent_ages.map((age) => ({ age })),
    taxableInterest: row.taxable_interest,
    ordinaryDividends: row.ordinary_dividends,
    qualifiedDividends: row.qualified_dividends,
    longTermGain: row.long_term_gain,
    socialSecurity: row.social_security,
    studentLoanInterest: row.student_loan_interest_paid,
    stateAndLocalTaxes: row.state_local_taxes,
    mortgageInterest: row.mortgage_interest,
    charityCash: row.charity_cash,
    medicalExpenses: row.medical_expenses,
    childCareExpenses: row.childcare_expenses,
    carLoanInterest: row.car_loan_interest,
  }
}

function readResult(result: FederalResult): Outputs {
  const { adjustments, furtherDeductions, itemizedDeductions, credits } = result
  const isItemized = result.deductionKind === 'itemized'
  const ifItemized = (value: number) => (isItemized ? value : 0)
  const incomeTax =
    result.taxBeforeCredits -
    result.nonrefundableCredits -
    result.refundableCredits +
    result.netInvestmentIncomeTax
  return {
    half_se_tax_deduction: adjustments.halfSelfEmploymentTax,
    student_loan_interest_deduction: adjustments.studentLoanInterest,
    taxable_social_security: result.taxableSocialSecurity,
    agi: result.adjustedGrossIncome,
    deduction_kind: result.deductionKind,
    standard_deduction_used: isItemized ? 0 : result.deduction,
    itemized_deduction_used: ifItemized(result.deduction),
    itemized_medical: ifItemized(itemizedDeductions.medical),
    itemized_salt: ifItemized(itemizedDeductions.stateAndLocalTaxes),
    itemized_charity: ifItemized(itemizedDeductions.charity),
    itemized_s68_reduction: result.itemizedReduction,
    senior_deduction: furtherDeductions.senior,
    tips_deduction: furtherDeductions.tips,
    overtime_deduction: furtherDeductions.overtime,
    car_loan_deduction: furtherDeductions.carLoanInterest,
    qbi_deduction: result.businessIncomeDeduction,
    taxable_income: result.taxableIncome,
    regular_tax: result.incomeTax.tax,
    amt: result.alternativeMinimumTax.tax,
    tax_before_credits: result.taxBeforeCredits,
    child_care_credit: credits.childCare,
    ctc_odc_nonrefundable: credits.childTax,
    actc: credits.additionalChildTax,
    eitc: credits.earnedIncome,
    niit: result.netInvestmentIncomeTax,
    income_tax_after_credits: incomeTax,
    se_tax: result.selfEmploymentTax,
    additional_medicare: result.additionalMedicare,
    total_federal_tax: incomeTax + result.selfEmploymentTax + result.additionalMedicare,
  }
}
