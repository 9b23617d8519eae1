import { MONTHS } from '../iso-date.ts'
import type { DueDayLaw } from './due-day.ts'
import type { Situation } from './situations.ts'

/**
 * One date per year. In `detail`, {year} is the date's year, {lastYear} the year before and {fourYearsAgo} four
 * years before.
 */
export type RuleDate = {
  /** As `nominalDate` reads it: "04-15", "02-end" or a day by its weekday. */
  on: string
  detail: string
}

/** A duty that comes up every year. */
export type DeadlineRule = {
  id: string
  area: 'federal' | 'ohio' | 'local'
  /** Applies to visitors in any of these situations. */
  situations: readonly Situation[]
  name: string
  form: string
  dates: readonly RuleDate[]
  /** Whose weekends and holidays move the date. */
  dueDayLaw: DueDayLaw
  note?: string
  /** The law that sets the date. */
  source: string
  /** An official page. */
  link: string
}

/** The common fields of all federal rules. */
export const federal = { area: 'federal', dueDayLaw: 'federal' } as const

/** The IRS page that lists all of its forms. */
export const FORMS = 'https://www.irs.gov/forms-pubs'

/** One date per month, on the given day ("15"), each for the previous month. */
export function monthly(day: string): RuleDate[] {
  return MONTHS.map((_, index) => ({
    on: `${String(index + 1).padStart(2, '0')}-${day}`,
    detail: index === 0 ? 'December {lastYear}' : `${MONTHS[index - 1]} {year}`,
  }))
}

/** The last day of the month after each quarter. */
export const AFTER_QUARTERS: readonly RuleDate[] = [
  { on: '01-31', detail: 'fourth quarter of {lastYear}' },
  { on: '04-30', detail: 'first quarter of {year}' },
  { on: '07-31', detail: 'second quarter of {year}' },
  { on: '10-31', detail: 'third quarter of {year}' },
]

/** The four payments of an individual. */
export const PERSONAL_ESTIMATES: readonly RuleDate[] = [
  { on: '01-15', detail: 'fourth payment for {lastYear}' },
  { on: '04-15', detail: 'first payment for {year}' },
  { on: '06-15', detail: 'second payment for {year}' },
  { on: '09-15', detail: 'third payment for {year}' },
]

/** The four payments of a company. */
export const COMPANY_ESTIMATES: readonly RuleDate[] = [
  { on: '04-15', detail: 'first payment for {year}' },
  { on: '06-15', detail: 'second payment for {year}' },
  { on: '09-15', detail: 'third payment for {year}' },
  { on: '12-15', detail: 'fourth payment for {year}' },
]
