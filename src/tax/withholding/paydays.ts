import { addDays } from '../../shared/iso-date.ts'
import type { PayFrequency } from './paycheck.ts'

/**
 * The paydays of the same year after a payday, as ISO dates.
 * @param daysOfMonth for pay twice a month or monthly; 31 is the month's last day. Without them, they follow
 *   from the payday: the same day each month, and another about 15 days from it.
 */
export function paydaysAfter(
  payday: string,
  frequency: PayFrequency,
  daysOfMonth: readonly number[] = usualDays(payday, frequency),
): string[] {
  const year = payday.slice(0, 4)
  const step = { weekly: 7, biweekly: 14, semimonthly: 0, monthly: 0 }[frequency]
  if (step === 0) return daysInYear(year, daysOfMonth).filter((day) => day > payday)
  const days: string[] = []
  for (let day = addDays(payday, step); day.startsWith(year); day = addDays(day, step)) {
    days.push(day)
  }
  return days
}

/** The days of the month on which pay comes, from one payday: the 15th and the last, for example. */
function usualDays(payday: string, frequency: PayFrequency): number[] {
  const day = Number(payday.slice(8))
  const isLast = !addDays(payday, 1).startsWith(payday.slice(0, 7))
  const own = isLast ? 31 : day
  if (frequency !== 'semimonthly') return [own]
  if (own === 15 || own > 29) return [15, Math.max(own, 31)]
  return own < 15 ? [own, own + 15] : [own - 15, own]
}

function daysInYear(year: string, daysOfMonth: readonly number[]): string[] {
  return Array.from({ length: 12 }, (_, month) => {
    const first = new Date(Date.UTC(Number(year), month, 1)).toISOString().slice(0, 8)
    const length = new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate()
    return daysOfMonth.map((day) => `${first}${String(Math.min(day, length)).padStart(2, '0')}`)
  })
    .flat()
    .sort()
}
