import { site } from '../src/config/site.ts'
import {
  BOOKING_VERSION_HEADER,
  type BookingListResponse,
  bookingRequestSchema,
  cancelRequestSchema,
  moveRequestSchema,
} from '../src/shared/contracts/bookings.ts'
import { answerOnce } from './_lib/request/answer-once.ts'
import {
  readBooking,
  toBooking,
  toBookingResponse,
  toNewBookingResponse,
} from './_lib/booking/booking-response.ts'
import { namesBooking, openWithKey, readBookingKey } from './_lib/booking/booking-key.ts'
import { type BookingRow, listBookingsOf } from './_lib/booking/booking-store.ts'
import { book, cancel, confirm, move } from './_lib/booking/booking-service.ts'
import { requireKnownCalendars } from './_lib/calendars/busy-calendars.ts'
import { requirePerson } from './_lib/request/captcha.ts'
import { openDatabase, withSavepoints } from './_lib/request/db.ts'
import { deliverInBackground } from './_lib/mail/deliver.ts'
import { readEnv } from './_lib/request/env.ts'
import { bookWithinCaps } from './_lib/booking/flood.ts'
import { readForm } from './_lib/request/form-token.ts'
import { handle } from './_lib/request/handle.ts'
import { LIMITS, refuseTooMany } from './_lib/request/limits.ts'
import {
  invalid,
  readBody,
  readOptionalBody,
  refuseOtherSites,
} from './_lib/request/read-request.ts'
import { sendJson } from './_lib/request/send.ts'
import { readLimitedOwner } from './_lib/request/signed-in.ts'

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
  const bookings = rows.map((row) => toBooking(row, now))
  return sendJson(200, { bookings } satisfies BookingListResponse)
}

async function postBooking(request: Request): Promise<Response> {
  if (namesBooking(request)) return confirmOwn(request)
  const now = new Date()
  const { form, call, captchaToken } = await readForm(request, bookingRequestSchema, ROUTE, now)

  const database = openDatabase()
  let made: BookingRow | undefined
  let isChecked = false
  const answer = await answerOnce(database, call, now, {
    check: async () => {
      const tries = { request, name: `${ROUTE} try`, limits: LIMITS.bookingTries, now }
      await refuseTooMany(database.query, tries)
      await requireKnownCalendars(database, now)
      isChecked = await requirePerson(captchaToken)
    },
    work: async (query) => {
      // Rolled back with the booking when there is none.
      const count = { request, name: ROUTE, limits: LIMITS.bookings, now }
      await refuseTooMany(withSavepoints(query), count)
      made = await bookWithinCaps(query, form, now, (isBusyDay) => {
        const isUnconfirmed = isBusyDay && !isChecked && Boolean(readEnv().SMTP_URL)
        if (isUnconfirmed && !form.email) throw invalid({ email: NEEDS_EMAIL })
        return book(query, form, now, undefined, isUnconfirmed)
      })
      return { id: made.id, isUnconfirmed: made.state === 'held' }
    },
  })
  const booking = made?.id === answer.id ? made : await readBooking(database.query, answer)
  // Only the email has the token of what is to be confirmed, also once it is.
  const toAnswer = answer.isUnconfirmed ? toBookingResponse : toNewBookingResponse
  return sendJson(201, toAnswer(booking, now))
}

const NEEDS_EMAIL = `Many appointments are being booked today, so we ask you to confirm yours by email. Please enter an email address. Without one, call ${site.phone.display}.`

/** Books what the visitor had to confirm, with the link from the email. Safe to repeat. */
async function confirmOwn(request: Request): Promise<Response> {
  refuseOtherSites(request)
  return change(request, async (query, key, now) => {
    // Not locked: visitors take turns first.
    const booking = await readBooking(query, key)
    if (booking.state !== 'held') return booking
    return bookWithinCaps(query, booking, now, () => confirm(query, key, now))
  })
}

async function patchBooking(request: Request): Promise<Response> {
  const { start } = await readBody(request, moveRequestSchema)
  return change(request, (query, key, now, by) => move(query, key, start, now, by))
}

async function deleteBooking(request: Request): Promise<Response> {
  const { reason } = await readOptionalBody(request, cancelRequestSchema)
  return change(request, (query, key, now, by) => cancel(query, key, now, { ...by, reason }))
}

/** Moves, cancels or confirms the booking of a private link or reference. Safe to repeat. */
async function change(request: Request, work: typeof cancel): Promise<Response> {
  const now = new Date()
  const database = openDatabase()
  const count = { request, name: `${ROUTE} change`, limits: LIMITS.bookingChanges, now }
  await refuseTooMany(database.query, count)
  const key = await readBookingKey(request)
  if (request.method !== 'DELETE') await requireKnownCalendars(database, now)
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
