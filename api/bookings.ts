import {
  BOOKING_TOKEN_HEADER,
  type BookingListResponse,
  bookingRequestSchema,
  moveRequestSchema,
  type NewBookingResponse,
} from '../src/contracts/bookings.js'
import {
  bookingNotFound,
  toBookingResponse,
  readTokenHash,
  toBooking,
} from './_lib/booking-answers.js'
import { findBooking, findBookingById, listBookingsOf } from './_lib/booking-store.js'
import { book, cancel, move } from './_lib/booking-work.js'
import { openDatabase, withSavepoints } from './_lib/db.js'
import { deliverInBackground } from './_lib/deliver.js'
import { refuseSpam } from './_lib/form-token.js'
import { handle } from './_lib/handle.js'
import { findAnswer, once, readCall } from './_lib/idempotency.js'
import { refuseTooMany } from './_lib/limits.js'
import { readBody, refuseOtherSites } from './_lib/read-body.js'
import { bookingToken, readToken } from './_lib/secret.js'
import { sendJson } from './_lib/send.js'
import { readVerifiedEmail } from './_lib/signed-in.js'

const ROUTE = '/api/bookings'
const LIMITS = [{ count: 5, seconds: 3600 }]
/** Tries that find their time taken are no bookings, and there may be many in a busy week. */
const TRY_LIMITS = [{ count: 30, seconds: 3600 }]
/** Moves and cancellations, and guesses at tokens. */
const CHANGE_LIMITS = [{ count: 30, seconds: 3600 }]

/** The booking of a private link, or the coming bookings of a signed-in visitor. */
async function getBookings(request: Request): Promise<Response> {
  const now = new Date()
  const { query } = openDatabase()
  if (request.headers.has(BOOKING_TOKEN_HEADER)) {
    const booking = await findBooking(query, readTokenHash(request))
    if (!booking) throw bookingNotFound()
    return sendJson(200, toBookingResponse(booking, now))
  }
  const email = await readVerifiedEmail(request)
  const rows = await listBookingsOf(query, email, now)
  const bookings = rows.map((row) => ({ ...toBooking(row), token: readToken(row) ?? undefined }))
  return sendJson(200, { bookings } satisfies BookingListResponse)
}

async function postBooking(request: Request): Promise<Response> {
  const now = new Date()
  const { formToken, website, ...form } = await readBody(request, bookingRequestSchema)
  const call = readCall(ROUTE, request, form)
  refuseSpam({ formToken, website }, now)

  const database = openDatabase()
  let answer = await findAnswer<{ id: string }>(database.query, call)
  if (!answer) {
    const tries = { request, name: `${ROUTE} try`, limits: TRY_LIMITS, now }
    await refuseTooMany(database.query, tries)
    answer = await once(database, call, async (query) => {
      // Rolled back with the booking when there is none.
      const count = { request, name: ROUTE, limits: LIMITS, now }
      await refuseTooMany(withSavepoints(query), count)
      return { id: (await book(query, form, now)).id }
    })
    deliverInBackground(database, now)
  }
  const booking = await findBookingById(database.query, answer.id)
  if (!booking) throw bookingNotFound()
  return sendJson(201, {
    ...toBookingResponse(booking, now),
    token: bookingToken(booking.id),
  } satisfies NewBookingResponse)
}

async function patchBooking(request: Request): Promise<Response> {
  const { start } = await readBody(request, moveRequestSchema)
  return change(request, (query, tokenHash, now) => move(query, tokenHash, start, now))
}

async function deleteBooking(request: Request): Promise<Response> {
  refuseOtherSites(request)
  return change(request, cancel)
}

/** Moves or cancels the booking of a private link. Done again, it changes nothing more. */
async function change(request: Request, work: typeof cancel): Promise<Response> {
  const now = new Date()
  const tokenHash = readTokenHash(request)
  const database = openDatabase()
  await refuseTooMany(database.query, {
    request,
    name: `${ROUTE} change`,
    limits: CHANGE_LIMITS,
    now,
  })
  const booking = await database.transaction((query) => work(query, tokenHash, now))
  deliverInBackground(database, now)
  return sendJson(200, toBookingResponse(booking, now))
}

const bookings = handle(ROUTE, {
  GET: getBookings,
  POST: postBooking,
  PATCH: patchBooking,
  DELETE: deleteBooking,
})

export {
  bookings as DELETE,
  bookings as GET,
  bookings as HEAD,
  bookings as OPTIONS,
  bookings as PATCH,
  bookings as POST,
  bookings as PUT,
}
