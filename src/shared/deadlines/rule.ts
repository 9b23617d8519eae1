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

type Row = Omit<DeadlineRule, 'area' | 'dueDayLaw'> & {
  /** Unless it is that of the other rows. */
  dueDayLaw?: DueDayLaw
  /** The same return after an extension: its day, and what else differs. It has a note only of its own. */
  extended?: Partial<Omit<DeadlineRule, 'dates'>> & { on: string; detail?: string }
}

/** Rules of one area, most of whose dates one law moves. */
export function rules(
  area: DeadlineRule['area'],
  law: DueDayLaw,
  rows: readonly Row[],
): readonly DeadlineRule[] {
  return rows.flatMap(({ extended, ...row }) => {
    const rule = { area, dueDayLaw: law, ...row }
    if (!extended) return [rule]
    const { on, detail = 'file for {lastYear}', ...own } = extended
    const id = `extended-${rule.id.replace(/^return-/, '')}`
    const name = `${rule.name} after an extension`
    return [rule, { ...rule, id, name, note: undefined, dates: [{ on, detail }], ...own }]
  })
}

/** The IRS page that lists all of its forms. */
export const FORMS = 'https://www.irs.gov/forms-pubs'

/** One date per month, on the given day ("15"), each for the previous month. */
export function monthly(day: string): RuleDate[] {
  return MONTHS.map((_, index) => ({
    on: `${String(index + 1).padStart(2, '0')}-${day}`,
    detail: index === 0 ? 'December {lastYear}' : `${MONTHS[index - 1]} {year}`,
  }))
}

const ORDER = ['first', 'second', 'third', 'fourth'] as const

/** The first to fourth of something, such as "payment for", with the days when they are due. One may be in the next year. */
export function fourOf(what: string, ...days: [string, string, string, string]): RuleDate[] {
  return days.map((on, index) => ({
    on,
    detail: `${ORDER[index]} ${what} ${on < days[0] ? '{lastYear}' : '{year}'}`,
  }))
}

/** The last day of the month after each quarter. */
export const AFTER_QUARTERS = fourOf('quarter of', '04-30', '07-31', '10-31', '01-31')

/** The four payments of an individual. */
export const PERSONAL_ESTIMATES = fourOf('payment for', '04-15', '06-15', '09-15', '01-15')

/** The four payments of a company. */
export const COMPANY_ESTIMATES = fourOf('payment for', '04-15', '06-15', '09-15', '12-15')
