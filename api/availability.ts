import { Temporal } from 'temporal-polyfill'
import { booking as rules } from '../src/config/booking.js'
import {
  type AvailabilityResponse,
  availabilityQuerySchema,
} from '../src/contracts/availability.js'
import { BOOKING_TOKEN_HEADER } from '../src/contracts/bookings.js'
import { findFreeDays, findTopic, readTokenHash } from './_lib/booking-answers.js'
import { openDatabase } from './_lib/db.js'
import { createFormToken } from './_lib/form-token.js'
import { handle } from './_lib/handle.js'
import { readQuery } from './_lib/read-query.js'
import { sendJson } from './_lib/send.js'
import { dateOf, lastDay } from './_lib/slots.js'

/** The free times of a topic, day by day. With a token, its own booking or hold is in nobody's way. */
async function getAvailability(request: Request): Promise<Response> {
  const now = new Date()
  const { topic: topicId, from, days } = readQuery(request, availabilityQuerySchema)
  const topic = findTopic(topicId)
  const first = dateOf(rules, now)
  const last = lastDay(rules, now)
  const wanted = from === undefined ? first : Temporal.PlainDate.from(from)
  const start = later(first, wanted)
  const end = earlier(last, wanted.add({ days: days - 1 }))
  const own = request.headers.has(BOOKING_TOKEN_HEADER) ? readTokenHash(request) : undefined
  const range = { from: start, to: end }
  const answer: AvailabilityResponse = {
    timeZone: rules.timeZone,
    topic: topic.id,
    minutes: topic.minutes,
    from: start.toString(),
    to: end.toString(),
    lastDay: last.toString(),
    days: await findFreeDays(openDatabase().query, topic, range, now, { own }),
    formToken: createFormToken(now),
  }
  return sendJson(200, answer)
}

type Dates = [Temporal.PlainDate, Temporal.PlainDate]
const later = (...[a, b]: Dates) => (Temporal.PlainDate.compare(a, b) > 0 ? a : b)
const earlier = (...[a, b]: Dates) => (Temporal.PlainDate.compare(a, b) < 0 ? a : b)

const availability = handle('/api/availability', { GET: getAvailability })

export {
  availability as DELETE,
  availability as GET,
  availability as HEAD,
  availability as OPTIONS,
  availability as PATCH,
  availability as POST,
  availability as PUT,
}
