import { FIGURES } from './figures.ts'
import { iraDeductions, line1z } from './form-1040.ts'
import type { Household } from './household.ts'

/** The amounts that the Ohio forms take from the federal ones, in dollars. */
type Federal = {
  agi: number
  se_tax: number
  eitc: number
  care_credit_before_limit: number
  care_credit: number
}

/** Ohio IT 1040 with its schedules, SD 100 and a town's return, line by line. */
export function it1040(h: Household, federal: Federal) {
  const joint = h.filing_status === 'married_joint'
  const filers = joint ? 2 : 1

  // Schedule of Adjustments: deductions.
  // A plan cashed out early is no retirement income.
  const cashedOut = h.early_exception === 'whole' ? 0 : h.early_withdrawal_head
  const ownPension = Math.max(0, h.pension_head - h.uniformed_retirement_head - cashedOut)
  const pension = ownPension + h.pension_spouse
  const inFull = Math.min(h.own_health_premiums + h.long_term_care, h.medical)
  const overFloor = h.medical - inFull - 0.075 * Math.max(0, federal.agi)
  const educatorLeft = h.educator_head - Math.min(h.educator_head, FIGURES[h.tax_year].educator)
  const deductions =
    h.state_refund +
    Math.min(h.us_bond_interest, h.interest) +
    h.military_pay_head +
    Math.min(h.uniformed_retirement_head, h.pension_head) +
    Math.min(h.college_savings, 4000 * h.college_beneficiaries) +
    Math.min(educatorLeft, 300) +
    inFull +
    Math.max(0, overFloor)
  // Line 11 of the Schedule of Business Income, added back for everything that goes by income.
  const shares = h.s_corp_head + h.partnership_head - h.section179_head + h.owner_pay_head
  const earnedInBusiness = shares + h.rent_business * Math.max(0, h.rent)
  const business = Math.min(250000, earnedInBusiness, Math.max(0, federal.agi))
  const modified = federal.agi - deductions
  const line3 = modified - business

  // Lines 4 to 8a.
  const children = h.children_under_13 + h.children_13_to_16 - h.released_13_to_16
  const people = filers + children
  const line4 = people * (modified <= 40000 ? 2400 : modified <= 80000 ? 2150 : 1900)
  const line5 = Math.max(0, line3 - line4)
  const line8 = bracketTax(line5, h)

  // Schedule of Credits, lines 2 to 11.
  const income = modified - line4
  const senior = h.age_head >= 65 || (joint && h.age_spouse >= 65)
  const care =
    modified < 20000
      ? federal.care_credit_before_limit
      : modified < 40000
        ? 0.25 * federal.care_credit
        : 0
  const first =
    (income < 100000 ? retirementCredit(pension) : 0) +
    (income < 100000 && senior ? 50 : 0) +
    care +
    (h.tax_year === 2025 ? Math.min(h.campaign, 50 * filers) : 0) +
    (income < 30000 ? 20 * people : 0)
  const line11 = Math.max(0, line8 - first)

  // Line 12 and the credits after it, each up to the tax left.
  const jointFiling =
    joint && bothQualify(h, federal.se_tax) ? jointFilingCredit(income, line11) : 0
  let left = line11 - jointFiling
  for (const credit of [
    0.3 * federal.eitc,
    250 * h.home_school_students,
    Math.min(h.scholarship_head, 750),
    Math.min(h.private_tuition, federal.agi < 50000 ? 1000 : 1500),
  ]) {
    left -= Math.min(left, credit)
  }
  const share = modified > 0 ? Math.min(1, h.other_state_income / modified) : 0
  left -= Math.min(left, h.other_state_tax, share * left)

  return {
    ohio_agi: line3,
    ohio_exemptions: line4,
    ohio_tax_before_credits: line8,
    ohio_joint_filing_credit: jointFiling,
    ohio_tax: left,
    district_tax: sd100(h, modified, line4, senior),
    town_tax: townTax(h),
  }
}

function bracketTax(income: number, { tax_year }: Household): number {
  const { ohioBase, ohioSecond } = FIGURES[tax_year]
  if (income <= 26050) return 0
  if (ohioSecond && income > ohioSecond[0]) {
    return ohioSecond[1] + 0.03125 * (income - ohioSecond[0])
  }
  return ohioBase + 0.0275 * (income - 26050)
}

/** Booklet table, by the retirement income of everyone on the return. */
function retirementCredit(pension: number): number {
  if (pension <= 500) return 0
  if (pension <= 1500) return 25
  if (pension <= 3000) return 50
  if (pension <= 5000) return 80
  return pension <= 8000 ? 130 : 200
}

/** Each spouse needs 500 apart from interest, gains and what the schedule deducts. */
function bothQualify(h: Household, seTax: number): boolean {
  const pension = Math.max(0, h.pension_head - h.uniformed_retirement_head)
  const educator = Math.min(h.educator_head, FIGURES[h.tax_year].educator)
  const ira = iraDeductions(h)
  const pay = line1z(h) + h.guaranteed_head - h.owner_pay_head - h.military_pay_head
  const alimony = h.alimony_received_head - h.alimony_paid_head
  const head = pay + pension + alimony + h.gambling_winnings_head - educator - ira.head - seTax / 2
  return head >= 500 && h.wages_spouse + h.pension_spouse - ira.spouse >= 500
}

function jointFilingCredit(income: number, line11: number): number {
  const percent = income <= 25000 ? 20 : income <= 50000 ? 15 : income <= 75000 ? 10 : 5
  return Math.min(650, (percent * line11) / 100)
}

/** A return for each district, by the days there. */
function sd100(h: Household, modified: number, line4: number, senior: boolean): number {
  const pay = line1z(h) + h.wages_spouse - h.military_pay_head
  const earned = Math.min(pay + 0.9235 * h.box14_head, modified)
  const onDays = (days: number, percent: number, base: string) => {
    const income = Math.max(0, base === 'earned' ? earned : modified - line4)
    return Math.max(0, ((income * percent) / 100) * (days / 365) - (senior ? 50 : 0))
  }
  return (
    onDays(h.earlier_days, h.earlier_district_percent, h.earlier_district_base) +
    onDays(365 - h.earlier_days, h.district_percent, h.district_base)
  )
}

/** A return for each town of residence, by the days there. Each W-2 has its own credit. */
function townTax(h: Household): number {
  const shares = h.partnership_head + h.guaranteed_head
  const pay = h.box5_head + h.wages_spouse - h.military_pay_head
  const income = pay + Math.max(0, h.rent) + shares
  const first = taxOfJob(h.town_wages_elsewhere, h.town_rate_elsewhere, h.town_paid_elsewhere)
  const second = taxOfJob(
    h.town_wages_elsewhere_2,
    h.town_rate_elsewhere_2,
    h.town_paid_elsewhere_2,
  )
  const onDays = (days: number, percent: number, limit: number) => {
    const credit =
      Math.min(first, (h.town_wages_elsewhere * limit) / 100) +
      Math.min(second, (h.town_wages_elsewhere_2 * limit) / 100)
    const left = (income * percent) / 100 - (credit * h.town_credit_percent) / 100
    return Math.max(0, left) * (days / 365)
  }
  return (
    onDays(h.earlier_days, h.earlier_town_percent, h.earlier_town_percent) +
    onDays(365 - h.earlier_days, h.town_percent, h.town_credit_limit_percent)
  )
}

function taxOfJob(wages: number, percent: number, paid: number): number {
  return percent > 0 ? (wages * percent) / 100 : paid
}
