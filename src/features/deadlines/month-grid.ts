import { weekdayOf } from '@/shared/iso-date.ts'

/** The weeks of a month ("2026-04"), Sunday first: ISO dates, or null outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const days: (string | null)[] = [
    ...Array<null>(weekdayOf(`${month}-01`)).fill(null),
    ...Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ]
  const weekCount = Math.ceil(days.length / 7)
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => days[week * 7 + day] ?? null),
  )
}

/** The month that many months later: "2026-12" and 1 is "2027-01". */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
