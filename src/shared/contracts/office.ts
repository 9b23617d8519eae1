import * as z from 'zod/mini'
import { PARTS_OF_DAY } from '../waitlist.ts'
import { WAYS } from './bookings.ts'
import { storedContactFields } from './contact.ts'

/**
 * The office's desk. GET /api/office?from=YYYY-MM-DD&days=7 returns what the desk shows. POST performs one of the
 * actions in office-actions.ts. Both need the session of an address in OFFICE_EMAILS. GET /api/office?feed=… is the
 * office's calendar, for anyone who has its address. Errors: errors.ts. A session is refused with code_needed 12 hours after
 * its code, and for tables, deletions and a calendar address after 15 minutes. All times are ISO instants in UTC. A change
 * sends the version it is based on. If someone else has changed the row, it is refused with changed_elsewhere.
 */

/** How many rows one action may change. */
export const MAX_CHOSEN = 200
/** How long a sentence the office adds to a client's mail may be. */
export const MAX_ADDED_MESSAGE_LENGTH = 300

const text = z.nullable(z.string())
/** A client, with an email address or a number. */
const personFields = { name: z.string(), email: text, phone: text }
const trailSchema = z.array(
  // `why`: the reason that a client gave for canceling.
  z.object({ at: z.string(), who: z.string(), what: z.string(), why: z.optional(z.string()) }),
)

export const appointmentSchema = z.object({
  reference: z.string(),
  topic: z.string(),
  way: z.enum(WAYS),
  state: z.enum(['confirmed', 'cancelled']),
  attendance: z.nullable(z.enum(['done', 'no_show'])),
  adviser: z.int(),
  start: z.string(),
  end: z.string(),
  ...personFields,
  /** Of a second person, who gets the mails too. Older servers leave this out. */
  secondEmail: z.optional(text),
  note: text,
  /** The office's own note, never sent to the client. */
  officeNote: text,
  /** What the office added to the mail about the last move or cancellation. */
  message: text,
  version: z.int(),
  trail: trailSchema,
})
export const messageSchema = z.object({
  reference: z.string(),
  ...storedContactFields,
  receivedAt: z.string(),
  replyBy: z.string(),
  answeredAt: text,
  answeredBy: text,
  version: z.int(),
})
const closingSchema = z.object({
  id: z.string(),
  adviser: z.nullable(z.int()),
  firstDay: z.string(),
  lastDay: text,
  weekday: z.nullable(z.int()),
  fromTime: text,
  untilTime: text,
  note: text,
  trail: trailSchema,
})

const extraHoursSchema = z.object({
  id: z.string(),
  day: z.string(),
  fromTime: z.string(),
  untilTime: z.string(),
  note: text,
  trail: trailSchema,
})

/** Someone on the waitlist. */
export const waitingSchema = z.object({
  id: z.string(),
  ...personFields,
  topic: z.string(),
  way: z.enum(WAYS),
  wish: z.object({
    part: z.enum(PARTS_OF_DAY),
    weekdays: z.array(z.int()),
    day: text,
  }),
  joinedAt: z.string(),
  /** The last ISO date on the list. */
  lastDay: z.string(),
  /** A time that is held for this person, between which times, and who at the office called about it. */
  offer: z.nullable(
    z.object({
      start: z.string(),
      begins: z.string(),
      until: z.string(),
      calledBy: text,
    }),
  ),
  /** The start of an offer they knew of that was withdrawn, until the next. Older servers leave this out. */
  withdrawn: z.optional(text),
})

/**
 * What the office's trail records, in words that the number of rows and the days follow. `moved`, `corrected` and `canceled` are
 * about appointments.
 */
export const DEEDS = {
  deleted_person: 'deleted a person:',
  looked_up_person: 'looked up a person:',
  saved_table: 'saved a table:',
  closed: 'closed times:',
  reopened: 'reopened times:',
  hours_added: 'added extra hours:',
  hours_removed: 'removed extra hours:',
  notice_set: 'put a notice on all pages:',
  notice_ended: 'took the notice off all pages',
  feed_on: 'made a new calendar address',
  feed_off: 'turned off the calendar address',
  moved: 'moved',
  corrected: 'edited',
  canceled: 'canceled',
  offer_called: 'offered a time by phone:',
  offer_booked: 'booked an offered time:',
  offer_skipped: 'skipped an offered time:',
  taken_off_waitlist: 'removed:',
} as const

const officeTrailSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      who: z.string(),
      /** One of DEEDS, or one that a later version of the site has added. */
      what: z.string(),
      /** How many rows, where it counts any. */
      appointments: z.nullable(z.int()),
      messages: z.nullable(z.int()),
      /** On the waitlist. Older servers leave this out. */
      waiting: z.optional(z.nullable(z.int())),
      /** The ISO dates of a table or a closing. */
      firstDay: text,
      lastDay: text,
    }),
  ),
  hasMore: z.boolean(),
})

const clockSpanSchema = z.object({ from: z.string(), until: z.string() })
const daySchema = z.object({
  /** ISO date. */
  date: z.string(),
  /** The federal holiday on which the office is closed. */
  holiday: text,
  /** The hours, extra ones included, as 24-hour times at the office. Closings are not taken out. */
  open: z.array(clockSpanSchema),
  /** From now on, what an appointment of the shortest topic can still take. */
  free: z.array(clockSpanSchema),
})

const noticeSchema = z.object({
  /** Another one with every notice. */
  id: z.string(),
  text: z.string(),
  until: z.string(),
  setBy: z.string(),
})

export const deskResponseSchema = z.object({
  /** The email address of the session. */
  person: z.string(),
  /** Today's date at the office. */
  today: z.string(),
  advisers: z.int(),
  /** Those that start on the requested days, including canceled ones, by time. */
  appointments: z.array(appointmentSchema),
  /** Each requested day, in order. */
  days: z.array(daySchema),
  openCount: z.int(),
  /** How many people on the waitlist to call about a time now. Older servers leave this out. */
  callCount: z.optional(z.int()),
  /** Those from today or the first requested day on, whichever is earlier. Likewise the extra hours. */
  closings: z.array(closingSchema),
  extraHours: z.array(extraHoursSchema),
  /** What all pages show at the top. Older servers leave this out. */
  notice: z.optional(z.nullable(noticeSchema)),
  /** References of upcoming appointments whose time is now busy in an adviser's own calendar. */
  clashes: z.array(z.string()),
  /** Whether clients without an email address get a reminder by text. */
  sendsTexts: z.boolean(),
  /** Upcoming appointments whose reminder by text is not wanted, or was not delivered. */
  textProblems: z.array(z.object({ reference: z.string(), kind: z.enum(['stopped', 'failed']) })),
  /** Calendars that cannot be read, and why, in words. */
  unreadCalendars: z.array(z.object({ host: z.string(), readAt: text, reason: z.string() })),
  /** Events in those calendars whose repetitions cannot be worked out, by local start. */
  unclearEvents: z.array(z.object({ host: z.string(), start: z.string() })),
  /** Where something in those calendars cannot be read and is left out: an event's local start, or "line 12". */
  skippedParts: z.array(z.object({ host: z.string(), place: z.string() })),
  feed: z.nullable(z.object({ madeBy: z.string(), madeAt: z.string(), readAt: text })),
  /** Months after which rows are deleted. Null if they are never deleted automatically. */
  keepMonths: z.nullable(z.int()),
})

const appointmentAnswer = z.object({ appointment: appointmentSchema })
const messagesAnswer = z.object({
  messages: z.array(messageSchema),
  /** How many there are on all pages. */
  count: z.int(),
  /** Where the next page begins. `at` is precise to the microsecond, as the database is. */
  next: z.nullable(z.object({ at: z.string(), reference: z.string() })),
})
const manyAnswer = z.object({
  /** How many were changed, or already as wanted. */
  done: z.int(),
  /** Those that stay as they are, and the code of the error that each one alone would get. */
  refused: z.array(z.object({ reference: z.string(), code: z.string() })),
})
const foundAnswer = z.object({
  appointments: z.array(appointmentSchema),
  messages: z.array(messageSchema),
  waiting: z.optional(z.array(waitingSchema)),
})
const doneAnswer = z.object({ isDone: z.boolean() })

/** The response of each action. */
export const deskAnswers = {
  /** The first ones, upcoming and open ones before canceled and answered ones, and how many there are. */
  find: z.extend(foundAnswer, { appointmentCount: z.int(), messageCount: z.int() }),
  messages: messagesAnswer,
  book: appointmentAnswer,
  preview: z.object({
    /** Null if the client left no email address. */
    mail: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
    /** Whether the office is closed at the new time. */
    isOutside: z.boolean(),
  }),
  move: appointmentAnswer,
  cancel: appointmentAnswer,
  correct: appointmentAnswer,
  cancelMany: manyAnswer,
  mark: appointmentAnswer,
  stopTexts: appointmentAnswer,
  note: appointmentAnswer,
  answer: z.object({ message: messageSchema }),
  answerMany: manyAnswer,
  close: z.object({ appointments: z.array(appointmentSchema), isClosed: z.boolean() }),
  open: z.object({ isOpen: z.boolean() }),
  addHours: z.object({ isAdded: z.boolean() }),
  /** Older servers leave the appointments out. */
  removeHours: z.object({
    isRemoved: z.boolean(),
    appointments: z.optional(z.array(appointmentSchema)),
  }),
  setNotice: doneAnswer,
  endNotice: doneAnswer,
  feed: z.object({ address: text }),
  table: z.object({ name: z.string(), csv: z.string() }),
  person: foundAnswer,
  forget: z.object({
    messages: z.int(),
    appointments: z.int(),
    coming: z.int(),
    /** Someone else's appointments that had the address as the second person's. */
    seconds: z.optional(z.int()),
    waiting: z.optional(z.int()),
  }),
  trail: officeTrailSchema,
  waitlist: z.object({ waiting: z.array(waitingSchema) }),
  callOffer: doneAnswer,
  bookOffer: doneAnswer,
  skipOffer: doneAnswer,
  takeOff: doneAnswer,
}

export type DeskResponse = z.infer<typeof deskResponseSchema>
export type Appointment = z.infer<typeof appointmentSchema>
export type DeskMessage = z.infer<typeof messageSchema>
export type Closing = z.infer<typeof closingSchema>
export type DeskDay = z.infer<typeof daySchema>
export type ExtraHours = z.infer<typeof extraHoursSchema>
export type SiteNotice = z.infer<typeof noticeSchema>
export type Waiting = z.infer<typeof waitingSchema>
export type OfficeTrail = z.infer<typeof officeTrailSchema>
export type TrailEntry = z.infer<typeof trailSchema>[number]
export type DeskAnswer<Action extends keyof typeof deskAnswers> = z.infer<
  (typeof deskAnswers)[Action]
>
