import { randomUUID } from 'node:crypto'
import { booking as rules } from '../src/config/booking.js'
import { type HoldResponse, holdRequestSchema } from '../src/contracts/bookings.js'
import { findTopic, readSlot, slotTaken } from './_lib/booking-answers.js'
import { releaseHold, takeSlot } from './_lib/booking-store.js'
import { openDatabase } from './_lib/db.js'
import { handle } from './_lib/handle.js'
import { refuseTooMany } from './_lib/limits.js'
import { readBody } from './_lib/read-body.js'
import { bookingToken, createReference, hash } from './_lib/secret.js'
import { sendJson } from './_lib/send.js'

const ROUTE = '/api/holds'
const LIMITS = [{ count: 30, seconds: 3600 }]

/** Keeps a time for a visitor who is filling in the form. */
async function postHold(request: Request): Promise<Response> {
  const now = new Date()
  const { topic: topicId, start, replaces } = await readBody(request, holdRequestSchema)
  const topic = findTopic(topicId)
  const { query, transaction } = openDatabase()
  await refuseTooMany(query, { request, name: ROUTE, limits: LIMITS, now })

  const slot = await readSlot(query, topic, start, now)
  const id = randomUUID()
  const token = bookingToken(id)
  const heldUntil = new Date(now.getTime() + rules.holdMinutes * 60_000)
  const reference = createReference('B')
  const held = await transaction(async (each) => {
    if (replaces) await releaseHold(each, hash(replaces))
    const entry = { id, reference, topic: topic.id, tokenHash: hash(token), slot, heldUntil }
    return takeSlot(each, rules.advisers, entry, now)
  })
  if (!held) throw await slotTaken(query, topic, start, now)
  const answer: HoldResponse = {
    token,
    topic: topic.id,
    start: held.startsAt.toISOString(),
    end: held.endsAt.toISOString(),
    heldUntil: heldUntil.toISOString(),
  }
  return sendJson(201, answer)
}

const holds = handle(ROUTE, { POST: postHold })

export {
  holds as DELETE,
  holds as GET,
  holds as HEAD,
  holds as OPTIONS,
  holds as PATCH,
  holds as POST,
  holds as PUT,
}
