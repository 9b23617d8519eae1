import type { RuleDate, RuleFile, RuleRow } from '../../content/schemas/deadlines.ts'
import { MONTHS } from '../iso-date.ts'
import type { DueDayLaw } from './due-day.ts'

/** A duty that comes up every year. */
export type DeadlineRule = Omit<RuleRow, 'monthly' | 'four' | 'extended'> & {
  area: RuleFile['groups'][number]['area']
  dates: readonly RuleDate[]
  dueDayLaw: DueDayLaw
}

/** The rules of a file of src/content/deadlines: its schema says what a row means. */
export function readRules({ shared, groups }: RuleFile): readonly DeadlineRule[] {
  const rules = groups.flatMap(({ rows, ...group }) =>
    rows.flatMap(({ dates = [], monthly, four, extended, ...row }) => {
      const days = monthly ? everyMonth(monthly) : four ? FOUR[four] : dates
      const rule = { ...group, ...row, dates: days }
      if (!extended) return [rule]
      const { on, detail = 'file for {lastYear}', ...own } = extended
      const id = `extended-${rule.id.replace(/^return-/, '')}`
      const name = `${rule.name} after an extension`
      return [rule, { ...rule, id, name, note: undefined, dates: [{ on, detail }], ...own }]
    }),
  )
  return rules.map((rule) => ({
    ...rule,
    note: shared[rule.note ?? ''] ?? rule.note,
    link: shared[rule.link] ?? rule.link,
  }))
}

/** One date per month, on the given day ("15"), each for the previous month. */
function everyMonth(day: string): RuleDate[] {
  return MONTHS.map((_, index) => ({
    on: `${String(index + 1).padStart(2, '0')}-${day}`,
    detail: index === 0 ? 'December {lastYear}' : `${MONTHS[index - 1]} {year}`,
  }))
}

const ORDER = ['first', 'second', 'third', 'fourth'] as const

/** The first to fourth of something, such as "payment for", with the days when they are due. One may be in the next year. */
function fourOf(what: string, ...days: [string, string, string, string]): RuleDate[] {
  return days.map((on, index) => ({
    on,
    detail: `${ORDER[index]} ${what} ${on < days[0] ? '{lastYear}' : '{year}'}`,
  }))
}

/** Four days a year, by the names in the rows. */
const FOUR: Readonly<Record<NonNullable<RuleRow['four']>, readonly RuleDate[]>> = {
  /** The last day of the month after each quarter. */
  afterQuarters: fourOf('quarter of', '04-30', '07-31', '10-31', '01-31'),
  personalEstimates: fourOf('payment for', '04-15', '06-15', '09-15', '01-15'),
  companyEstimates: fourOf('payment for', '04-15', '06-15', '09-15', '12-15'),
  passThroughEstimates: fourOf('payment for', '04-15', '07-15', '10-15', '01-15'),
  catQuarters: fourOf('quarter of', '05-10', '08-10', '11-10', '02-10'),
  useTaxQuarters: fourOf('quarter of', '04-23', '07-23', '10-23', '01-23'),
}
