import type { OpeningHours } from '../content/schemas/firm.ts'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Opening hours as a line: "Mon to Fri 9 to 5, Sat 9 to 3". Half days are "8:30 to 12". */
export function writeHours(hours: readonly OpeningHours[]): string {
  return hours
    .map(
      ({ days, opens, closes }) => `${writeDays(days)} ${writeTime(opens)} to ${writeTime(closes)}`,
    )
    .join(', ')
}

/** "Mon to Fri" for three days or more in a row, "Mon, Wed" for others. */
function writeDays(days: OpeningHours['days']): string {
  const places = days.map((day) => WEEK.indexOf(day)).toSorted((a, b) => a - b)
  const names = places.map((place) => WEEK[place]?.slice(0, 3))
  const isRow = places.every((place, index) => place === (places[0] ?? 0) + index)
  return isRow && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
}

/** "9" for "09:00", "8:30" for "08:30": where it stands tells morning from afternoon. */
export function writeTime(time: string): string {
  const [hour, minutes] = time.split(':')
  return `${Number(hour) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`
}
