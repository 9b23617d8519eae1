import type { Status, Year } from './figures.ts'

/** An empty household, as a row of the file. Amounts are whole dollars, rates are percentages. */
export const EMPTY = {
  tax_year: 2026 as Year,
  filing_status: 'single' as Status,
  age_head: 40,
  age_spouse: 0,
  children_under_13: 0,
  children_13_to_16: 0,
  /** Of these, claimed by the other parent, and living with the other parent (Form 8332). */
  released_13_to_16: 0,
  away_13_to_16: 0,
  wages_head: 0,
  wages_spouse: 0,
  s_corp_head: 0,
  /** Partnership: K-1 of Form 1065, boxes 1, 4c and 14 code A. */
  partnership_head: 0,
  guaranteed_head: 0,
  box14_head: 0,
  section179_head: 0,
  /** 1 if the head only invests in the business of the K-1. */
  passive_head: 0,
  owner_pay_head: 0,
  royalties: 0,
  royalty_expenses: 0,
  /** 1 if the royalties are from oil or gas. */
  oil: 0,
  /** W-2, box 10. */
  care_benefits_head: 0,
  rent: 0,
  /** 1 if the rent is a trade or business. */
  rent_business: 0,
  /** 1 if the head is a real estate professional who works in the rental. */
  rent_professional: 0,
  ira_head: 0,
  ira_spouse: 0,
  /** Roth IRA and 401(k), and what was withdrawn in the two years before. */
  other_savings_head: 0,
  earlier_withdrawals: 0,
  interest: 0,
  us_bond_interest: 0,
  /** 1099-INT, box 2. */
  savings_penalty: 0,
  /** Under agreements made before 2019. */
  alimony_received_head: 0,
  alimony_paid_head: 0,
  /** W-2, box 4, of all employers. */
  social_security_withheld_head: 0,
  pension_head: 0,
  pension_spouse: 0,
  uniformed_retirement_head: 0,
  early_withdrawal_head: 0,
  /** "none", "whole", "part", "medical" or "first_home". */
  early_exception: 'none',
  excepted: 0,
  educator_head: 0,
  gambling_winnings_head: 0,
  gambling_losses: 0,
  state_refund: 0,
  short_term_gain: 0,
  short_term_carryover: 0,
  long_term_carryover: 0,
  foreign_tax: 0,
  mortgage_interest: 0,
  /** Form 1098, box 5. */
  mortgage_insurance: 0,
  medical: 0,
  own_health_premiums: 0,
  long_term_care: 0,
  childcare: 0,
  student_months_spouse: 0,
  /** Costs of three students, the first two for the American opportunity credit. */
  student_1: 0,
  student_2: 0,
  student_3: 0,
  slcsp: 0,
  premium: 0,
  aptc: 0,
  months_covered: 12,
  college_savings: 0,
  college_beneficiaries: 1,
  home_school_students: 0,
  private_tuition: 0,
  scholarship_head: 0,
  campaign: 0,
  other_state_income: 0,
  other_state_tax: 0,
  district_percent: 0,
  /** "traditional" or "earned". */
  district_base: 'traditional',
  box5_head: 0,
  town_percent: 0,
  town_wages_elsewhere: 0,
  town_paid_elsewhere: 0,
  town_wages_elsewhere_2: 0,
  town_paid_elsewhere_2: 0,
  town_credit_percent: 100,
  town_credit_limit_percent: 0,
  /** Rates of the towns of the two jobs. 0: their tax is what was paid. */
  town_rate_elsewhere: 0,
  town_rate_elsewhere_2: 0,
  /** Days of the year at another address in Ohio, with its rates. */
  earlier_days: 0,
  earlier_district_percent: 0,
  earlier_district_base: 'traditional',
  earlier_town_percent: 0,
  /** Pay of the armed forces while stationed outside Ohio, included in the wages. */
  military_pay_head: 0,
}

export type Household = typeof EMPTY
