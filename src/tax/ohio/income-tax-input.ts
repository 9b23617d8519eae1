import type { FilingStatus } from '../filing-status.ts'
import type { OhioClaims } from './claimed-credits.ts'

/** The starting point of the Ohio return. Amounts are dollars for the year. */
export type OhioTaxInput = {
  filingStatus: FilingStatus
  federalAdjustedGrossIncome: number
  /** People on the return who count: filers nobody else can claim, and dependents. */
  exemptionCount: number
  businessIncome: number
  /** Depreciation added back less Ohio's deduction for earlier years. It is business income. */
  depreciationAdjustment: number
  /** Part of federal adjusted gross income. Ohio does not tax it. */
  taxableSocialSecurity: number
  otherAdditions: number
  otherDeductions: number
  /** Pensions and IRA withdrawals on account of retirement, included in Ohio adjusted gross income. */
  retirementIncome: number
  /** A filer, or the spouse on a joint return, is 65 or older. */
  hasSenior: boolean
  /** Each spouse on a joint return has enough income of the qualifying kinds. */
  bothSpousesQualify: boolean
  federalEarnedIncomeCredit: number
  /** The federal child care credit before its limit to the tax, and as allowed. */
  childCareCredit: { full: number; allowed: number }
  /** Credits for what people paid. None by default. */
  claims?: OhioClaims
}
