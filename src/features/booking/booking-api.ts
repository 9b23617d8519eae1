import {
  BOOKING_REFERENCE_HEADER,
  BOOKING_TOKEN_HEADER,
  BOOKING_VERSION_HEADER,
  type BookingForm,
  bookedResponseSchema,
  bookingListResponseSchema,
  bookingResponseSchema,
  holdResponseSchema,
  referenceField,
} from '@/shared/contracts/bookings.ts'
import { callApi, type Filled, sendForm } from '@/features/api/public.ts'
import { callSignedIn } from '@/features/auth/public.ts'

/** Holds a time while the visitor fills in the form. `replaces` releases an earlier hold. */
export function holdTime(topic: string, start: string, replaces: string | undefined) {
  return callApi('/api/holds', {
    method: 'POST',
    body: { topic, start, replaces },
    schema: holdResponseSchema,
  })
}

type BookingRequest = Filled<BookingForm> & {
  topic: string
  start: string
  hold: string | undefined
}

/** Books a time. */
export function bookTime({ form, key, token, ...rest }: BookingRequest) {
  const body = { ...form, ...rest }
  return sendForm('/api/bookings', { body, token, key, schema: bookedResponseSchema })
}

/**
 * How to call a function about a booking.
 * @param key the token of its private link, or its reference, which also needs the user's session
 */
export function openWith(key: string): { call: typeof callApi; headers: Record<string, string> } {
  return referenceField.safeParse(key).success
    ? { call: callSignedIn, headers: { [BOOKING_REFERENCE_HEADER]: key } }
    : { call: callApi, headers: { [BOOKING_TOKEN_HEADER]: key } }
}

/** The booking of a private link or reference. */
export function readBooking(key: string) {
  return callBooking(key, {})
}

/** Moves a booking to another start, an ISO instant. @param seen the version the visitor saw */
export function moveBooking(key: string, start: string, seen: number | undefined) {
  return callBooking(key, { method: 'PATCH', body: { start } }, seen)
}

/** Books what the visitor had to confirm by email. */
export function confirmBooking(key: string) {
  return callBooking(key, { method: 'POST', body: {} })
}

/** Cancels a booking. @param reason for the office, may be empty @param seen the version the visitor saw */
export function cancelBooking(key: string, reason: string, seen: number | undefined) {
  return callBooking(key, { method: 'DELETE', body: { reason } }, seen)
}

type BookingCall = { method?: 'POST' | 'PATCH' | 'DELETE'; body?: unknown }

/** With a version, the server refuses a change if the office has changed the booking since. */
async function callBooking(key: string, request: BookingCall, seen?: number) {
  const { call, headers } = openWith(key)
  if (seen !== undefined) headers[BOOKING_VERSION_HEADER] = `${seen}`
  return call('/api/bookings', { ...request, headers, schema: bookingResponseSchema })
}

/** The signed-in user's upcoming bookings. */
export function listBookings() {
  return callSignedIn('/api/bookings', { schema: bookingListResponseSchema })
}
