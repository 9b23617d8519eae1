import { type OpeningHours, site } from './site.js'

export type BookingTopic = { id: string; label: string; minutes: number }

/** Everything that decides which times are offered. Read by the functions and by the pages. */
export type BookingRules = {
  timeZone: string
  hours: readonly OpeningHours[]
  /** ISO dates on which the office stays closed, besides days without hours and federal holidays. */
  closedDates: readonly string[]
  /** How many appointments may run side by side. */
  advisers: number
  /** Appointments start at opening time and every so many minutes after it. */
  stepMinutes: number
  /** Pause after each appointment. */
  bufferMinutes: number
  /** The soonest start, counted from now. */
  noticeMinutes: number
  /** The last day offered, counted from today. */
  horizonDays: number
  /** How long a time is kept while the form is filled in. */
  holdMinutes: number
  reminderHoursBefore: number
  topics: readonly BookingTopic[]
}

/** PLACEHOLDER except hours and time zone: the firm's own rules for appointments. */
export const booking = {
  timeZone: site.timeZone,
  hours: site.hours,
  closedDates: [],
  advisers: 1,
  stepMinutes: 30,
  bufferMinutes: 15,
  noticeMinutes: 120,
  horizonDays: 60,
  holdMinutes: 5,
  reminderHoursBefore: 24,
  topics: [
    { id: 'consultation', label: 'Free consultation', minutes: 30 },
    { id: 'personal-return', label: 'Personal tax return', minutes: 60 },
    { id: 'business-return', label: 'Business tax return', minutes: 90 },
    { id: 'books-and-payroll', label: 'Bookkeeping or payroll', minutes: 60 },
    { id: 'letter', label: 'A letter from the IRS or the state', minutes: 45 },
  ],
} as const satisfies BookingRules

/** PLACEHOLDER: a message is answered by the end of this many open days after the day it came in. */
export const REPLY_OPEN_DAYS = 1
