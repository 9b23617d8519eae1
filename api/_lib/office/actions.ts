import type { DeskAnswer } from '../../../src/shared/contracts/office.ts'
import type { DeskAction } from '../../../src/shared/contracts/office-actions.ts'
import { daysBetween } from '../../../src/shared/iso-date.ts'
import { officeMoment } from '../../../src/shared/office-moment.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import { visitorBookingMail } from '../mail/booking-mails.ts'
import { findTopic, readBooking, readSlot } from '../booking/booking-response.ts'
import { book, cancel, correct, move, refuseChanged } from '../booking/booking-service.ts'
import {
  BOOKED_AT_DESK,
  type BookingKey,
  type BookingRow,
  type Person,
  changeBooking,
  type TrailEntry,
} from '../booking/booking-store.ts'
import type { Database, Query } from '../request/db.ts'
import { addExtraHours, listInside, removeExtraHours } from '../booking/extra-hours.ts'
import { runIdempotently } from '../request/idempotency.ts'
import { invalid } from '../request/read-request.ts'
import { Refusal } from '../request/refusal.ts'
import { onlyOf } from '../request/rows.ts'
import { hash } from '../request/secret.ts'
import { stopTexts, wantsNoTexts } from '../texts/public.ts'
import {
  bookOffer,
  declineOffer,
  forgetEntries,
  leaveWaitlist,
  recordCall,
} from '../waitlist/waitlist.ts'
import { offerFreed, withdrawOffers } from '../waitlist/waitlist-offers.ts'
import { listEntriesOf, listWaiting } from '../waitlist/waitlist-store.ts'
import { checkFirstDay, close, open } from './closings.ts'
import { spanOf } from './desk.ts'
import { endFeed, createFeed } from './feed.ts'
import { endNotice, setNotice } from './site-notice.ts'
import {
  countMessages,
  type DeskMessageRow,
  findByText,
  findPerson,
  forgetPerson,
  type Found,
  listMessages,
  lockMessage,
  PAGE,
  recordAnswer,
} from './store.ts'
import { TABLES } from './table.ts'
import { toAppointment, toMessage, toWaiting } from './to-desk.ts'
import { type DeedLine, readTrail, recordDeed } from './trail.ts'

type Name = DeskAction['action']
type Call<Action extends Name> = Extract<DeskAction, { action: Action }>
/** Who acts and when, in the transaction of the whole action. */
type Context = {
  query: Query
  now: Date
  by: string
  /** Adds a line to the office's trail. */
  record: (...deed: DeedLine) => Promise<void>
  /** A line for the trail of one row. */
  entry: (what: string) => TrailEntry
}
type Actions = {
  [Action in Name]: (call: Call<Action>, context: Context) => Promise<DeskAnswer<Action>>
}

/**
 * Performs one action of the desk, whose schema is its row in src/shared/contracts/office-actions.ts. All of it
 * happens, its line in the trail too, or nothing.
 * @throws Refusal 400, 404, or 409 when a row was changed elsewhere or a time is taken
 */
export function performAction<Action extends Name>(
  call: Call<Action>,
  { database, by, now }: { database: Database; by: string; now: Date },
): Promise<DeskAnswer<Action>> {
  return database.transaction((query) =>
    ACTIONS[call.action as Action](call, {
      query,
      now,
      by,
      record: (...deed) => recordDeed(query, { by, now }, ...deed),
      entry: (what) => ({ at: now.toISOString(), who: by, what }),
    }),
  )
}

const ACTIONS: Actions = {
  find: async ({ text }, { query }) => {
    const { appointmentCount, messageCount, ...found } = await findByText(query, text)
    return { ...toDesk(found), appointmentCount, messageCount }
  },

  messages: async ({ isAnswered, after }, { query }) => {
    const rows = await listMessages(query, isAnswered, after)
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    return {
      messages: rows.slice(0, PAGE).map(toMessage),
      count: await countMessages(query, isAnswered),
      next: last ? { at: last.at, reference: last.reference } : null,
    }
  },

  book: async ({ key, visitor, topic, start, hold, isSure = false }, { query, now, entry }) => {
    const form = { ...visitor, topic, start, hold }
    const call = { route: '/api/office book', key, bodyHash: hash(JSON.stringify(form)) }
    const { reference } = await runIdempotently(query, call, async () => {
      const booked = await book(query, form, now, { isSure })
      await changeBooking(query, booked, {}, entry(BOOKED_AT_DESK))
      return { reference: booked.reference }
    })
    return { appointment: toAppointment(await readBooking(query, keyOf(reference))) }
  },

  preview: async ({ reference, start, message }, { query, now }) => {
    const row = await readBooking(query, keyOf(reference))
    const { changed, isOutside } = await previewChange(query, row, start, now)
    const mail = visitorBookingMail({ ...changed, message: message ?? null }, now)
    return { mail: mail && { to: mail.to, subject: mail.subject, text: mail.text }, isOutside }
  },

  move: async ({ reference, version, start, isSure = false, message }, context) => {
    const { query, now, by } = context
    const change = { by, seen: version, office: { isSure }, message }
    const moved = await move(query, keyOf(reference), start, now, change)
    return recordChange(context, 'moved', moved)
  },

  cancel: async ({ reference, version, message }, context) => {
    const { query, now, by } = context
    const canceled = await cancel(query, keyOf(reference), now, { by, seen: version, message })
    return recordChange(context, 'canceled', canceled)
  },

  correct: async ({ reference, version, visitor, topic, isSure = false }, context) => {
    const { query, now, by } = context
    const change = { by, seen: version, office: { isSure } }
    const details = { ...visitor, topic }
    const corrected = await correct(query, keyOf(reference), details, now, change)
    return recordChange(context, 'corrected', corrected)
  },

  cancelMany: async ({ chosen, isMailed, message }, { query, now, by, record }) => {
    let appointments = 0
    const result = await changeEach(chosen, async ({ reference, version }) => {
      const change = { by, seen: version, isSilent: !isMailed, message }
      const row = await cancel(query, keyOf(reference), now, change)
      if (isChangedNow(row, now)) appointments += 1
    })
    if (appointments > 0) await record('canceled', { appointments })
    return result
  },

  mark: async ({ reference, version, attendance }, { query, now, entry }) => {
    const booking = await readBooking(query, keyOf(reference), 'for update')
    refuseChanged(booking, version)
    if (booking.startsAt > now) throw new Refusal(409, 'too_late', 'It has not started yet.')
    const what = attendance === null ? 'mark cleared' : ATTENDANCE_LABELS[attendance]
    const seen = { id: booking.id, state: 'confirmed' } as const
    const [marked] = await changeBooking(query, seen, { attendance }, entry(what))
    if (!marked) throw new Refusal(409, 'too_late', 'This appointment was canceled.')
    return { appointment: toAppointment(marked) }
  },

  stopTexts: async ({ reference }, { query, now, entry }) => {
    const booking = await readBooking(query, keyOf(reference), 'for update')
    if (booking.phone !== null && !(await wantsNoTexts(query, booking.phone))) {
      await stopTexts(query, booking.phone, now)
      await changeBooking(query, booking, {}, entry('texts stopped'))
    }
    return { appointment: toAppointment(await readBooking(query, keyOf(reference))) }
  },

  note: async ({ reference, version, text = null }, { query, entry }) => {
    const booking = await readBooking(query, keyOf(reference), 'for update')
    refuseChanged(booking, version)
    const what = text === null ? 'note deleted' : 'note written'
    const noted =
      booking.officeNote === text
        ? booking
        : await onlyOf(changeBooking(query, booking, { officeNote: text }, entry(what)))
    return { appointment: toAppointment(noted) }
  },

  answer: async ({ isAnswered, ...seen }, context) => ({
    message: toMessage(await answer(context, seen, isAnswered)),
  }),

  answerMany: ({ chosen, isAnswered }, context) =>
    changeEach(chosen, (seen) => answer(context, seen, isAnswered)),

  close: async (closing, { query, now, record, entry }) => {
    const { isSure } = closing
    const { id, inside } = await close(query, closing, entry('closed'), now)
    // Only a preview: it is open again before anyone else can see it closed.
    if (!isSure) await open(query, id, now)
    else {
      await record('closed', closing)
      await withdrawOffers(query, now)
    }
    return { isClosed: isSure, appointments: inside.map(toAppointment) }
  },

  open: async ({ id }, { query, now, record }) => {
    const days = await open(query, id, now)
    if (!days) throw new Refusal(409, 'changed_elsewhere', 'This is already open again.')
    await record('reopened', days)
    await offerFreed(query, days.freed, now)
    return { isOpen: true }
  },

  addHours: async (hours, { query, now, record, entry }) => {
    const { day, fromTime, untilTime } = hours
    checkFirstDay('day', day, now)
    if (fromTime >= untilTime) throw invalid({ untilTime: 'Please enter an end after the start.' })
    await addExtraHours(query, hours, entry('added'))
    await record('hours_added', { firstDay: day, lastDay: day })
    const [from, until] = [officeMoment(day, fromTime), officeMoment(day, untilTime)]
    await offerFreed(query, [{ from: new Date(from), until: new Date(until) }], now)
    return { isAdded: true }
  },

  removeHours: async ({ id, isSure = false }, { query, now, record }) => {
    const appointments = (await listInside(query, id, now)).map(toAppointment)
    if (appointments.length > 0 && !isSure) return { isRemoved: false, appointments }
    const day = await removeExtraHours(query, id)
    if (!day) throw new Refusal(409, 'changed_elsewhere', 'These hours are already gone.')
    await record('hours_removed', { firstDay: day, lastDay: day })
    await withdrawOffers(query, now)
    return { isRemoved: true, appointments }
  },

  setNotice: async (notice, { query, now, by, record }) => {
    const end = Date.parse(notice.until)
    if (end <= now.getTime() || end > now.getTime() + MAX_NOTICE_DAYS * DAY_MS) {
      throw invalid({ until: 'Please choose a day from today on, within a month.' })
    }
    if (!(await setNotice(query, notice, by, now))) throw noticeChanged()
    const lastDay = officeDate(new Date(end - 1))
    await record('notice_set', { firstDay: officeDate(now), lastDay })
    return { isDone: true }
  },

  endNotice: async ({ id }, { query, record }) => {
    if (!(await endNotice(query, id))) throw noticeChanged()
    await record('notice_ended')
    return { isDone: true }
  },

  feed: async ({ isOn }, { query, now, by, record }) => {
    const address = isOn ? await createFeed(query, by, now) : null
    if (isOn) await record('feed_on')
    else if (await endFeed(query)) await record('feed_off')
    return { address }
  },

  table: async ({ of, firstDay, lastDay }, { query, record }) => {
    const days = daysBetween(firstDay, lastDay) + 1
    if (days < 1) {
      throw invalid({ lastDay: 'Please choose a last day that is not before the first.' })
    }
    const { rows, csv } = await TABLES[of](query, spanOf(firstDay, days))
    const counted = of === 'waitlist' ? 'waiting' : of
    await record('saved_table', { [counted]: rows, firstDay, lastDay })
    return { name: `${of}-${firstDay}-to-${lastDay}.csv`, csv }
  },

  person: async (person, { query, record }) => {
    requireContact(person)
    const found = await findPerson(query, person)
    const waiting = await listEntriesOf(query, person)
    await record('looked_up_person', {
      appointments: found.appointments.length,
      messages: found.messages.length,
      waiting: waiting.length,
    })
    return { ...toDesk(found), waiting: waiting.map(toWaiting) }
  },

  forget: async (person, { query, now, record }) => {
    requireContact(person)
    const { messages, bookings: appointments, seconds } = await forgetPerson(query, person)
    const waiting = await forgetEntries(query, person, now)
    await record('deleted_person', { messages, appointments, waiting })
    const left = await findPerson(query, person)
    return { messages, appointments, waiting, seconds, coming: left.appointments.length }
  },

  trail: ({ before }, { query }) => readTrail(query, before),

  waitlist: async (_, { query, now }) => {
    const rows = await listWaiting(query, officeDate(now))
    return { waiting: rows.map(toWaiting) }
  },

  callOffer: async ({ id, start }, { query, now, by, record }) => {
    await recordCall(query, { id }, start, by, now)
    await record('offer_called', { waiting: 1 })
    return { isDone: true }
  },

  bookOffer: async ({ id, start }, { query, now, record, entry }) => {
    const booked = await bookOffer(query, { id }, start, now, { isSure: true })
    await changeBooking(query, booked, {}, entry(BOOKED_AT_DESK))
    await record('offer_booked', { waiting: 1 })
    return { isDone: true }
  },

  skipOffer: async ({ id, start }, { query, now, record }) => {
    await declineOffer(query, { id }, start, now)
    await record('offer_skipped', { waiting: 1 })
    return { isDone: true }
  },

  takeOff: async ({ id }, { query, now, record }) => {
    await leaveWaitlist(query, { id }, now)
    await record('taken_off_waitlist', { waiting: 1 })
    return { isDone: true }
  },
}

const DAY_MS = 86_400_000
const MAX_NOTICE_DAYS = 32

const noticeChanged = () =>
  new Refusal(
    409,
    'changed_elsewhere',
    'Someone has changed or ended the notice in the meantime. Please look at it again.',
  )

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
  { query, entry }: Context,
  { reference, version }: Seen,
  isAnswered: boolean,
): Promise<DeskMessageRow> {
  const message = await lockMessage(query, reference)
  if (!message) throw new Refusal(404, 'not_found', 'This message has been deleted.')
  refuseChanged(message, version)
  const what = isAnswered ? 'answered' : 'opened again'
  return recordAnswer(query, message.id, isAnswered, entry(what))
}

const keyOf = (reference: string): BookingKey => ({ reference, isOffice: true })

/** Whether a move, correction or cancellation changed the row. A repeated one does not. */
const isChangedNow = ({ trail }: BookingRow, now: Date) => trail.at(-1)?.at === now.toISOString()

async function recordChange(
  { now, record }: Context,
  what: 'moved' | 'corrected' | 'canceled',
  row: BookingRow,
) {
  if (isChangedNow(row, now)) await record(what, { appointments: 1 })
  return { appointment: toAppointment(row) }
}

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

function requireContact({ email, phone }: Person): void {
  if (email === undefined && phone === undefined) {
    throw invalid({ email: 'Please enter an email address or a phone number.' })
  }
}
