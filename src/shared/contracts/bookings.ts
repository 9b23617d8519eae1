import * as z from 'zod/mini'
import {
  canBeReached,
  emailField,
  formFields,
  line,
  nameField,
  optionalField,
  paragraph,
  phoneField,
  reachProblem,
  whenFilledIn,
} from './fields.ts'

/**
 * Appointments. POST /api/holds keeps a time while the visitor fills in the form. POST /api/bookings with an
 * Idempotency-Key header books it. On busy days it must then be confirmed: POST with the token that only the email has. GET, PATCH and DELETE /api/bookings show, move and cancel one booking:
 * either with the token of its private link in a header, or with a session and the reference of one of the
 * user's own bookings. A cancellation may have a reason as its body. GET with only a session lists the user's bookings. Errors: errors.ts. All times are
 * ISO instants in UTC.
 *
 * Requests are strict here as everywhere. Responses may have fields the schema doesn't name, because a page
 * may have been open since before a release. Newly added response fields are optional, so that a release can
 * be rolled back.
 */

/** Header with the token of a private link. Never put the token in a URL: URLs end up in logs. */
export const BOOKING_TOKEN_HEADER = 'Booking-Token'
/** Header with a booking's reference, sent along with the session of the user who made it. */
export const BOOKING_REFERENCE_HEADER = 'Booking-Reference'
/**
 * Header of a move or cancellation: the booking's version as the page showed it. The server refuses it if the
 * booking has changed since. Pages from before versions existed send none.
 */
export const BOOKING_VERSION_HEADER = 'Booking-Version'
/**
 * The private link is /schedule with this and the token after "#". A reference can replace the token.
 */
export const BOOKING_FRAGMENT = 'booking='
/** The same for a place on the waitlist. */
export const WAITLIST_FRAGMENT = 'waitlist='

export const MAX_NOTE_LENGTH = 2000

export const topicField = z.string().check(z.maxLength(40))
/** Milliseconds at most: no bookable time has longer fractions. */
export const startField = z.iso.datetime({ error: 'Please choose a time.' }).check(z.maxLength(24))
export const tokenField = z.string().check(z.regex(/^[\w-]{43}$/))
export const referenceField = z.string().check(z.regex(/^B-[0-9A-Z]{8}$/))

export const holdRequestSchema = z.strictObject({
  topic: topicField,
  start: startField,
  /** Token of an earlier hold that this one replaces. */
  replaces: z.optional(tokenField),
})
export const holdResponseSchema = z.object({
  token: tokenField,
  topic: topicField,
  start: startField,
  end: z.iso.datetime(),
  heldUntil: z.iso.datetime(),
})

/** Ways to meet. */
export const WAYS = ['office', 'phone', 'video'] as const
export type Way = (typeof WAYS)[number]

/** What the visitor fills in. */
export const visitorFields = {
  way: z._default(z.enum(WAYS, { error: 'Please choose how we meet.' }), 'office'),
  name: nameField,
  email: optionalField(emailField),
  phone: optionalField(phoneField),
  note: optionalField(paragraph({ max: MAX_NOTE_LENGTH })),
}
/** The email address of a second person, such as a spouse, who gets the mails but not the private link. */
const secondFields = { secondEmail: optionalField(emailField) }
type Wanted = { way: Way; email?: string; phone?: string; secondEmail?: string }
/** What each way to meet takes to reach the visitor. */
export const reachRules = [
  z.refine<Wanted>(({ way, email }) => way !== 'video' || email !== undefined, {
    error: 'Please enter the email address we should send the video link to.',
    path: ['email'],
    when: whenFilledIn,
  }),
  // A phone call needs a number, which the next rule requires: an email address does not replace it.
  z.refine<Wanted>((visitor) => visitor.way === 'phone' || canBeReached(visitor), reachProblem),
  z.refine<Wanted>(({ way, phone }) => way !== 'phone' || phone !== undefined, {
    error: 'Please enter the number we should call.',
    path: ['phone'],
    when: whenFilledIn,
  }),
]

/** A value that is no text is left as it is: its field reports it, and the rules across fields still run. */
const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

const bookingRules = [
  ...reachRules,
  z.refine<Wanted>(
    ({ email, secondEmail }) =>
      secondEmail === undefined || lowerCase(secondEmail) !== lowerCase(email),
    {
      error: 'Please enter the second person’s own email address, or leave this empty.',
      path: ['secondEmail'],
      when: whenFilledIn,
    },
  ),
]

export const bookingFormSchema = z
  .strictObject({ ...visitorFields, ...secondFields })
  .check(...bookingRules)
export const bookingRequestSchema = z
  .strictObject({
    ...visitorFields,
    ...secondFields,
    ...formFields,
    topic: topicField,
    start: startField,
    /** Token of the hold on that time. Without one, or once it has expired, the time must be free. */
    hold: z.optional(tokenField),
  })
  .check(...bookingRules)

export const moveRequestSchema = z.strictObject({ start: startField })
const MAX_REASON_LENGTH = 200
/** The body of a cancellation, if it has one. The reason goes to the office. */
export const cancelRequestSchema = z.strictObject({
  reason: optionalField(line({ max: MAX_REASON_LENGTH })),
})

const bookingSchema = z.object({
  reference: referenceField,
  topic: topicField,
  way: z.enum(WAYS),
  /** Unconfirmed until its visitor confirms it by email, where that is asked for; lapsed if they did not in time. */
  state: z.enum(['confirmed', 'cancelled', 'unconfirmed', 'lapsed']),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  timeZone: z.string(),
  /** Counts changes. Older servers leave this out. */
  version: z.optional(z.int()),
})

/** One booking with its calendar file, the text of appointment.ics. */
export const bookingResponseSchema = z.object({
  booking: bookingSchema,
  calendar: z.string(),
  /** Whether a confirmation with the private link goes to an email address. Older servers leave this out. */
  hasMail: z.optional(z.boolean()),
  /** Until when it must be confirmed by email, if it must. */
  confirmBy: z.optional(z.iso.datetime()),
  /** Whether it has started, by the server's clock. Older servers leave this out. */
  hasBegun: z.optional(z.boolean()),
})
/** A new booking. `token` goes into the private link. */
export const newBookingResponseSchema = z.extend(bookingResponseSchema, { token: tokenField })
/** The answer to a request to book. What must be confirmed has no token: only the email has it. */
export const bookedResponseSchema = z.union([newBookingResponseSchema, bookingResponseSchema])
/** The user's own bookings, never with tokens: a token opens a booking without a session, forever. */
export const bookingListResponseSchema = z.object({ bookings: z.array(bookingSchema) })

export type HoldRequest = z.infer<typeof holdRequestSchema>
export type HoldResponse = z.infer<typeof holdResponseSchema>
export type BookingForm = z.infer<typeof bookingFormSchema>
export type Booking = z.infer<typeof bookingSchema>
export type BookingResponse = z.infer<typeof bookingResponseSchema>
export type BookedResponse = z.infer<typeof bookedResponseSchema>
export type NewBookingResponse = z.infer<typeof newBookingResponseSchema>
export type BookingListResponse = z.infer<typeof bookingListResponseSchema>
