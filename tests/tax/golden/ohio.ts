import { z } from 'zod'
import { yearFigures } from '../../../src/tax/data/years.ts'
import { findOhioTax } from '../../../src/tax/ohio/income-tax.ts'
import { amount, filingStatus, flag, type GoldenKind, taxYear } from './row.ts'

const rowSchema = z.object({
  tax_year: taxYear,
  filing_status: filingStatus,
  federal_agi: amount,
  exemptions: amount,
  business_income: amount,
  taxable_social_security: amount,
  other_additions: amount,
  other_deductions: amount,
  retirement_income: amount,
  senior: flag,
  both_spouses_qualify: flag,
  federal_eitc: amount,
})

/** Ohio golden files: the core of one IT 1040 per row, as golden-federal.md describes them. */
export const OHIO: GoldenKind = {
  name: 'ohio',
  marker: 'ohio_tax',
  compute: (cells) => {
    const row = rowSchema.parse(cells)
    const { credits, ...tax } = findOhioTax(
      {
        filingStatus: row.filing_status,
        federalAdjustedGrossIncome: row.federal_agi,
        exemptionCount: row.exemptions,
        businessIncome: row.business_income,
        depreciationAdjustment: 0,
        taxableSocialSecurity: row.taxable_social_security,
        otherAdditions: row.other_additions,
        otherDeductions: row.other_deductions,
        retirementIncome: row.retirement_income,
        hasSenior: row.senior,
        bothSpousesQualify: row.both_spouses_qualify,
        federalEarnedIncomeCredit: row.federal_eitc,
        childCareCredit: { full: 0, allowed: 0 },
      },
      yearFigures(row.tax_year).ohio,
    )
    return {
      business_income_deduction: tax.businessIncomeDeduction,
      ohio_agi: tax.ohioAdjustedGrossIncome,
      modified_agi: tax.modifiedAdjustedGrossIncome,
      exemption_amount: tax.exemptionAmount,
      income_tax_base: tax.incomeTaxBase,
      taxable_business_income: tax.taxableBusinessIncome,
      taxable_nonbusiness_income: tax.taxableNonbusinessIncome,
      tax_nonbusiness: tax.taxOnNonbusinessIncome,
      tax_business: tax.taxOnBusinessIncome,
      tax_before_credits: tax.taxBeforeCredits,
      retirement_credit: credits.retirementIncome,
      senior_credit: credits.senior,
      exemption_credit: credits.exemption,
      tax_after_line2_9_credits: credits.taxAfterFirst,
      joint_filing_credit: credits.jointFiling,
      earned_income_credit: credits.earnedIncome,
      ohio_tax: tax.incomeTax,
    }
  },
}
