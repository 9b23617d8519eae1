import { Temporal } from 'temporal-polyfill'
import { booking as rules } from '../../../src/shared/booking.ts'
import type { DeskAnswer } from '../../../src/shared/contracts/office.ts'
import type { DeskAction } from '../../../src/shared/contracts/office-actions.ts'
import { officeMoment } from '../../../src/shared/office-moment.ts'
import { visitorBookingMail } from '../mail/booking-mails.ts'
import { findTopic, readBooking, readSlot } from '../booking/booking-response.ts'
import { book, cancel, correct, move, refuseChanged } from '../booking/booking-service.ts'
import {
  BOOKED_AT_DESK,
  type BookingKey,
  type BookingRow,
  type TrailEntry,
} from '../booking/booking-store.ts'
import type { Database, Query } from '../request/db.ts'
import { addExtraHours, listInside, removeExtraHours } from '../booking/extra-hours.ts'
import { runIdempotently } from '../request/idempotency.ts'
import { invalid } from '../request/read-body.ts'
import { Refusal } from '../request/refusal.ts'
import { hash } from '../request/secret.ts'
import { dateOf } from '../booking/slots.ts'
import { stopTexts, wantsNoTexts } from '../texts/public.ts'
import {
  bookOffer,
  declineOffer,
  forgetEntries,
  leaveWaitlist,
  recordCall,
} from '../waitlist/waitlist.ts'
import { offerFreed, withdrawOffers } from '../waitlist/waitlist-offers.ts'
import {
  type EntryRow,
  listEntriesOf,
  listJoinedBetween,
  listWaiting,
} from '../waitlist/waitlist-store.ts'
import { close, open } from './closings.ts'
import { spanOf } from './desk.ts'
import { endFeed, createFeed } from './feed.ts'
import {
  countMessages,
  type DeskMessageRow,
  findByText,
  findPerson,
  forgetPerson,
  type Found,
  listAppointments,
  listMessages,
  listMessagesBetween,
  lockMessage,
  markBooking,
  noteBooking,
  PAGE,
  recordAnswer,
  recordEntry,
  type Person,
} from './store.ts'
import { appointmentTable, messageTable, waitlistTable } from './table.ts'
import { toAppointment, toMessage, toWaiting } from './to-desk.ts'
import { readTrail, recordDeed } from './trail.ts'

type Name = DeskAction['action']
type Call<Action extends Name> = Extract<DeskAction, { action: Action }>
/** Who acts, where and when. */
type ActionContext = { database: Database; by: string; now: Date }
type Actions = {
  [Action in Name]: (call: Call<Action>, context: ActionContext) => Promise<DeskAnswer<Action>>
}

/**
 * Performs one action of the desk.
 * @throws Refusal 400, 404, or 409 when a row was changed elsewhere or a time is taken
 */
export function performAction<Action extends Name>(
  call: Call<Action>,
  context: ActionContext,
): Promise<DeskAnswer<Action>> {
  return ACTIONS[call.action as Action](call, context)
}

const ACTIONS: Actions = {
  find: async ({ text }, { database }) => {
    const { appointmentCount, messageCount, ...found } = await findByText(database.query, text)
    return { ...toDesk(found), appointmentCount, messageCount }
  },

  messages: async ({ isAnswered, after }, { database: { query } }) => {
    const rows = await listMessages(query, isAnswered, after)
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    return {
      messages: rows.slice(0, PAGE).map(toMessage),
      count: await countMessages(query, isAnswered),
      next: last ? { at: last.at, reference: last.reference } : null,
    }
  },

  book: async ({ key, visitor, topic, start, hold, isSure = false }, { database, by, now }) => {
    const form = { ...visitor, topic, start, hold }
    const call = { route: '/api/office book', key, bodyHash: hash(JSON.stringify(form)) }
    const { reference } = await runIdempotently(database, call, async (query) => {
      const booked = await book(query, form, now, { isSure })
      await recordEntry(query, booked.id, entryOf(by, BOOKED_AT_DESK, now))
      return { reference: booked.reference }
    })
    return { appointment: toAppointment(await readBooking(database.query, keyOf(reference))) }
  },

  preview: async ({ reference, start, message }, { database: { query }, now }) => {
    const row = await readBooking(query, keyOf(reference))
    const { changed, isOutside } = await previewChange(query, row, start, now)
    const mail = visitorBookingMail({ ...changed, message: message ?? null }, now)
    return { mail: mail && { to: mail.to, subject: mail.subject, text: mail.text }, isOutside }
  },

  move: async ({ reference, version, start, isSure = false, message }, { database, by, now }) => {
    const row = await database.transaction(async (query) => {
      const moved = await move(query, keyOf(reference), start, now, {
        by,
        seen: version,
        office: { isSure },
        message,
      })
      return recordChange(query, { by, now }, 'moved', moved)
    })
    return { appointment: toAppointment(row) }
  },

  cancel: async ({ reference, version, message }, { database, by, now }) => {
    const row = await database.transaction(async (query) => {
      const canceled = await cancel(query, keyOf(reference), now, {
        by,
        seen: version,
        message,
      })
      return recordChange(query, { by, now }, 'canceled', canceled)
    })
    return { appointment: toAppointment(row) }
  },

  correct: async (
    { reference, version, visitor, topic, isSure = false },
    { database, by, now },
  ) => {
    const row = await database.transaction(async (query) => {
      const corrected = await correct(query, keyOf(reference), { ...visitor, topic }, now, {
        by,
        seen: version,
        office: { isSure },
      })
      return recordChange(query, { by, now }, 'corrected', corrected)
    })
    return { appointment: toAppointment(row) }
  },

  cancelMany: ({ chosen, isMailed, message }, { database, by, now }) =>
    database.transaction(async (query) => {
      let appointments = 0
      const result = await changeEach(chosen, async ({ reference, version }) => {
        const change = { by, seen: version, isSilent: !isMailed, message }
        const row = await cancel(query, keyOf(reference), now, change)
        if (isChangedNow(row, now)) appointments += 1
      })
      if (appointments > 0) await recordDeed(query, { by, now }, 'canceled', { appointments })
      return result
    }),

  mark: async ({ reference, version, attendance }, { database, by, now }) => {
    const row = await database.transaction(async (query) => {
      const booking = await readBooking(query, keyOf(reference), 'for update')
      refuseChanged(booking, version)
      if (booking.startsAt > now) throw new Refusal(409, 'too_late', 'It has not started yet.')
      const what = attendance === null ? 'mark cleared' : ATTENDANCE_LABELS[attendance]
      const marked = await markBooking(query, booking.id, attendance, entryOf(by, what, now))
      if (!marked) throw new Refusal(409, 'too_late', 'This appointment was canceled.')
      return marked
    })
    return { appointment: toAppointment(row) }
  },

  stopTexts: async ({ reference }, { database, by, now }) => {
    const row = await database.transaction(async (query) => {
      const booking = await readBooking(query, keyOf(reference), 'for update')
      if (booking.phone === null || (await wantsNoTexts(query, booking.phone))) return booking
      await stopTexts(query, booking.phone, now)
      await recordEntry(query, booking.id, entryOf(by, 'texts stopped', now))
      return readBooking(query, keyOf(reference))
    })
    return { appointment: toAppointment(row) }
  },

  note: async ({ reference, version, text = null }, { database, by, now }) => {
    const row = await database.transaction(async (query) => {
      const booking = await readBooking(query, keyOf(reference), 'for update')
      refuseChanged(booking, version)
      if (booking.officeNote === text) return booking
      const what = text === null ? 'note deleted' : 'note written'
      return noteBooking(query, booking.id, text, entryOf(by, what, now))
    })
    return { appointment: toAppointment(row) }
  },

  answer: async ({ isAnswered, ...seen }, { database, by, now }) => {
    const row = await database.transaction((query) => answer(query, seen, isAnswered, by, now))
    return { message: toMessage(row) }
  },

  answerMany: ({ chosen, isAnswered }, { database, by, now }) =>
    database.transaction((query) =>
      changeEach(chosen, (seen) => answer(query, seen, isAnswered, by, now)),
    ),

  close: async (closing, { database, by, now }) => {
    const { isSure } = closing
    checkClosing(closing, dateOf(rules, now))
    const rows = await database.transaction(async (query) => {
      const { id, inside } = await close(query, closing, entryOf(by, 'closed', now), now)
      // Only a preview: it is open again before anyone else can see it closed.
      if (!isSure) await open(query, id, now)
      else {
        await recordDeed(query, { by, now }, 'closed', closing)
        await withdrawOffers(query, now)
      }
      return inside
    })
    return { isClosed: isSure, appointments: rows.map(toAppointment) }
  },

  open: async ({ id }, { database, by, now }) => {
    await database.transaction(async (query) => {
      const days = await open(query, id, now)
      if (!days) throw new Refusal(409, 'changed_elsewhere', 'This is already open again.')
      await recordDeed(query, { by, now }, 'reopened', days)
      await offerFreed(query, days.freed, now)
    })
    return { isOpen: true }
  },

  addHours: async (hours, { database, by, now }) => {
    const { day, fromTime, untilTime } = hours
    checkFirstDay('day', day, dateOf(rules, now))
    if (fromTime >= untilTime) throw invalid({ untilTime: 'Please enter an end after the start.' })
    await database.transaction(async (query) => {
      await addExtraHours(query, hours, entryOf(by, 'added', now))
      await recordDeed(query, { by, now }, 'hours_added', { firstDay: day, lastDay: day })
      const [from, until] = [officeMoment(day, fromTime), officeMoment(day, untilTime)]
      await offerFreed(query, [{ from: new Date(from), until: new Date(until) }], now)
    })
    return { isAdded: true }
  },

  removeHours: ({ id, isSure = false }, { database, by, now }) =>
    database.transaction(async (query) => {
      const appointments = (await listInside(query, id, now)).map(toAppointment)
      if (appointments.length > 0 && !isSure) return { isRemoved: false, appointments }
      const day = await removeExtraHours(query, id)
      if (!day) throw new Refusal(409, 'changed_elsewhere', 'These hours are already gone.')
      await recordDeed(query, { by, now }, 'hours_removed', { firstDay: day, lastDay: day })
      await withdrawOffers(query, now)
      return { isRemoved: true, appointments }
    }),

  feed: ({ isOn }, { database, by, now }) =>
    database.transaction(async (query) => {
      const address = isOn ? await createFeed(query, by, now) : null
      if (isOn) await recordDeed(query, { by, now }, 'feed_on')
      else if (await endFeed(query)) await recordDeed(query, { by, now }, 'feed_off')
      return { address }
    }),

  table: async ({ of, firstDay, lastDay }, { database, by, now }) => {
    const days = Temporal.PlainDate.from(firstDay).until(lastDay, { largestUnit: 'days' }).days + 1
    if (days < 1)
      throw invalid({ lastDay: 'Please choose a last day that is not before the first.' })
    const span = spanOf(firstDay, days)
    const {
      appointments,
      messages,
      waiting = [],
    } = await database.transaction(async (query) => {
      const saved: Counted =
        of === 'appointments'
          ? { appointments: await listAppointments(query, span) }
          : of === 'messages'
            ? { messages: await listMessagesBetween(query, span) }
            : { waiting: await listJoinedBetween(query, span) }
      await recordDeed(query, { by, now }, 'saved_table', { ...countsOf(saved), firstDay, lastDay })
      return saved
    })
    const csv = appointments
      ? appointmentTable(appointments)
      : messages
        ? messageTable(messages)
        : waitlistTable(waiting)
    return { name: `${of}-${firstDay}-to-${lastDay}.csv`, csv }
  },

  person: async ({ email, phone }, { database, by, now }) => {
    requireContact({ email, phone })
    return database.transaction(async (query) => {
      const found = await findPerson(query, { email, phone })
      const waiting = await listEntriesOf(query, { email, phone })
      const counts = countsOf({ ...found, waiting })
      await recordDeed(query, { by, now }, 'looked_up_person', counts)
      return { ...toDesk(found), waiting: waiting.map(toWaiting) }
    })
  },

  forget: async ({ email, phone }, { database, by, now }) => {
    requireContact({ email, phone })
    return database.transaction(async (query) => {
      const { messages, bookings: appointments } = await forgetPerson(query, { email, phone })
      const waiting = await forgetEntries(query, { email, phone }, now)
      await recordDeed(query, { by, now }, 'deleted_person', { messages, appointments, waiting })
      const left = await findPerson(query, { email, phone })
      return { messages, appointments, waiting, coming: left.appointments.length }
    })
  },

  trail: ({ before }, { database }) => readTrail(database.query, before),

  waitlist: async (_, { database: { query }, now }) => {
    const rows = await listWaiting(query, dateOf(rules, now).toString())
    return { waiting: rows.map(toWaiting) }
  },

  callOffer: ({ id, start }, { database, by, now }) =>
    database.transaction(async (query) => {
      await recordCall(query, { id }, start, by, now)
      await recordDeed(query, { by, now }, 'offer_called', { waiting: 1 })
      return { isDone: true }
    }),

  bookOffer: ({ id, start }, { database, by, now }) =>
    database.transaction(async (query) => {
      const booked = await bookOffer(query, { id }, start, now, { isSure: true })
      await recordEntry(query, booked.id, entryOf(by, BOOKED_AT_DESK, now))
      await recordDeed(query, { by, now }, 'offer_booked', { waiting: 1 })
      return { isDone: true }
    }),

  skipOffer: ({ id, start }, { database, by, now }) =>
    database.transaction(async (query) => {
      await declineOffer(query, { id }, start, now)
      await recordDeed(query, { by, now }, 'offer_skipped', { waiting: 1 })
      return { isDone: true }
    }),

  takeOff: ({ id }, { database, by, now }) =>
    database.transaction(async (query) => {
      await leaveWaitlist(query, { id }, now)
      await recordDeed(query, { by, now }, 'taken_off_waitlist', { waiting: 1 })
      return { isDone: true }
    }),
}

const ATTENDANCE_LABELS = { done: 'marked as done', no_show: 'marked as no-show' }

/** A row to change, and the version that the decision is based on. */
type Seen = { reference: string; version: number }

/**
 * Changes each chosen row, except those that are refused: if one client moves an appointment meanwhile, the decision
 * about the others still stands.
 * @param change refuses before it writes anything
 */
async function changeEach(
  chosen: Seen[],
  change: (seen: Seen) => Promise<unknown>,
): Promise<DeskAnswer<'cancelMany'>> {
  const refused: DeskAnswer<'cancelMany'>['refused'] = []
  // Always in the same order, so that two people at once wait for each other instead of ending in a deadlock.
  const inOrder = chosen.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))
  for (const seen of inOrder) {
    try {
      await change(seen)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ reference: seen.reference, code: error.code })
    }
  }
  return { done: chosen.length - refused.length, refused }
}

async function answer(
  query: Query,
  { reference, version }: Seen,
  isAnswered: boolean,
  by: string,
  now: Date,
): Promise<DeskMessageRow> {
  const message = await lockMessage(query, reference)
  if (!message) throw new Refusal(404, 'not_found', 'This message has been deleted.')
  refuseChanged(message, version)
  const what = isAnswered ? 'answered' : 'opened again'
  return recordAnswer(query, message.id, isAnswered, entryOf(by, what, now))
}

const keyOf = (reference: string): BookingKey => ({ reference, isOffice: true })

const entryOf = (who: string, what: string, now: Date): TrailEntry => ({
  at: now.toISOString(),
  who,
  what,
})

/** Whether a move, correction or cancellation changed the row. A repeated one does not. */
const isChangedNow = ({ trail }: BookingRow, now: Date) => trail.at(-1)?.at === now.toISOString()

async function recordChange(
  query: Query,
  context: { by: string; now: Date },
  what: 'moved' | 'corrected' | 'canceled',
  row: BookingRow,
): Promise<BookingRow> {
  if (isChangedNow(row, context.now)) await recordDeed(query, context, what, { appointments: 1 })
  return row
}

type Counted = Partial<Found> & { waiting?: EntryRow[] }

const countsOf = ({ appointments, messages, waiting }: Counted) => ({
  appointments: appointments?.length,
  messages: messages?.length,
  waiting: waiting?.length,
})

function toDesk({ appointments, messages }: Found) {
  return { appointments: appointments.map(toAppointment), messages: messages.map(toMessage) }
}

/** A booking as it would be after a move or a cancellation. The private link stays the client's. */
async function previewChange(
  query: Query,
  row: BookingRow,
  start: string | undefined,
  now: Date,
): Promise<{ changed: BookingRow; isOutside: boolean }> {
  const changed = { ...row, sequence: row.sequence + 1, tokenHash: Buffer.alloc(32) }
  if (start === undefined) return { changed: { ...changed, state: 'cancelled' }, isOutside: false }
  const slot = await readSlot(query, findTopic(row.topic), start, now, { isSure: true })
  const moved = { startsAt: slot.start, endsAt: slot.end, movedFrom: row.startsAt }
  return { changed: { ...changed, ...moved }, isOutside: slot.isOutside ?? false }
}

function checkClosing(closing: Call<'close'>, today: Temporal.PlainDate): void {
  const { adviser, firstDay, lastDay, weekday, fromTime, untilTime } = closing
  if (adviser !== null && adviser > rules.advisers) throw invalid({ adviser: 'Please choose.' })
  checkFirstDay('firstDay', firstDay, today)
  if (lastDay === null && weekday === null) throw invalid({ lastDay: 'Please choose a day.' })
  const end = Temporal.PlainDate.from(firstDay).add({ years: 1 })
  if (lastDay !== null && (lastDay < firstDay || lastDay > end.toString())) {
    throw invalid({ lastDay: 'Please choose the first day or a later one, within a year.' })
  }
  const isWholeDay = fromTime === null && untilTime === null
  const isInOrder = fromTime !== null && untilTime !== null && fromTime < untilTime
  if (!isWholeDay && !isInOrder) {
    throw invalid({ untilTime: 'Please enter an end after the start.' })
  }
}

function checkFirstDay(field: string, day: string, today: Temporal.PlainDate): void {
  if (day < today.toString() || day > today.add({ years: 5 }).toString()) {
    throw invalid({ [field]: 'Please choose a day from today on, within five years.' })
  }
}

function requireContact({ email, phone }: Person): void {
  if (email === undefined && phone === undefined) {
    throw invalid({ email: 'Please enter an email address or a phone number.' })
  }
}
