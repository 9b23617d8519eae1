import {
  BOOKING_VERSION_HEADER,
  type BookingListResponse,
  bookingRequestSchema,
  moveRequestSchema,
} from '../src/shared/contracts/bookings.ts'
import { answerOnce } from './_lib/answer-once.ts'
import {
  readBooking,
  toBooking,
  toBookingResponse,
  toNewBookingResponse,
} from './_lib/booking-response.ts'
import { namesBooking, openWithKey, readBookingKey } from './_lib/booking-key.ts'
import { type BookingRow, listBookingsOf } from './_lib/booking-store.ts'
import { book, cancel, move } from './_lib/booking-service.ts'
import { requireKnownCalendars } from './_lib/busy-calendars.ts'
import { requirePerson } from './_lib/captcha.ts'
import { openDatabase, withSavepoints } from './_lib/db.ts'
import { deliverInBackground } from './_lib/deliver.ts'
import { bookWithinCaps } from './_lib/flood.ts'
import { refuseSpam } from './_lib/form-token.ts'
import { handle } from './_lib/handle.ts'
import { readCall } from './_lib/idempotency.ts'
import { LIMITS, refuseTooMany } from './_lib/limits.ts'
import { readBody, refuseOtherSites } from './_lib/read-body.ts'
import { sendJson } from './_lib/send.ts'
import { readLimitedOwner } from './_lib/signed-in.ts'

const ROUTE = '/api/bookings'

/** The booking of a private link or reference, or the coming bookings of a signed-in visitor. */
async function getBookings(request: Request): Promise<Response> {
  const now = new Date()
  const { query } = openDatabase()
  if (namesBooking(request)) {
    const booking = await openWithKey(query, request, now, (key) => readBooking(query, key))
    return sendJson(200, toBookingResponse(booking, now))
  }
  const { email } = await readLimitedOwner(query, request, ROUTE, now)
  const rows = await listBookingsOf(query, email, now)
  return sendJson(200, { bookings: rows.map(toBooking) } satisfies BookingListResponse)
}

async function postBooking(request: Request): Promise<Response> {
  const now = new Date()
  const { formToken, website, captchaToken, ...form } = await readBody(
    request,
    bookingRequestSchema,
  )
  const call = readCall(ROUTE, request, form)
  refuseSpam({ formToken, website }, now)

  const database = openDatabase()
  let made: BookingRow | undefined
  const answer = await answerOnce(database, call, now, {
    check: async () => {
      const tries = { request, name: `${ROUTE} try`, limits: LIMITS.bookingTries, now }
      await refuseTooMany(database.query, tries)
      await requireKnownCalendars(database, now)
      await requirePerson(captchaToken)
    },
    work: async (query) => {
      // Rolled back with the booking when there is none.
      const count = { request, name: ROUTE, limits: LIMITS.bookings, now }
      await refuseTooMany(withSavepoints(query), count)
      made = await bookWithinCaps(query, form, now, () => book(query, form, now))
      return { id: made.id }
    },
  })
  const booking = made?.id === answer.id ? made : await readBooking(database.query, answer)
  return sendJson(201, toNewBookingResponse(booking, now))
}

async function patchBooking(request: Request): Promise<Response> {
  const { start } = await readBody(request, moveRequestSchema)
  return change(request, (query, key, now, by) => move(query, key, start, now, by))
}

async function deleteBooking(request: Request): Promise<Response> {
  refuseOtherSites(request)
  return change(request, cancel)
}

/** Moves or cancels the booking of a private link or reference. Safe to repeat. */
async function change(request: Request, work: typeof cancel): Promise<Response> {
  const now = new Date()
  const database = openDatabase()
  const count = { request, name: `${ROUTE} change`, limits: LIMITS.bookingChanges, now }
  await refuseTooMany(database.query, count)
  const key = await readBookingKey(request)
  if (request.method === 'PATCH') await requireKnownCalendars(database, now)
  const by = { by: 'client', seen: readVersion(request) }
  const booking = await database.transaction((query) => work(query, key, now, by))
  deliverInBackground(database, now)
  return sendJson(200, toBookingResponse(booking, now))
}

/** The version the visitor saw. Pages from before versions existed send none. */
function readVersion(request: Request): number | undefined {
  const text = request.headers.get(BOOKING_VERSION_HEADER) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

export default handle(ROUTE, {
  GET: getBookings,
  POST: postBooking,
  PATCH: patchBooking,
  DELETE: deleteBooking,
})
