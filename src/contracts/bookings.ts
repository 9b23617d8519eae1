import * as z from 'zod/mini'
import {
  canBeReached,
  emailField,
  formFields,
  nameField,
  optionalField,
  paragraph,
  phoneField,
  REACH_MESSAGE,
  whenFilledIn,
} from './fields.js'

/**
 * Appointments. POST /api/holds keeps a time while the form is filled in; POST /api/bookings with an
 * Idempotency-Key header books it. GET, PATCH and DELETE /api/bookings show, move and cancel the
 * booking of a private link, whose token comes in a header. GET with a session lists one's own.
 * Errors: errors.ts. All times are ISO instants in UTC.
 *
 * Here as everywhere requests are strict, and answers may have more than their schema names: a page may
 * have been open since before a release. What an answer gained lately is optional, for a roll back.
 */

/** Header with the token of a private link: never in an address, which ends up in logs. */
export const BOOKING_TOKEN_HEADER = 'Booking-Token'
/** The private link is the page /schedule with this and the token after "#". */
export const BOOKING_FRAGMENT = 'booking='

export const MAX_NOTE_LENGTH = 2000

export const topicField = z.string().check(z.maxLength(40))
/** At most milliseconds: longer fractions are no times to be booked. */
const startField = z.iso.datetime({ error: 'Please choose a time.' }).check(z.maxLength(24))
export const tokenField = z.string().check(z.regex(/^[\w-]{43}$/))

export const holdRequestSchema = z.strictObject({
  topic: topicField,
  start: startField,
  /** Token of an earlier hold that is no longer wanted. */
  replaces: z.optional(tokenField),
})
export const holdResponseSchema = z.object({
  token: tokenField,
  topic: topicField,
  start: startField,
  end: z.iso.datetime(),
  heldUntil: z.iso.datetime(),
})

/** How one meets. */
export const WAYS = ['office', 'phone', 'video'] as const
export type Way = (typeof WAYS)[number]

/** What the visitor fills in. */
const visitorFields = {
  way: z._default(z.enum(WAYS, { error: 'Please choose how we meet.' }), 'office'),
  name: nameField,
  email: optionalField(emailField),
  phone: optionalField(phoneField),
  note: optionalField(paragraph({ max: MAX_NOTE_LENGTH })),
}
const reach = { error: REACH_MESSAGE, path: ['email'], when: whenFilledIn }
/** Whoever is to be called must give the number, which `call` asks for: an address does not make up for it. */
const isCalledOrReachable = (visitor: { way: Way; email?: string; phone?: string }) =>
  visitor.way === 'phone' || canBeReached(visitor)
const hasNumberToCall = ({ way, phone }: { way: Way; phone?: string }) =>
  way !== 'phone' || phone !== undefined
const call = {
  error: 'Please enter the number we should call.',
  path: ['phone'],
  when: whenFilledIn,
}
const hasAddressForLink = ({ way, email }: { way: Way; email?: string }) =>
  way !== 'video' || email !== undefined
const link = {
  error: 'Please enter the email address we should send the video link to.',
  path: ['email'],
  when: whenFilledIn,
}

export const bookingFormSchema = z
  .strictObject(visitorFields)
  .check(
    z.refine(hasAddressForLink, link),
    z.refine(isCalledOrReachable, reach),
    z.refine(hasNumberToCall, call),
  )
export const bookingRequestSchema = z
  .strictObject({
    ...visitorFields,
    ...formFields,
    topic: topicField,
    start: startField,
    /** Token of the hold on that time; without one, or after it ran out, the time must be free. */
    hold: z.optional(tokenField),
  })
  .check(
    z.refine(hasAddressForLink, link),
    z.refine(isCalledOrReachable, reach),
    z.refine(hasNumberToCall, call),
  )

export const moveRequestSchema = z.strictObject({ start: startField })

const bookingSchema = z.object({
  reference: z.string().check(z.regex(/^B-[0-9A-Z]{8}$/)),
  topic: topicField,
  way: z.enum(WAYS),
  state: z.enum(['confirmed', 'cancelled']),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  timeZone: z.string(),
})

/** One booking with its calendar file, the text of appointment.ics. */
export const bookingResponseSchema = z.object({
  booking: bookingSchema,
  calendar: z.string(),
  /** Whether a confirmation with the private link goes to an email address; older servers do not say. */
  hasMail: z.optional(z.boolean()),
  /** Whether its time has come, by the server's clock; older servers do not say. */
  hasBegun: z.optional(z.boolean()),
})
/** A booking just made: `token` belongs into the private link. */
export const newBookingResponseSchema = z.extend(bookingResponseSchema, { token: tokenField })
/**
 * One's own bookings, each with the token of its private link. It is left out for those made before the
 * site's secret was changed: only the link that was mailed has it then.
 */
export const bookingListResponseSchema = z.object({
  bookings: z.array(z.extend(bookingSchema, { token: z.optional(tokenField) })),
})

export type HoldRequest = z.infer<typeof holdRequestSchema>
export type HoldResponse = z.infer<typeof holdResponseSchema>
export type BookingForm = z.infer<typeof bookingFormSchema>
export type Booking = z.infer<typeof bookingSchema>
export type BookingResponse = z.infer<typeof bookingResponseSchema>
export type NewBookingResponse = z.infer<typeof newBookingResponseSchema>
export type BookingListResponse = z.infer<typeof bookingListResponseSchema>
