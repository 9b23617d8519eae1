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
import { MAX_NOTICE_LENGTH } from './office-today.ts'
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
const noteField = optionalField(line({ max: 200 }))
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
  note: noteField,
}

/** Rows to change together, each with the version that the choice is based on. */
const chosenField = (fields: typeof bookingFields) =>
  z.array(z.strictObject(fields)).check(z.minLength(1), z.maxLength(MAX_CHOSEN))

/** The row to change, and the version of it that the change is based on. */
const bookingFields = { reference: referenceField, version: versionField }
const messageFields = { reference: messageReferenceField, version: versionField }
const personFields = { email: optionalField(emailField), phone: optionalField(phoneField) }
const offerFields = { id: z.uuid(), start: startField }

const action = <const Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  fields: Fields,
) => z.strictObject({ action: z.literal(name), ...fields })

export const deskActionSchema = z.discriminatedUnion('action', [
  /**
   * Finds messages and appointments by part of a name, address, number or reference, or of what someone wrote. A POST,
   * so that no name is in an address.
   */
  action('find', { text: line({ max: 100, required: 'Please enter a name.' }) }),
  /** A page of messages, newest first: open ones by arrival, answered ones by answer. `after` is the last page's `next`. */
  action('messages', {
    isAnswered: z.boolean(),
    after: z.optional(
      z.strictObject({
        at: z.iso.datetime().check(z.regex(NEAR_YEAR)),
        reference: messageReferenceField,
      }),
    ),
  }),
  action('book', {
    /** Created once per filled-in form, so that a retry does not book twice. */
    key: z.uuid(),
    visitor: bookingFormSchema,
    topic: topicField,
    start: startField,
    hold: z.optional(tokenField),
    isSure: isSureField,
  }),
  /** Returns the mail that a move (with `start`) or a cancellation (without) would send to the client. */
  action('preview', {
    reference: referenceField,
    start: z.optional(startField),
    message: messageField,
  }),
  action('move', {
    ...bookingFields,
    start: startField,
    isSure: isSureField,
    message: messageField,
  }),
  action('cancel', { ...bookingFields, message: messageField }),
  /** Corrects everything but the time and the client's note. A longer topic may need `isSure`. */
  action('correct', {
    ...bookingFields,
    visitor: bookingFormSchema,
    topic: topicField,
    isSure: isSureField,
  }),
  /** Each one that was changed in the meantime stays as it is. Without `isMailed`, nobody gets a mail. */
  action('cancelMany', {
    chosen: chosenField(bookingFields),
    isMailed: z.boolean(),
    message: messageField,
  }),
  action('mark', { ...bookingFields, attendance: z.nullable(z.enum(['done', 'no_show'])) }),
  /** Records that a client has asked the office for no more texts. */
  action('stopTexts', { reference: referenceField }),
  /** Writes the office's own note at an appointment. Without a text, deletes it. */
  action('note', { ...bookingFields, text: optionalField(paragraph({ max: MAX_NOTE_LENGTH })) }),
  action('answer', { ...messageFields, isAnswered: z.boolean() }),
  action('answerMany', { chosen: chosenField(messageFields), isAnswered: z.boolean() }),
  /** Without `isSure`, only returns the appointments in that time. */
  action('close', { ...closingFields, isSure: z.boolean() }),
  action('open', { id: z.uuid() }),
  /** Opens the office for some hours of a date, which visitors can then book. */
  action('addHours', { day: dayField, fromTime: timeField, untilTime: timeField, note: noteField }),
  /** Returns the appointments in these hours. If there are any, removes the hours only with `isSure`. */
  action('removeHours', { id: z.uuid(), isSure: isSureField }),
  /** Puts a notice on all pages, in place of the one that the desk showed (`seen`), if any. */
  action('setNotice', {
    text: line({ max: MAX_NOTICE_LENGTH, required: 'Please enter a notice.' }),
    until: z.iso.datetime({ error: 'Please choose a day.' }).check(z.maxLength(24)),
    seen: z.nullable(z.uuid()),
  }),
  action('endNotice', { id: z.uuid() }),
  /** Creates a new calendar address, which turns the old one off; or only turns it off. */
  action('feed', { isOn: z.boolean() }),
  /** Exports the appointments or messages of these days, or who joined the waitlist then, as a table. */
  action('table', {
    of: z.enum(['appointments', 'messages', 'waitlist']),
    firstDay: dayField,
    lastDay: dayField,
  }),
  /** Returns everything about one person. `forget` deletes it, except upcoming appointments. */
  action('person', personFields),
  action('forget', personFields),
  /** Lists what was done at the desk, newest first. `before` is the last entry of the page before. */
  action('trail', { before: z.optional(z.uuid()) }),
  /** Lists who waits, in the order of joining. */
  action('waitlist', {}),
  /**
   * The office called about an offered time, which holds it two hours longer; books it; or gives it to the next person.
   * `start` is the time that the desk showed.
   */
  action('callOffer', offerFields),
  action('bookOffer', offerFields),
  action('skipOffer', offerFields),
  /** Takes someone off the waitlist. */
  action('takeOff', { id: z.uuid() }),
])

export type DeskAction = z.infer<typeof deskActionSchema>
