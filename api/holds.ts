import { booking as rules } from '../src/shared/booking.ts'
import { type HoldResponse, holdRequestSchema } from '../src/shared/contracts/bookings.ts'
import { waitlistQuerySchema } from '../src/shared/contracts/waitlist.ts'
import { findTopic, readSlot, slotTaken } from './_lib/booking/booking-response.ts'
import { newKeys, releaseHold, takeSlot } from './_lib/booking/booking-store.ts'
import { requireKnownCalendars } from './_lib/calendars/busy-calendars.ts'
import { openDatabase } from './_lib/request/db.ts'
import { refuseTooManyHolds } from './_lib/booking/flood.ts'
import { handle } from './_lib/request/handle.ts'
import { LIMITS, refuseTooMany } from './_lib/request/limits.ts'
import { readBody, readParameters, readQuery } from './_lib/request/read-request.ts'
import { bookingToken, hash } from './_lib/request/secret.ts'
import { sendJson } from './_lib/request/send.ts'
import {
  deleteOwnEntry,
  getEntry,
  patchOffer,
  postEntry,
  postOffer,
} from './_lib/waitlist/waitlist-requests.ts'

const ROUTE = '/api/holds'

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

export default handle(ROUTE, {
  GET: getEntry,
  POST: post,
  PATCH: patchOffer,
  DELETE: deleteOwnEntry,
})
