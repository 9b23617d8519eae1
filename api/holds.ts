import { booking as rules } from '../src/shared/booking.ts'
import {
  type HoldResponse,
  holdRequestSchema,
  tokenField,
} from '../src/shared/contracts/bookings.ts'
import {
  type JoinedResponse,
  offerRequestSchema,
  WAITLIST_TOKEN_HEADER,
  waitlistQuerySchema,
  waitlistRequestSchema,
} from '../src/shared/contracts/waitlist.ts'
import {
  findTopic,
  readBooking,
  readSlot,
  slotTaken,
  toNewBookingResponse,
} from './_lib/booking/booking-response.ts'
import { type BookingRow, newKeys, releaseHold, takeSlot } from './_lib/booking/booking-store.ts'
import { bookWithinCaps, refuseTooManyHolds } from './_lib/booking/flood.ts'
import { requireKnownCalendars } from './_lib/calendars/busy-calendars.ts'
import { deliverInBackground } from './_lib/mail/deliver.ts'
import { answerOnce } from './_lib/request/answer-once.ts'
import { requirePerson } from './_lib/request/captcha.ts'
import { openDatabase, type Query, withSavepoints } from './_lib/request/db.ts'
import { readForm } from './_lib/request/form-token.ts'
import { handle } from './_lib/request/handle.ts'
import { readCall } from './_lib/request/idempotency.ts'
import { LIMITS, limitGuesses, mailboxOf, refuseTooMany } from './_lib/request/limits.ts'
import {
  readBody,
  readParameters,
  readQuery,
  refuseOtherSites,
} from './_lib/request/read-request.ts'
import { bookingToken, hash, waitlistToken } from './_lib/request/secret.ts'
import { sendJson } from './_lib/request/send.ts'
import {
  bookOffer,
  declineOffer,
  entryNotFound,
  joinWaitlist,
  leaveWaitlist,
  readEntry,
  toEntryResponse,
} from './_lib/waitlist/waitlist.ts'
import type { EntryKey } from './_lib/waitlist/waitlist-store.ts'

const ROUTE = '/api/holds'
const JOIN = `${ROUTE} join`

/** Holds a time for a visitor who is filling in the form, or for one on the waitlist. */
async function post(request: Request): Promise<Response> {
  if (readParameters(request)?.waitlist === undefined) return postHold(request)
  const { waitlist } = readQuery(request, waitlistQuerySchema)
  return waitlist === 'join' ? postEntry(request) : postOffer(request)
}

async function postHold(request: Request): Promise<Response> {
  const now = new Date()
  const { topic: topicId, start, replaces } = await readBody(request, holdRequestSchema)
  const topic = findTopic(topicId)
  const database = openDatabase()
  const { query, transaction } = database
  await refuseTooMany(query, { request, name: ROUTE, limits: LIMITS.holds, now })

  await requireKnownCalendars(database, now)
  const slot = await readSlot(query, topic, start, now)
  const keys = newKeys()
  const heldUntil = new Date(now.getTime() + rules.holdMinutes * 60_000)
  const held = await transaction(async (each) => {
    // The previous hold may overlap the new one. A throw restores it.
    if (replaces) await releaseHold(each, hash(replaces))
    await refuseTooManyHolds(each, now)
    const entry = { ...keys, topic: topic.id, slot, heldUntil }
    const row = await takeSlot(each, rules.advisers, entry, now)
    if (!row) throw await slotTaken(each, topic, start, now)
    return row
  })
  const answer: HoldResponse = {
    token: bookingToken(keys.id),
    topic: topic.id,
    start: held.startsAt.toISOString(),
    end: held.endsAt.toISOString(),
    heldUntil: heldUntil.toISOString(),
  }
  return sendJson(201, answer)
}

/** Adds a visitor to the waitlist. */
async function postEntry(request: Request): Promise<Response> {
  const now = new Date()
  const { form, call, captchaToken } = await readForm(request, waitlistRequestSchema, JOIN, now)

  const database = openDatabase()
  const answer = await answerOnce(database, call, now, {
    check: async () => {
      await refuseTooMany(database.query, { request, name: JOIN, limits: LIMITS.waitlist, now })
      await requirePerson(captchaToken)
    },
    work: async (query) => {
      const mailbox = form.email && (await mailboxOf(query, form.email))
      for (const who of [mailbox, form.phone?.split(';')[0]]) {
        const count = { name: JOIN, limits: LIMITS.waitlistOfOne, now }
        if (who) await refuseTooMany(withSavepoints(query), { ...count, who })
      }
      return { id: await joinWaitlist(query, form, now) }
    },
  })
  const entry = await readEntry(database.query, answer)
  return sendJson(201, {
    ...toEntryResponse(entry, now),
    token: waitlistToken(entry.id),
  } satisfies JoinedResponse)
}

/** The entry of a private link. Wrong tokens are counted together with those of bookings. */
async function getEntry(request: Request): Promise<Response> {
  const now = new Date()
  const { query } = openDatabase()
  const guess = { request, name: '/api/bookings link', limits: LIMITS.wrongLinks, now }
  const entry = await limitGuesses(query, guess, async () => readEntry(query, readKey(request)))
  return sendJson(200, toEntryResponse(entry, now))
}

/** Books the time that someone is offered. */
async function postOffer(request: Request): Promise<Response> {
  const now = new Date()
  const { start } = await readBody(request, offerRequestSchema)
  const key = readKey(request)
  const opened = key.tokenHash.toString('hex')
  const call = readCall(`${ROUTE} book`, request, { start, opened })
  const database = openDatabase()
  let made: BookingRow | undefined
  const answer = await answerOnce(database, call, now, {
    check: async () => {
      const count = { request, name: `${ROUTE} change`, limits: LIMITS.bookingChanges, now }
      await refuseTooMany(database.query, count)
      await requireKnownCalendars(database, now)
    },
    work: async (query) => {
      const entry = await readEntry(query, key)
      made = await bookWithinCaps(query, entry, now, () => bookOffer(query, key, start, now))
      return { id: made.id }
    },
  })
  const booking = made?.id === answer.id ? made : await readBooking(database.query, answer)
  return sendJson(201, toNewBookingResponse(booking, now))
}

/** Declines the time that someone is offered. */
async function patchOffer(request: Request): Promise<Response> {
  const { start } = await readBody(request, offerRequestSchema)
  return change(request, async (query, key, now) => {
    await declineOffer(query, key, start, now)
    return toEntryResponse(await readEntry(query, key), now)
  })
}

/** Takes someone off the waitlist. */
async function deleteOwnEntry(request: Request): Promise<Response> {
  refuseOtherSites(request)
  return change(request, async (query, key, now) => {
    await leaveWaitlist(query, key, now)
    return { isOff: true }
  })
}

async function change(
  request: Request,
  work: (query: Query, key: EntryKey, now: Date) => Promise<unknown>,
): Promise<Response> {
  const now = new Date()
  const database = openDatabase()
  const count = { request, name: `${ROUTE} change`, limits: LIMITS.bookingChanges, now }
  await refuseTooMany(database.query, count)
  const key = readKey(request)
  const answer = await database.transaction((query) => work(query, key, now))
  deliverInBackground(database, now)
  return sendJson(200, answer)
}

/** @throws Refusal 404, as for an unknown token */
function readKey({ headers }: Request): { tokenHash: Buffer } {
  const token = tokenField.safeParse(headers.get(WAITLIST_TOKEN_HEADER))
  if (!token.success) throw entryNotFound()
  return { tokenHash: hash(token.data) }
}

export default handle(ROUTE, {
  GET: getEntry,
  POST: post,
  PATCH: patchOffer,
  DELETE: deleteOwnEntry,
})
