import { sumOf } from '../amounts.ts'
import { FEDERAL_WITHHOLDING, OHIO_BONUS_RATE } from '../data/withholding.ts'
import type { TaxYear } from '../data/years.ts'
import type { SchoolDistrict } from '../ohio/input.ts'
import { addDays, daysBetween } from '../../shared/iso-date.ts'
import {
  districtPaycheck,
  federalPaycheck,
  type FormIT4,
  type FormW4,
  ohioPaycheck,
  type PayFrequency,
  toCents,
} from './paycheck.ts'
import { paydaysAfter } from './paydays.ts'

/** Withholding by who gets it, in dollars and cents. */
export type Withheld = { federal: number; ohio: number; district: number; town: number }

/** A job or pension as its last paystub of the year shows it. Dollars and cents. */
export type Job = {
  kind: 'wages' | 'pension'
  frequency: PayFrequency
  /** The paystub's payday, and the end of its pay period, ISO dates. */
  payday: string
  periodEnd: string
  /** See `paydaysAfter`. */
  daysOfMonth?: readonly number[]
  /** The last payday when the job ends or has ended within the year, ISO date. */
  endsOn?: string
  /** This paycheck and the year so far: pay, then what is taken out of it before tax. */
  gross: number
  /** Traditional 401(k), 403(b) and 457 savings, which towns tax. */
  retirement: number
  /** Health, dental, vision, FSA and HSA through the employer's plan. */
  health: number
  toDate: { gross: number; retirement: number; health: number; withheld: Withheld }
  /** Bonuses still to come this year, paid apart. */
  bonus: number
  w4: FormW4
  it4: FormIT4
  /** Pensions withhold for Ohio only the dollars that were asked for. */
  ohioAskedFor: number
  /** The tax of the filer's district, where the employer withholds it. */
  district?: Pick<SchoolDistrict, 'rate' | 'base'>
  /** The town tax that the employer withholds, as a fraction. */
  townRate: number
}

/** A job's whole year, if nothing changes. Dollars and cents. */
export type JobYear = {
  /** What the paystub's paycheck withholds by these rules. */
  perPaycheck: Withheld
  bonus: Withheld
  /** Paydays still to come, ISO dates. */
  paydays: string[]
  /** Federally taxable pay, and the pay that towns tax (box 5 of the W-2). */
  taxable: number
  townTaxable: number
  /** Taxable pay of each paycheck. */
  taxableEach: number
  withheld: Withheld
}

/**
 * Adds a job's remaining paychecks and bonuses to the year so far. Each remaining paycheck is like the last.
 * @throws if there is no table of Ohio withholding for the dates
 */
export function projectJob(job: Job, year: TaxYear): JobYear {
  const paydays = paydaysAfter(job.payday, job.frequency, job.daysOfMonth).filter(
    (day) => !job.endsOn || day <= job.endsOn,
  )
  const taxableEach = job.gross - job.retirement - job.health
  const lag = daysBetween(job.periodEnd, job.payday)
  const each = [job.payday, ...paydays].map((day) => withhold(job, addDays(day, -lag), year))
  const bonus = withholdFromBonus(job, year)
  const { toDate } = job
  return {
    perPaycheck: each[0] ?? NOTHING,
    bonus,
    paydays,
    taxableEach,
    taxable:
      toDate.gross - toDate.retirement - toDate.health + taxableEach * paydays.length + job.bonus,
    townTaxable:
      toDate.gross - toDate.health + (job.gross - job.health) * paydays.length + job.bonus,
    withheld: addUp([toDate.withheld, ...each.slice(1), bonus]),
  }
}

const NOTHING: Withheld = { federal: 0, ohio: 0, district: 0, town: 0 }

/** What one paycheck withholds. */
function withhold(job: Job, periodEnd: string, year: TaxYear): Withheld {
  const { frequency, w4, it4, district } = job
  const wages = job.gross - job.retirement - job.health
  const federal = federalPaycheck(wages, frequency, w4, year).withheld
  if (job.kind === 'pension') return { ...NOTHING, federal, ohio: job.ohioAskedFor }
  return {
    federal,
    ohio: ohioPaycheck(wages, frequency, it4, periodEnd),
    district: district ? districtPaycheck(wages, frequency, it4.exemptions, district) : 0,
    town: toCents(job.townRate * (job.gross - job.health)),
  }
}

/** A bonus shown apart is withheld from at flat rates (Ohio Adm. Code 5703-7-10 for Ohio and its districts). */
function withholdFromBonus(job: Job, year: TaxYear): Withheld {
  const { rate, rateOver, over } = FEDERAL_WITHHOLDING[year].bonus.value
  const below = Math.min(job.bonus, over)
  return {
    federal: job.w4.isExempt ? 0 : toCents(rate * below + rateOver * (job.bonus - below)),
    ohio: job.kind === 'pension' ? 0 : toCents(OHIO_BONUS_RATE[year].value * job.bonus),
    district: toCents((job.district?.rate ?? 0) * job.bonus),
    town: toCents(job.townRate * job.bonus),
  }
}

/** Adds withholding up, in cents. */
export function addUp(all: readonly Withheld[]): Withheld {
  const total = (part: keyof Withheld) => toCents(sumOf(all, (one) => one[part]))
  return {
    federal: total('federal'),
    ohio: total('ohio'),
    district: total('district'),
    town: total('town'),
  }
}
