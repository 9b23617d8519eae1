import * as z from 'zod/mini'
import { topicField } from './bookings.ts'
import { dayField } from './fields.ts'

/**
 * GET /api/availability?topic=…&from=YYYY-MM-DD&days=14 lists the free times. With a Booking-Token header,
 * the time of that booking or hold counts as free, so it can be moved to overlap itself.
 */

export const MAX_DAYS = 31

/** A number of days in a query. */
export const daysField = (max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    z.int().check(z.minimum(1), z.maximum(max)),
  )

export const availabilityQuerySchema = z.strictObject({
  topic: topicField,
  /** A date in the firm's time zone. Past days are left out. */
  from: z.optional(dayField),
  /** How many days, counted from that date. */
  days: z._default(daysField(MAX_DAYS), 14),
})

const freeDaySchema = z.object({
  date: z.iso.date(),
  /** Starts as ISO instants in UTC. */
  times: z.array(z.iso.datetime()),
})

export const availabilityResponseSchema = z.object({
  /** The time zone of the dates, in which times should be shown. */
  timeZone: z.string(),
  topic: topicField,
  minutes: z.int(),
  /** Today's date at the office. A visitor's clock may be days off. */
  today: z.optional(z.iso.date()),
  from: z.iso.date(),
  to: z.iso.date(),
  /** The last date that can be requested today. */
  lastDay: z.iso.date(),
  /** Days without free times are left out. */
  days: z.array(freeDaySchema),
  /** Days within the usual hours on which the office has closed. */
  closedDays: z._default(z.array(z.iso.date()), []),
  formToken: z.string(),
  /** Whether a client without an email address gets a reminder by text. */
  sendsTexts: z.optional(z.boolean()),
  /** Why no times are offered on any day, as a message for the page. */
  notice: z.optional(z.string()),
})

export type AvailabilityResponse = z.infer<typeof availabilityResponseSchema>
