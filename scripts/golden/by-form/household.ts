import type { Status, Year } from './figures.ts'

/** A household as a row of the file. Amounts are whole dollars, rates are percentages. */
export type Household = {
  tax_year: Year
  filing_status: Status
  age_head: number
  age_spouse: number
  children_under_13: number
  children_13_to_16: number
  wages_head: number
  wages_spouse: number
  interest: number
  us_bond_interest: number
  pension_head: number
  pension_spouse: number
  uniformed_retirement_head: number
  early_withdrawal_head: number
  /** "none", "whole", "part", "medical" or "first_home". */
  early_exception: string
  excepted: number
  educator_head: number
  gambling_winnings_head: number
  gambling_losses: number
  state_refund: number
  short_term_gain: number
  short_term_carryover: number
  long_term_carryover: number
  foreign_tax: number
  mortgage_interest: number
  medical: number
  own_health_premiums: number
  long_term_care: number
  childcare: number
  student_months_spouse: number
  slcsp: number
  premium: number
  aptc: number
  months_covered: number
  college_savings: number
  college_beneficiaries: number
  home_school_students: number
  private_tuition: number
  scholarship_head: number
  campaign: number
  other_state_income: number
  other_state_tax: number
  district_percent: number
  /** "traditional" or "earned". */
  district_base: string
  box5_head: number
  town_percent: number
  town_wages_elsewhere: number
  town_paid_elsewhere: number
  town_credit_percent: number
  town_credit_limit_percent: number
}
