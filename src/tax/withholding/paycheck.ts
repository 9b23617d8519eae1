import { notNegative } from '../amounts.ts'
import { FEDERAL_WITHHOLDING, OHIO_EXEMPTION, OHIO_WITHHOLDING } from '../data/withholding.ts'
import { type TaxYear, yearFigures } from '../data/years.ts'
import type { FilingStatus, W4Status } from '../filing-status.ts'

/** Regular paydays a year, by which employers turn a paycheck into a year's pay. */
export const PERIODS = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 } as const

export type PayFrequency = keyof typeof PERIODS

/** The employee's Form W-4, or the W-4P of a pension. Amounts are whole dollars a year unless stated. */
export type FormW4 = {
  /** A form from before 2020, with allowances. It knows married and single only. */
  isOld: boolean
  status: W4Status
  /** Claims to be exempt from withholding. */
  isExempt: boolean
  /** The box of step 2(c), for two jobs in all. */
  hasTwoJobs: boolean
  /** Step 3. */
  credits: number
  /** Step 4(a). */
  otherIncome: number
  /** Step 4(b). */
  deductions: number
  /** Step 4(c), or line 6 of an old form: dollars each paycheck. */
  extra: number
  /** Line 5 of an old form. */
  allowances: number
}

export const PLAIN_W4: FormW4 = {
  isOld: false,
  status: 'single',
  isExempt: false,
  hasTwoJobs: false,
  credits: 0,
  otherIncome: 0,
  deductions: 0,
  extra: 0,
  allowances: 0,
}

/** The lines of Pub. 15-T worksheet 1A for one paycheck, in dollars. `withheld` is rounded to cents. */
export type FederalPaycheck = {
  adjustedAnnualWage: number
  annualTax: number
  /** Line 2h, before credits and the extra amount. */
  beforeCredits: number
  withheld: number
}

/**
 * Federal income tax to withhold from one paycheck by the percentage method for automated payroll (Pub. 15-T,
 * worksheet 1A; 1B without step 2(b) for pensions).
 * @param wages of the paycheck, in dollars, after what is taken out before tax
 */
export function federalPaycheck(
  wages: number,
  frequency: PayFrequency,
  w4: FormW4,
  year: TaxYear,
): FederalPaycheck {
  const periods = PERIODS[frequency]
  const status = w4.isOld && w4.status === 'headOfHousehold' ? 'single' : w4.status
  const hasBox = w4.hasTwoJobs && !w4.isOld
  const adjustedAnnualWage = notNegative(wages * periods + adjustment(w4, status, year))
  const annualTax = scheduleTax(adjustedAnnualWage, status, hasBox, year)
  const beforeCredits = annualTax / periods
  const credits = w4.isOld ? 0 : w4.credits / periods
  const withheld = w4.isExempt ? 0 : toCents(notNegative(beforeCredits - credits) + w4.extra)
  return { adjustedAnnualWage, annualTax, beforeCredits, withheld }
}

function adjustment(w4: FormW4, status: FilingStatus, year: TaxYear): number {
  const { takenOffWages, allowance } = FEDERAL_WITHHOLDING[year]
  if (w4.isOld) return -allowance.value * w4.allowances
  return w4.otherIncome - w4.deductions - (w4.hasTwoJobs ? 0 : takenOffWages.value[status])
}

/**
 * A year's tax by the STANDARD schedule, or the one for the box of step 2(c): the brackets, begun where the
 * standard deduction ends; with the box, all of it halved. The printed table rounds starts to dollars and bases to
 * cents, and so does this.
 */
function scheduleTax(annualWage: number, status: FilingStatus, hasBox: boolean, year: TaxYear) {
  const { rates, upTo } = yearFigures(year).federal.brackets.value
  const { deduction, takenOffWages } = FEDERAL_WITHHOLDING[year]
  const starts = [0, ...upTo[status]]
  const half = hasBox ? 2 : 1
  const shift = deduction.value[status] - (hasBox ? 0 : takenOffWages.value[status])
  const row = rates
    .map((rate, index) => ({
      rate,
      over: Math.round(((starts[index] ?? 0) + shift) / half),
      base: toCents(taxUpTo(starts[index] ?? 0, rates, starts) / half),
    }))
    .findLast(({ over }) => annualWage > over)
  return row ? row.base + row.rate * (annualWage - row.over) : 0
}

function taxUpTo(end: number, rates: readonly number[], starts: readonly number[]): number {
  return rates.reduce((sum, rate, index) => {
    const from = starts[index] ?? 0
    const to = Math.min(end, starts[index + 1] ?? end)
    return sum + rate * notNegative(to - from)
  }, 0)
}

/** What Ohio's form IT 4 says: exemptions (line 4) and additional dollars each paycheck (line 5). */
export type FormIT4 = { exemptions: number; extra: number }

/**
 * Ohio income tax to withhold from one paycheck, in dollars and cents, by the Department's optional computer
 * formula.
 * @param wages of the paycheck, as for federal tax
 * @param periodEnd of the payroll period, ISO date: it decides the table
 * @throws if there is no table for the date
 */
export function ohioPaycheck(
  wages: number,
  frequency: PayFrequency,
  it4: FormIT4,
  periodEnd: string,
): number {
  const table = OHIO_WITHHOLDING.find(({ from }) => from <= periodEnd)
  if (!table) throw new Error(`No table of Ohio withholding for ${periodEnd}`)
  const annual = exemptWages(wages, frequency, it4.exemptions)
  const band = table.bands.findLast(({ over }) => annual > over)
  const annualTax = band ? band.base + band.rate * (annual - band.over) : 0
  return toCents(annualTax / PERIODS[frequency] + it4.extra)
}

function exemptWages(wages: number, frequency: PayFrequency, exemptions: number): number {
  return notNegative(wages * PERIODS[frequency] - OHIO_EXEMPTION.value * exemptions)
}

/**
 * School district tax to withhold from one paycheck, in dollars and cents: on all wages in a district that taxes
 * earned income only, else after the exemptions of form IT 4 (Department of Taxation, school district withholding).
 */
export function districtPaycheck(
  wages: number,
  frequency: PayFrequency,
  exemptions: number,
  district: { rate: number; base: 'traditional' | 'earnedIncome' },
): number {
  const annual = exemptWages(wages, frequency, district.base === 'earnedIncome' ? 0 : exemptions)
  return toCents((district.rate * annual) / PERIODS[frequency])
}

/** Dollars rounded to cents, half up, whatever the binary fraction made of the half. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100 + 1e-6) / 100
}
