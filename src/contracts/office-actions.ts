import * as z from 'zod/mini'
import { bookingFormSchema, referenceField, tokenField, topicField } from './bookings.js'
import { emailField, line, optionalField, phoneField } from './fields.js'

/**
 * What the desk asks of /api/office; its answers are in office.ts. Apart from them, because the page needs the
 * types only: every schema it loads would be loaded by visitors' forms too, which share the library.
 */

const MAX_DESK_DAYS = 42

export const deskQuerySchema = z.strictObject({
  /** A date in the firm's time zone. */
  from: z.iso.date(),
  days: z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    z.int().check(z.minimum(1), z.maximum(MAX_DESK_DAYS)),
  ),
})
export const feedQuerySchema = z.strictObject({ feed: tokenField })

const startField = z.iso.datetime({ error: 'Please choose a time.' }).check(z.maxLength(24))
const versionField = z.int().check(z.minimum(0))
const messageReferenceField = z.string().check(z.regex(/^M-[0-9A-Z]{8}$/))
const timeField = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time.' }))
const dayField = z.iso.date({ error: 'Please choose a day.' })

/** A day off, or hours, once or each week. Without a last day it lasts until someone opens it again. */
const closingFields = {
  /** null: the whole office. */
  adviser: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  firstDay: dayField,
  lastDay: z.nullable(dayField),
  /** ISO: 1 is Monday; null: every day. */
  weekday: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  /** Both or neither; neither: the whole day. */
  fromTime: z.nullable(timeField),
  untilTime: z.nullable(timeField),
  note: optionalField(line({ max: 200 })),
}

const personFields = { email: optionalField(emailField), phone: optionalField(phoneField) }

export const deskActionSchema = z.discriminatedUnion('action', [
  /** Messages and appointments by a part of the name, address or number, or by the reference. */
  z.strictObject({
    action: z.literal('find'),
    text: line({ max: 100, required: 'Please enter a name.' }),
  }),
  z.strictObject({
    action: z.literal('book'),
    /** Made once for a form that is filled in: sent again, it books nothing more. */
    key: z.uuid(),
    visitor: bookingFormSchema,
    topic: topicField,
    start: startField,
    hold: z.optional(tokenField),
  }),
  /** The mail that a move (with a start) or a cancellation (without) would send to the client. */
  z.strictObject({
    action: z.literal('preview'),
    reference: referenceField,
    start: z.optional(startField),
  }),
  z.strictObject({
    action: z.literal('move'),
    reference: referenceField,
    version: versionField,
    start: startField,
  }),
  z.strictObject({ action: z.literal('cancel'), reference: referenceField, version: versionField }),
  z.strictObject({
    action: z.literal('mark'),
    reference: referenceField,
    version: versionField,
    attendance: z.nullable(z.enum(['done', 'no_show'])),
  }),
  z.strictObject({
    action: z.literal('answer'),
    reference: messageReferenceField,
    version: versionField,
    isAnswered: z.boolean(),
  }),
  /** Not sure yet: only the appointments inside are answered. */
  z.strictObject({ action: z.literal('close'), ...closingFields, isSure: z.boolean() }),
  z.strictObject({ action: z.literal('open'), id: z.uuid() }),
  /** Makes a new address for the calendar, which ends the old one; or ends it only. */
  z.strictObject({ action: z.literal('feed'), isOn: z.boolean() }),
  /** A table for spreadsheets, of appointments that begin, or messages that came, on these days. */
  z.strictObject({
    action: z.literal('table'),
    of: z.enum(['appointments', 'messages']),
    firstDay: dayField,
    lastDay: dayField,
  }),
  /** Everything about one person; `forget` deletes it, except appointments to come. */
  z.strictObject({ action: z.literal('person'), ...personFields }),
  z.strictObject({ action: z.literal('forget'), ...personFields }),
])

export type DeskAction = z.infer<typeof deskActionSchema>
