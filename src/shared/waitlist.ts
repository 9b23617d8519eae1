import { formatDay } from './format-date.ts'
import { WEEKDAYS, weekdayOf } from './iso-date.ts'
import { officeClock } from './office-date.ts'

/** PLACEHOLDER: the firm's own rules for the waitlist. */
export const WAITLIST = {
  /** How long one person may think about a time before the next one gets it. The texts say it in words. */
  offerHours: 2,
  /**
   * Offers begin between these 24-hour times at the office; others wait until morning. Wherever someone is, an email wakes
   * nobody, unlike a text (api/_lib/texts/text-reminder.ts), and who misses an offer stays on the list.
   */
  offersFrom: '08:00',
  offersUntil: '20:00',
  /** How long before the last moment to book a time it is offered at the latest. */
  hoursLeft: 3,
  /**
   * What may be on offer at once of an adviser's time, pauses included: of a day's opening hours this share, or one time,
   * and this much in all. Offers keep times from everyone else, so strangers on the list must not keep many. Bookings that
   * their visitors have yet to confirm count too.
   */
  shareOfDay: 1 / 3,
  hoursInAll: 9,
  /** How long someone stays on the list. */
  days: 60,
} as const

export const PARTS_OF_DAY = ['any', 'morning', 'afternoon'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]

/** Which times would suit someone, on the office's clock. */
export type Wish = {
  /** Mornings end at noon, where afternoons begin. */
  part: PartOfDay
  /** From 1 for Monday to 7 for Sunday (ISO). None: any. */
  weekdays: readonly number[]
  /** The only ISO date that suits, if there is one. */
  day?: string | null
}

/** Whether a time that starts at a moment suits someone. */
export function suits({ part, weekdays, day }: Wish, start: Date): boolean {
  const [date = '', time = ''] = officeClock(start).split(' ')
  if (day && day !== date) return false
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(date) || 7)) return false
  return part === 'any' || (part === 'morning') === time < '12:00'
}

const PART_LABELS = { any: 'any time', morning: 'before noon', afternoon: 'from noon on' }

/** "Mon, Wed, before noon", "Dec 1, 2026, any time" or "any day, any time". */
export function describeWish({ part, weekdays, day }: Wish): string {
  const days = weekdays.toSorted((one, other) => one - other)
  const names = days.map((weekday) => WEEKDAYS[weekday % 7]?.slice(0, 3)).join(', ')
  return `${day ? formatDay(day, 'medium') : names || 'any day'}, ${PART_LABELS[part]}`
}
