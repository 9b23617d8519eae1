import {
  BOOKING_REFERENCE_HEADER,
  BOOKING_TOKEN_HEADER,
  referenceField,
  tokenField,
} from '../../../src/shared/contracts/bookings.ts'
import { bookingNotFound } from './booking-response.ts'
import type { BookingKey } from './booking-store.ts'
import type { Query } from '../request/db.ts'
import { LIMITS, limitGuesses } from '../request/limits.ts'
import { hash } from '../request/secret.ts'
import { readBearer, readOwner } from '../request/signed-in.ts'

export function namesBooking({ headers }: Request): boolean {
  return headers.has(BOOKING_TOKEN_HEADER) || headers.has(BOOKING_REFERENCE_HEADER)
}

/**
 * What opens a booking: the token of its private link, or a session with the booking's reference. Lists have
 * no tokens, which would outlive the session they were shown in.
 * @throws Refusal 404, the same for a missing, malformed or unknown token; 401 without a session
 */
export async function readBookingKey(request: Request): Promise<BookingKey> {
  const reference = referenceField.safeParse(request.headers.get(BOOKING_REFERENCE_HEADER))
  if (reference.success) {
    const token = readBearer(request, new Date())
    const { email } = await readOwner(token)
    return { reference: reference.data, email }
  }
  const token = tokenField.safeParse(request.headers.get(BOOKING_TOKEN_HEADER))
  if (!token.success) throw bookingNotFound()
  return { tokenHash: hash(token.data) }
}

/**
 * Opens a booking with the request's key. Wrong keys are counted together, wherever they are tried.
 * @throws Refusal 429 after too many wrong ones, and what readBookingKey and `open` throw
 */
export function openWithKey<Result>(
  query: Query,
  request: Request,
  now: Date,
  open: (key: BookingKey) => Promise<Result>,
): Promise<Result> {
  const counted = { request, name: '/api/bookings link', limits: LIMITS.wrongLinks, now }
  return limitGuesses(query, counted, async () => open(await readBookingKey(request)))
}
