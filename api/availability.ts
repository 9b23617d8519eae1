import { booking as rules } from '../src/shared/booking.ts'
import {
  type AvailabilityResponse,
  availabilityQuerySchema,
} from '../src/shared/contracts/availability.ts'
import {
  type OfficeTodayResponse,
  officeTodayQuerySchema,
} from '../src/shared/contracts/office-today.ts'
import { addDays, earlierOf } from '../src/shared/iso-date.ts'
import { officeDate } from '../src/shared/office-date.ts'
import { findDays, findTopic } from './_lib/booking/booking-response.ts'
import { namesBooking, openWithKey } from './_lib/booking/booking-key.ts'
import { type BookingKey, findBooking } from './_lib/booking/booking-store.ts'
import { CALENDAR_UNKNOWN, areCalendarsKnown } from './_lib/calendars/busy-calendars.ts'
import { openDatabase, type Query } from './_lib/request/db.ts'
import { readEnv } from './_lib/request/env.ts'
import { createFormToken } from './_lib/request/form-token.ts'
import { handle } from './_lib/request/handle.ts'
import { LIMITS, refuseTooMany } from './_lib/request/limits.ts'
import { readParameters, readQuery } from './_lib/request/read-request.ts'
import { sendJson } from './_lib/request/send.ts'
import { listChangedDays } from './_lib/booking/changed-days.ts'
import { findNotice } from './_lib/office/public.ts'
import { lastDay } from './_lib/booking/slots.ts'
import { readTextAccount } from './_lib/texts/public.ts'

const ROUTE = '/api/availability'

/** The free times of a topic, day by day. The time of a booking or hold that the request names counts as free. */
async function getAvailability(request: Request): Promise<Response> {
  if (readParameters(request)?.office !== undefined) return getOfficeToday(request)
  const now = new Date()
  const { topic: topicId, from, days } = readQuery(request, availabilityQuerySchema)
  const topic = findTopic(topicId)
  const today = officeDate(now)
  const last = lastDay(rules, now)
  const database = openDatabase()
  const { query } = database
  await refuseTooMany(query, { request, name: ROUTE, limits: LIMITS.availability, now })
  const isKnown = await areCalendarsKnown(database, now)
  const wanted = from ?? today
  const range = {
    from: today > wanted ? today : wanted,
    to: earlierOf(last, addDays(wanted, days - 1)),
  }
  const own = namesBooking(request)
    ? await openWithKey(query, request, now, (key) => findOwn(query, key))
    : undefined
  const answer: AvailabilityResponse = {
    timeZone: rules.timeZone,
    topic: topic.id,
    minutes: topic.minutes,
    today,
    ...range,
    lastDay: last,
    ...(isKnown ? await findDays(query, topic, range, now, { own }) : { days: [], closedDays: [] }),
    formToken: createFormToken(now),
    sendsTexts: readTextAccount() !== null,
    ...(!isKnown && { notice: CALENDAR_UNKNOWN }),
  }
  return sendJson(200, answer)
}

/**
 * The host caches it, with the browser for two and a half minutes together: pages ask every two minutes, and a notice is to
 * show within five.
 */
const CACHE = {
  'Cache-Control': 'public, max-age=30',
  'CDN-Cache-Control': 'public, max-age=120',
}

/** The office's changed hours and its notice. Without a database there is no desk, which could have changed them. */
async function getOfficeToday(request: Request): Promise<Response> {
  readQuery(request, officeTodayQuerySchema)
  if (!readEnv().DATABASE_URL) return sendJson(200, { changedDays: [], notice: null }, CACHE)
  const now = new Date()
  const { query } = openDatabase()
  await refuseTooMany(query, { request, name: `${ROUTE} office`, limits: LIMITS.officeToday, now })
  const notice = await findNotice(query, now)
  const answer: OfficeTodayResponse = {
    changedDays: await listChangedDays(query, officeDate(now)),
    notice: notice && { id: notice.id, text: notice.text },
  }
  return sendJson(200, answer, CACHE)
}

/** The token hash of the booking or hold that a key opens. */
async function findOwn(query: Query, key: BookingKey): Promise<Buffer | undefined> {
  return 'tokenHash' in key ? key.tokenHash : (await findBooking(query, key))?.tokenHash
}

export default handle(ROUTE, { GET: getAvailability })
