import * as z from 'zod/mini'
import { PARTS_OF_DAY } from '../waitlist.ts'
import { reachRules, startField, topicField, visitorFields } from './bookings.ts'
import { dayField, formFields, optionalField } from './fields.ts'

/**
 * The waitlist, for those whom no time suits. POST /api/holds?waitlist=join with an Idempotency-Key header adds someone.
 * With the token of the private link in a header, GET /api/holds returns the entry with the time it is offered, if any,
 * POST /api/holds?waitlist=book with an Idempotency-Key books that time, PATCH declines it and DELETE ends the entry. An
 * offer is a hold, so no other function serves it. Errors: errors.ts.
 */

/** Header with the token of a waitlist link. Never put the token in a URL: URLs end up in logs. */
export const WAITLIST_TOKEN_HEADER = 'Waitlist-Token'

const { note: _, ...personFields } = visitorFields
const entryFields = {
  ...personFields,
  topic: topicField,
  part: z.enum(PARTS_OF_DAY, { error: 'Please choose a time of day.' }),
  /** From 1 for Monday to 7 for Sunday (ISO). None: any. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  day: optionalField(dayField),
}

export const waitlistFormSchema = z.strictObject(entryFields).check(...reachRules)
export const waitlistRequestSchema = z
  .strictObject({ ...entryFields, ...formFields })
  .check(...reachRules)

export const waitlistQuerySchema = z.strictObject({ waitlist: z.enum(['join', 'book']) })

/** The start of the offer that is booked or declined: another one may have come since the page was loaded. */
export const offerRequestSchema = z.strictObject({ start: startField })

export const entryResponseSchema = z.object({
  topic: z.string(),
  wish: z.object({
    part: z.enum(PARTS_OF_DAY),
    weekdays: z.array(z.int()),
    day: z.nullable(z.iso.date()),
  }),
  /** The last date on the list. */
  lastDay: z.iso.date(),
  hasMail: z.boolean(),
  /** A time that is held for this person, and until when. Both are ISO instants. */
  offer: z.nullable(z.object({ start: z.iso.datetime(), until: z.iso.datetime() })),
})
/** `token` goes into the private link. */
export const joinedResponseSchema = z.extend(entryResponseSchema, {
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
})
export const leftResponseSchema = z.object({ isOff: z.boolean() })

export type WaitlistForm = z.infer<typeof waitlistFormSchema>
export type EntryResponse = z.infer<typeof entryResponseSchema>
export type JoinedResponse = z.infer<typeof joinedResponseSchema>
