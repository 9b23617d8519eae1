// oxlint-disable no-restricted-imports -- functions need relative imports
import { addDays, weekdayOf } from '../../lib/iso-date.js'

const MONDAY = 1

/**
 * The date a rule names in a year, as an ISO date.
 * @param on "04-15"; "02-end" for the last day of February; "03-before-first-monday" for the last working day
 * before the first Monday of March, a Friday
 */
export function nominalDate(on: string, year: number): string {
  if (on === '02-end') return addDays(`${year}-03-01`, -1)
  const [month, ...rest] = on.split('-')
  if (rest.join('-') !== 'before-first-monday') return `${year}-${on}`
  const first = `${year}-${month}-01`
  const firstMonday = addDays(first, (MONDAY - weekdayOf(first) + 7) % 7)
  return addDays(firstMonday, -3)
}
