import * as z from 'zod/mini'
import { daysField } from './availability.ts'
import {
  bookingFormSchema,
  MAX_NOTE_LENGTH,
  referenceField,
  startField,
  tokenField,
  topicField,
} from './bookings.ts'
import {
  dayField,
  emailField,
  line,
  NEAR_YEAR,
  optionalField,
  paragraph,
  phoneField,
} from './fields.ts'
import { MAX_CHOSEN, MAX_ADDED_MESSAGE_LENGTH } from './office.ts'

/**
 * Requests to /api/office; the responses are in office.ts. Separate files, because the page needs only the types of
 * these: every schema it loads would also load with visitors' forms, which share the library's chunk.
 */

const MAX_DESK_DAYS = 42

export const deskQuerySchema = z.strictObject({
  from: dayField,
  days: daysField(MAX_DESK_DAYS),
})
export const feedQuerySchema = z.strictObject({ feed: tokenField })

/** Whether to book although the office is closed then. Otherwise that is refused with outside_hours. */
const isSureField = z.optional(z.boolean())
/** What the office adds to the client's mail. */
const messageField = optionalField(line({ max: MAX_ADDED_MESSAGE_LENGTH }))
const versionField = z.int().check(z.minimum(0))
const messageReferenceField = z.string().check(z.regex(/^M-[0-9A-Z]{8}$/))
const timeField = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time.' }))

/** A day off or some hours, once or every week. Without a last day, it lasts until someone reopens it. */
const closingFields = {
  /** Null for the whole office. */
  adviser: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  firstDay: dayField,
  lastDay: z.nullable(dayField),
  /** 1 for Monday to 7 for Sunday (ISO). Null for every day. */
  weekday: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  /** Both or neither. Neither means the whole day. */
  fromTime: z.nullable(timeField),
  untilTime: z.nullable(timeField),
  note: optionalField(line({ max: 200 })),
}

/** Rows to change together, each with the version that the choice is based on. */
const chosenField = (reference: z.ZodMiniType<string>) =>
  z
    .array(z.strictObject({ reference, version: versionField }))
    .check(z.minLength(1), z.maxLength(MAX_CHOSEN))

const personFields = { email: optionalField(emailField), phone: optionalField(phoneField) }

export const deskActionSchema = z.discriminatedUnion('action', [
  /**
   * Finds messages and appointments by part of a name, address, number or reference, or of what someone wrote. A POST,
   * so that no name is in an address.
   */
  z.strictObject({
    action: z.literal('find'),
    text: line({ max: 100, required: 'Please enter a name.' }),
  }),
  /** A page of messages, newest first: open ones by arrival, answered ones by answer. `after` is the last page's `next`. */
  z.strictObject({
    action: z.literal('messages'),
    isAnswered: z.boolean(),
    after: z.optional(
      z.strictObject({
        at: z.iso.datetime().check(z.regex(NEAR_YEAR)),
        reference: messageReferenceField,
      }),
    ),
  }),
  z.strictObject({
    action: z.literal('book'),
    /** Created once per filled-in form, so that a retry does not book twice. */
    key: z.uuid(),
    visitor: bookingFormSchema,
    topic: topicField,
    start: startField,
    hold: z.optional(tokenField),
    isSure: isSureField,
  }),
  /** Returns the mail that a move (with `start`) or a cancellation (without) would send to the client. */
  z.strictObject({
    action: z.literal('preview'),
    reference: referenceField,
    start: z.optional(startField),
    message: messageField,
  }),
  z.strictObject({
    action: z.literal('move'),
    reference: referenceField,
    version: versionField,
    start: startField,
    isSure: isSureField,
    message: messageField,
  }),
  z.strictObject({
    action: z.literal('cancel'),
    reference: referenceField,
    version: versionField,
    message: messageField,
  }),
  /** Corrects everything but the time and the client's note. A longer topic may need `isSure`. */
  z.strictObject({
    action: z.literal('correct'),
    reference: referenceField,
    version: versionField,
    visitor: bookingFormSchema,
    topic: topicField,
    isSure: isSureField,
  }),
  /** Each one that was changed in the meantime stays as it is. Without `isMailed`, nobody gets a mail. */
  z.strictObject({
    action: z.literal('cancelMany'),
    chosen: chosenField(referenceField),
    isMailed: z.boolean(),
    message: messageField,
  }),
  z.strictObject({
    action: z.literal('mark'),
    reference: referenceField,
    version: versionField,
    attendance: z.nullable(z.enum(['done', 'no_show'])),
  }),
  /** Records that a client has asked the office for no more texts. */
  z.strictObject({ action: z.literal('stopTexts'), reference: referenceField }),
  /** Writes the office's own note at an appointment. Without a text, deletes it. */
  z.strictObject({
    action: z.literal('note'),
    reference: referenceField,
    version: versionField,
    text: optionalField(paragraph({ max: MAX_NOTE_LENGTH })),
  }),
  z.strictObject({
    action: z.literal('answer'),
    reference: messageReferenceField,
    version: versionField,
    isAnswered: z.boolean(),
  }),
  z.strictObject({
    action: z.literal('answerMany'),
    chosen: chosenField(messageReferenceField),
    isAnswered: z.boolean(),
  }),
  /** Without `isSure`, only returns the appointments in that time. */
  z.strictObject({ action: z.literal('close'), ...closingFields, isSure: z.boolean() }),
  z.strictObject({ action: z.literal('open'), id: z.uuid() }),
  /** Opens the office for some hours of a date, which visitors can then book. */
  z.strictObject({
    action: z.literal('addHours'),
    day: dayField,
    fromTime: timeField,
    untilTime: timeField,
    note: optionalField(line({ max: 200 })),
  }),
  /** Returns the appointments in these hours. If there are any, removes the hours only with `isSure`. */
  z.strictObject({ action: z.literal('removeHours'), id: z.uuid(), isSure: isSureField }),
  /** Creates a new calendar address, which turns the old one off; or only turns it off. */
  z.strictObject({ action: z.literal('feed'), isOn: z.boolean() }),
  /** Exports the appointments or messages of these days, or who joined the waitlist then, as a table. */
  z.strictObject({
    action: z.literal('table'),
    of: z.enum(['appointments', 'messages', 'waitlist']),
    firstDay: dayField,
    lastDay: dayField,
  }),
  /** Returns everything about one person. `forget` deletes it, except upcoming appointments. */
  z.strictObject({ action: z.literal('person'), ...personFields }),
  z.strictObject({ action: z.literal('forget'), ...personFields }),
  /** Lists what was done at the desk, newest first. `before` is the last entry of the page before. */
  z.strictObject({ action: z.literal('trail'), before: z.optional(z.uuid()) }),
  /** Lists who waits, in the order of joining. */
  z.strictObject({ action: z.literal('waitlist') }),
  /**
   * The office called about an offered time, which holds it two hours longer; books it; or gives it to the next person.
   * `start` is the time that the desk showed.
   */
  z.strictObject({ action: z.literal('callOffer'), id: z.uuid(), start: startField }),
  z.strictObject({ action: z.literal('bookOffer'), id: z.uuid(), start: startField }),
  z.strictObject({ action: z.literal('skipOffer'), id: z.uuid(), start: startField }),
  /** Takes someone off the waitlist. */
  z.strictObject({ action: z.literal('takeOff'), id: z.uuid() }),
])

export type DeskAction = z.infer<typeof deskActionSchema>
