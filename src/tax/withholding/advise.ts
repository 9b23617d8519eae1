import { notNegative, sumOf } from '../amounts.ts'
import { type TaxYear, yearFigures } from '../data/years.ts'
import type { FederalResult } from '../federal/federal.ts'
import { w4StatusOf } from '../filing-status.ts'
import { addDays } from '../../shared/iso-date.ts'
import type { Returns } from '../returns.ts'
import type { Settlement } from '../settle.ts'
import { federalPaycheck, type FormW4, PERIODS, PLAIN_W4, toCents } from './paycheck.ts'
import type { Job, JobYear } from './project-job.ts'

/** Employers have this long to use a new form: paychecks before it still follow the old one. */
const DAYS_TO_TAKE_EFFECT = 14

/** A job with its year, as `projectJob` gives it. */
export type JobWithYear = { job: Job; year: JobYear }

/** Where new forms can go: the job or pension, and the paydays they still reach, ISO dates. */
export type Reach = { index: number; paydays: readonly string[] }

/**
 * The job whose forms to change: the one with the highest yearly pay among those with paychecks after the new form
 * takes effect. One form is enough, and the others stay as they are.
 * @param today ISO date
 * @returns null when no paycheck is left that a new form would reach
 */
export function findReach(jobs: readonly JobWithYear[], today: string): Reach | null {
  const first = addDays(today, DAYS_TO_TAKE_EFFECT)
  const reached = jobs
    .map(({ year }, index) => ({
      index,
      pay: year.taxable,
      paydays: year.paydays.filter((day) => day > first),
    }))
    .filter(({ paydays }) => paydays.length > 0)
  return reached.sort((one, other) => other.pay - one.pay)[0] ?? null
}

/** A refund as a positive amount, a balance due as a negative one, in dollars. */
export function balanceOf({ refund, balanceDue }: Settlement): number {
  return refund - balanceDue
}

export type AdviceW4 = {
  /** The lines of the new form. Steps 1(c), 3, 4(a), 4(b) and 4(c); the box of 2(c) stays empty. */
  w4: FormW4
  /** What each paycheck withholds by it, in dollars and cents. */
  withheldEach: number
  /** The refund with it, negative when a balance stays due, in dollars. */
  balance: number
  /** Why the aim is not reached: too much was withheld already, or the pay is too small for what is missing. */
  problem: 'tooMuch' | 'tooLittle' | null
}

/**
 * The lines of a new Form W-4, or W-4P for a pension, that reach a refund of `aim` dollars, 0 for nothing owed.
 * Amounts round so that the aim is reached: step 4(c) up, step 3 down. The order follows the IRS's own estimator,
 * which aims at nothing owed.
 * @param returns of the year with the withholding as projected
 */
export function adviseW4(
  jobs: readonly JobWithYear[],
  reach: Reach,
  returns: Returns,
  aim: number,
): AdviceW4 {
  const { job, year } = jobs[reach.index] as JobWithYear
  const { federal } = returns
  const taxYear = federal.input.taxYear
  const count = reach.paydays.length
  const balanceNow = balanceOf(federal)
  const stepsWith = (w4: FormW4) => federalPaycheck(year.taxableEach, job.frequency, w4, taxYear)
  const balanceWith = (w4: FormW4) =>
    toCents(balanceNow + count * (stepsWith(w4).withheld - year.perPaycheck.federal))

  const beyondJobs = findBeyondJobs(federal, jobs)
  const base: FormW4 = {
    ...PLAIN_W4,
    status: w4StatusOf(federal.input.filingStatus),
    otherIncome: notNegative(Math.round(beyondJobs)),
    deductions: notNegative(Math.round(-beyondJobs)),
  }
  const missing = aim - balanceWith(base)
  const { annualTax, beforeCredits } = stepsWith(base)
  if (missing > 0) {
    const extra = Math.ceil(toCents(missing / count))
    const w4 = { ...base, extra }
    const isTooLittle = beforeCredits + extra >= takeHome(job, taxYear)
    return report(w4, isTooLittle ? 'tooLittle' : null)
  }
  const wished = Math.floor(toCents((-missing * PERIODS[job.frequency]) / count))
  const credits = Math.min(wished, Math.ceil(annualTax))
  return report({ ...base, credits }, credits < wished ? 'tooMuch' : null)

  function report(w4: FormW4, problem: AdviceW4['problem']): AdviceW4 {
    return { w4, withheldEach: stepsWith(w4).withheld, balance: balanceWith(w4), problem }
  }
}

/**
 * Taxable income that no paycheck shows, for step 4(a), or as a negative amount what deductions exceed the standard
 * deduction and that income by, for step 4(b).
 */
function findBeyondJobs(federal: FederalResult, jobs: readonly JobWithYear[]): number {
  const { filingStatus, taxYear } = federal.input
  const standard = yearFigures(taxYear).federal.standardDeduction.value[filingStatus]
  const taken =
    federal.deduction + federal.furtherDeductions.total + federal.businessIncomeDeduction
  return federal.adjustedGrossIncome - sumOf(jobs, ({ year }) => year.taxable) - (taken - standard)
}

/** Pay of one paycheck from which income tax can still be taken, after Social Security and Medicare tax. */
function takeHome(job: Job, taxYear: TaxYear): number {
  const { employeeSocialSecurity, employeeMedicare } =
    yearFigures(taxYear).federal.payrollRates.value
  const payroll = job.kind === 'wages' ? employeeSocialSecurity + employeeMedicare : 0
  return job.gross - job.retirement - job.health - payroll * (job.gross - job.health)
}

export type AdviceIT4 = {
  /** Line 4, as it is or as it may be claimed. */
  exemptions: number
  /** Line 5, whole dollars each paycheck. */
  extra: number
  /** Ohio's refund with it, negative when a balance stays due, in dollars. */
  balance: number
  /** The pay is too small for it. */
  isTooLittle: boolean
}

/**
 * Line 5 of form IT 4 that reaches an Ohio refund of `aim` dollars, 0 for nothing owed. Ohio has no line that
 * withholds less than its formula: what it takes too much comes back with the return.
 * @param w4 what `adviseW4` says for the same paychecks
 * @returns null for a pension, which withholds the dollars asked for on form IT 4P
 */
export function adviseIT4(
  jobs: readonly JobWithYear[],
  reach: Reach,
  returns: Returns,
  aim: number,
  w4: AdviceW4,
): AdviceIT4 | null {
  const { job, year } = jobs[reach.index] as JobWithYear
  if (job.kind === 'pension') return null
  const count = reach.paydays.length
  const balanceNow = balanceOf(returns.ohio)
  const withoutExtra = balanceNow - count * job.it4.extra
  const extra = notNegative(Math.ceil(toCents((aim - withoutExtra) / count)))
  const balance = toCents(withoutExtra + count * extra)
  const { federal, ohio, district, town } = year.perPaycheck
  // A new W-4 for which the pay is too small is not given.
  const federalEach = w4.problem === 'tooLittle' ? federal : w4.withheldEach
  const added = extra - job.it4.extra
  const withheldEach = federalEach + ohio + district + town + added
  const isTooLittle = added > 0 && withheldEach >= takeHome(job, returns.federal.input.taxYear)
  return { exemptions: job.it4.exemptions, extra, balance, isTooLittle }
}

/**
 * Whether a federal balance may bring a penalty for paying too little during the year: over $1,000, and over 10% of
 * the tax (IRC §6654(d)(1)(B)(i), (e)(1)). Payments of last year's tax, which free from it too, are not asked here.
 */
export function mayBringPenalty(federal: FederalResult, balance: number): boolean {
  const tax = federal.totalTax - federal.refundableCredits
  return balance < -1000 && -balance > 0.1 * tax
}
