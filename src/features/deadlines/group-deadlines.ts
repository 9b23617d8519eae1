import type { Deadline } from '@/shared/deadlines/rule-dates.ts'

export type DueDay = { date: string; deadlines: Deadline[] }
/** `month` is "2026-04". */
type DueMonth = { month: string; days: DueDay[]; count: number }

/** Deadlines grouped by month and by day, earliest first. */
export function groupByMonth(deadlines: readonly Deadline[]): DueMonth[] {
  const months: DueMonth[] = []
  for (const deadline of deadlines) {
    const { date } = deadline
    let month = months.at(-1)
    if (month?.month !== date.slice(0, 7)) {
      month = { month: date.slice(0, 7), days: [], count: 0 }
      months.push(month)
    }
    month.count += 1
    const day = month.days.at(-1)
    if (day?.date === date) day.deadlines.push(deadline)
    else month.days.push({ date, deadlines: [deadline] })
  }
  return months
}
