import { type OpeningHours, site } from '../config/site.ts'

export type BookingTopic = { id: string; label: string; minutes: number }

/** Everything that decides which times are offered. Used by the functions and the pages. */
export type BookingRules = {
  timeZone: string
  hours: readonly OpeningHours[]
  /** ISO dates on which the office is closed, in addition to days without hours and federal holidays. */
  closedDates: readonly string[]
  /** How many appointments can run at the same time. */
  advisers: number
  /** Appointments start at opening time and at this interval after it. */
  stepMinutes: number
  /** Break after each appointment. */
  bufferMinutes: number
  /** The earliest start, counted from now. */
  noticeMinutes: number
  /** The last day offered, counted from today. */
  horizonDays: number
  /** How long a time is held while the visitor fills in the form. */
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
