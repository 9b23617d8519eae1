import { EIC_PERCENTS, FIGURES, SCHEDULE_PERCENTS, SCHEDULES } from './figures.ts'
import { form8962 } from './form-8962.ts'
import type { Household } from './household.ts'
import { scheduleE, scheduleSE } from './schedule-e.ts'

/**
 * Form 1040 with Schedules 1, 2, 3, A, D, E, SE, 8812 and EIC and Forms 2441, 5329, 8863, 8880, 8960, 8962 and 8995, line by
 * line. Only for households without the rules it leaves out: see draw.ts.
 */
export function form1040(h: Household) {
  const f = FIGURES[h.tax_year]
  const joint = h.filing_status === 'married_joint'
  const separate = h.filing_status === 'married_separate'
  const married = joint || separate
  const children = h.children_under_13 + h.children_13_to_16 - h.released_13_to_16

  // Schedule D: lines 7, 15, 16 and 21.
  const line7 = h.short_term_gain - h.short_term_carryover
  const line15 = -h.long_term_carryover
  const line16 = line7 + line15
  const scheduleD = line16 >= 0 ? line16 : -Math.min(-line16, separate ? 1500 : 3000)

  // Schedule 1: lines 1, 2a, 5, 8b, 11, 18, 19a and 20. Form 1040: lines 1a, 1e, 2b, 5b, 7 and 11.
  const educator = Math.min(h.educator_head, f.educator)
  const careUntaxed = form2441PartIII(h)
  const careTaxed = h.care_benefits_head - careUntaxed
  const wages = h.wages_head + h.wages_spouse + careTaxed
  const ira = iraDeductions(h)
  const earnings =
    wages +
    h.rent +
    h.interest +
    h.pension_head +
    h.pension_spouse +
    scheduleD +
    h.state_refund +
    h.alimony_received_head +
    h.gambling_winnings_head
  const se = scheduleSE(h)
  // Depletion is only drawn where the plain standard deduction is taken.
  const line18and19a = h.savings_penalty + h.alimony_paid_head
  const beforeE = earnings - educator - line18and19a - ira.head - ira.spouse - se / 2
  const e = scheduleE(h, beforeE - f.standard[h.filing_status])
  const agi = beforeE + e.total

  // Schedule A: lines 4, 8d, 8e and 16.
  const medicalOver = Math.max(0, h.medical - 0.075 * Math.max(0, agi))
  const gambling = Math.min((h.gambling_losses * f.gamblingPercent) / 100, h.gambling_winnings_head)
  const educatorRest = h.tax_year === 2026 ? h.educator_head - educator : 0
  const line8 = h.mortgage_interest + mortgageInsurance(h, agi)
  const scheduleA = medicalOver + line8 + gambling + educatorRest

  const older = Number(h.age_head >= 65) + Number(joint && h.age_spouse >= 65)
  const standard = f.standard[h.filing_status] + older * (married ? f.older[1] : f.older[0])
  // Schedule 1-A, Part V.
  const seniorEach = Math.max(0, 6000 - 0.06 * Math.max(0, agi - (joint ? 150000 : 75000)))
  const senior = separate ? 0 : older * seniorEach
  const deduction = Math.max(standard, scheduleA)
  // Form 8995, lines 1 to 15, and the minimum of 2026 (IRC 199A(i)).
  const beforeQbi = Math.max(0, agi - deduction - senior)
  const qbi = Math.max(0, e.share - se / 2) + h.rent_business * Math.max(0, h.rent)
  const qbiLine15 = 0.2 * Math.min(qbi, beforeQbi)
  const qbiDeduction = h.tax_year === 2026 && qbi >= 1000 ? Math.max(400, qbiLine15) : qbiLine15
  const taxable = Math.max(0, beforeQbi - qbiDeduction)
  const tax = schedule(taxable, SCHEDULES[h.tax_year][h.filing_status])

  // Form 8962; Schedule 2 line 1a; Form 1040 line 18.
  const p = form8962(h, agi)
  const line18 = tax + p.repayment

  // Schedule 3: lines 1, 2 and 3; Form 1040 line 19.
  let left = line18
  const foreign = Math.min(h.foreign_tax, joint ? 600 : 300, left)
  left -= foreign
  const care = form2441(h, agi, careUntaxed, careTaxed)
  const careUsed = Math.min(care, left)
  left -= careUsed
  const education = form8863(h, agi)
  const educationUsed = Math.min(education.nonrefundable, left)
  left -= educationUsed
  // Line 4.
  left -= Math.min(form8880(h, agi), left)
  const childCredit = 2200 * children
  const ctc = Math.min(childCredit, left)
  left -= ctc

  // Schedule EIC worksheet and Schedule 8812 Part II.
  const earned = wages + h.box14_head - se / 2
  // Rent is passive, also as a business, but not of a real estate professional.
  const passiveRent = h.rent_professional === 1 ? 0 : h.rent
  const passive = Math.max(0, passiveRent) + e.investment
  const eic = earnedIncomeCredit(h, agi, earned, Math.max(0, scheduleD) + passive)
  const payroll = payrollTax(h.box5_head, h) + payrollTax(h.wages_spouse, h) + se / 2
  const byEarned = 0.15 * Math.max(0, earned - 2500)
  const byPayroll = children >= 3 ? Math.max(0, payroll - eic) : 0
  const actc = Math.min(childCredit - ctc, 1700 * children, Math.max(byEarned, byPayroll))

  // Form 5329 lines 1 to 4.
  const early = Math.min(h.early_withdrawal_head, h.pension_head)
  const excepted = { none: 0, whole: early, part: h.excepted, medical: medicalOver }[
    h.early_exception
  ]
  const firstHome = Math.min(h.excepted, 10000)
  const form5329 = 0.1 * (early - Math.min(early, excepted ?? firstHome))

  // Form 8960 lines 8 to 17, the penalty on line 10.
  const overThreshold = Math.max(0, agi - (joint ? 250000 : separate ? 125000 : 200000))
  const line12 = Math.max(
    0,
    h.interest + scheduleD + passiveRent + e.investment - h.savings_penalty,
  )
  const niit = 0.038 * Math.min(line12, overThreshold)

  // Schedule 3 line 11: 6.2% of the wage base is what one person owes.
  const line11 = Math.max(0, h.social_security_withheld_head - 0.062 * wageBase(h))

  return {
    agi,
    deduction,
    taxable_income: taxable,
    regular_tax: tax,
    qbi_deduction: qbiDeduction,
    se_tax: se,
    niit,
    early_withdrawal_tax: form5329,
    foreign_tax_credit: foreign,
    care_credit_before_limit: care,
    care_credit: careUsed,
    education_credit: educationUsed,
    american_opportunity: education.refundable,
    child_tax_credit: ctc,
    actc,
    eitc: eic,
    fpl_percent: p.percent,
    premium_credit: p.credit,
    premium_net: p.net,
    premium_repayment: p.repayment,
    total_federal_tax: left + se + niit + form5329 - actc - eic - education.refundable - p.net,
    excess_social_security: line11,
  }
}

function schedule(taxable: number, ends: readonly number[]): number {
  let tax = 0
  let from = 0
  SCHEDULE_PERCENTS.forEach((percent, index) => {
    const to = ends[index] ?? Infinity
    if (taxable > from) tax += ((Math.min(taxable, to) - from) * percent) / 100
    from = to
  })
  return tax
}

/** Form 2441 lines 3 to 9c, with lines 27 to 31 for benefits. */
function form2441(h: Household, agi: number, untaxed: number, taxed: number): number {
  if (h.children_under_13 === 0 || h.filing_status === 'married_separate') return 0
  const line29 = Math.max(0, (h.children_under_13 > 1 ? 6000 : 3000) - untaxed)
  const line31 = Math.min(line29, Math.max(0, h.childcare - untaxed))
  const lower = lowerEarnings({ ...h, wages_head: h.wages_head + taxed })
  return (Math.min(line31, Math.max(0, lower)) * carePercent(h, agi)) / 100
}

/** Form 2441 lines 12 to 25: the benefits that are not taxed. */
function form2441PartIII(h: Household): number {
  if (h.children_under_13 === 0) return 0
  const { careBenefits } = FIGURES[h.tax_year]
  const line21 = h.filing_status === 'married_separate' ? careBenefits / 2 : careBenefits
  return Math.min(h.care_benefits_head, h.childcare, lowerEarnings(h), line21)
}

/** Form 2441 lines 4 and 5. */
function lowerEarnings(h: Household): number {
  const two = h.children_under_13 > 1
  let lower = h.wages_head
  if (h.filing_status === 'married_joint') {
    // Line 5: for a student, the larger of real and deemed earnings in each month of study.
    const aMonth = h.wages_spouse / 12
    const studied = h.student_months_spouse * Math.max(aMonth, two ? 500 : 250)
    lower = Math.min(lower, studied + (12 - h.student_months_spouse) * aMonth)
  }
  return lower
}

/** Form 1040 line 1z of the first spouse: wages and taxed care benefits. */
export function line1z(h: Household): number {
  return h.wages_head + h.care_benefits_head - form2441PartIII(h)
}

/** IRA Deduction Worksheet for people without a plan at work, and Publication 590-A for the lower earner. */
export function iraDeductions(h: Household): { head: number; spouse: number } {
  const { ira } = FIGURES[h.tax_year]
  const own = line1z(h) + h.alimony_received_head
  const most = (age: number) => ira[0] + (age >= 50 ? ira[1] : 0)
  const head = Math.min(h.ira_head, most(h.age_head))
  const spouse = Math.min(h.ira_spouse, most(h.age_spouse))
  if (h.filing_status !== 'married_joint') return { head: Math.min(head, own), spouse: 0 }
  const both = own + h.wages_spouse
  if (own >= h.wages_spouse) {
    const first = Math.min(head, own)
    const left = own === h.wages_spouse ? h.wages_spouse : both - first
    return { head: first, spouse: Math.min(spouse, left) }
  }
  const first = Math.min(spouse, h.wages_spouse)
  return { head: Math.min(head, both - first), spouse: first }
}

/** Mortgage Insurance Premiums Deduction Worksheet (Schedule A line 8d, last printed for 2021), from 2026 on. */
function mortgageInsurance(h: Household, agi: number): number {
  if (h.tax_year === 2025) return 0
  const separate = h.filing_status === 'married_separate'
  const over = Math.max(0, agi - (separate ? 50000 : 100000))
  const tenths = Math.ceil(over / (separate ? 500 : 1000))
  return (h.mortgage_insurance * (10 - Math.min(10, tenths))) / 10
}

/** Form 8863 lines 1 to 19, and 27 to 31 for each student. */
function form8863(h: Household, agi: number): { refundable: number; nonrefundable: number } {
  const separate = h.filing_status === 'married_separate'
  const joint = h.filing_status === 'married_joint'
  const line6 = Math.min(1, Math.max(0, joint ? (180000 - agi) / 20000 : (90000 - agi) / 10000))
  const line30 = (costs: number) =>
    costs <= 2000 ? costs : 2000 + 0.25 * (Math.min(costs, 4000) - 2000)
  const line7 = separate ? 0 : (line30(h.student_1) + line30(h.student_2)) * line6
  const line18 = separate ? 0 : 0.2 * Math.min(h.student_3, 10000) * line6
  return { refundable: 0.4 * line7, nonrefundable: 0.6 * line7 + line18 }
}

/** Form 8880. */
function form8880(h: Household, agi: number): number {
  const joint = h.filing_status === 'married_joint'
  const times = joint ? 2 : h.filing_status === 'head_of_household' ? 1.5 : 1
  const tier = FIGURES[h.tax_year].savers.findIndex((end) => agi <= end * times)
  const percent = [50, 20, 10][tier] ?? 0
  const pension = h.pension_head - h.uniformed_retirement_head + h.pension_spouse
  const line4 = pension + h.earlier_withdrawals
  const line6 = (saved: number, age: number) =>
    age < 18 ? 0 : Math.min(2000, Math.max(0, saved - line4))
  const head = line6(h.ira_head + h.other_savings_head, h.age_head)
  return ((head + (joint ? line6(h.ira_spouse, h.age_spouse) : 0)) * percent) / 100
}

function carePercent(h: Household, agi: number): number {
  const step = (over: number, width: number) => Math.max(0, Math.ceil(over / width))
  if (h.tax_year === 2025) return Math.max(20, 35 - step(agi - 15000, 2000))
  const first = Math.max(35, 50 - step(agi - 15000, 2000))
  const joint = h.filing_status === 'married_joint'
  return Math.max(20, first - (joint ? step(agi - 150000, 4000) : step(agi - 75000, 2000)))
}

function earnedIncomeCredit(h: Household, agi: number, earned: number, gains: number): number {
  const f = FIGURES[h.tax_year]
  const joint = h.filing_status === 'married_joint'
  const children = Math.min(3, h.children_under_13 + h.children_13_to_16 - h.away_13_to_16)
  if (h.filing_status === 'married_separate') return 0
  if (h.interest + gains > f.eicInvestment) return 0
  const inRange = (age: number) => age >= 25 && age <= 64
  if (children === 0 && !inRange(h.age_head) && !(joint && inRange(h.age_spouse))) return 0
  const [most = 0, start = 0, startJoint = 0] = f.eic[children] ?? []
  const [credit = 0, phaseout = 0] = EIC_PERCENTS[children] ?? []
  const over = Math.max(0, Math.max(earned, agi) - (joint ? startJoint : start))
  return Math.max(0, Math.min((earned * credit) / 100, most - (over * phaseout) / 100))
}

function payrollTax(wages: number, h: Household): number {
  return 0.062 * Math.min(wages, wageBase(h)) + 0.0145 * wages
}

function wageBase({ tax_year }: Household): number {
  return tax_year === 2025 ? 176100 : 184500
}
