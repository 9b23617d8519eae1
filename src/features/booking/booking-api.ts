import {
  BOOKING_REFERENCE_HEADER,
  BOOKING_TOKEN_HEADER,
  BOOKING_VERSION_HEADER,
  type BookingForm,
  bookingListResponseSchema,
  bookingResponseSchema,
  holdResponseSchema,
  newBookingResponseSchema,
  referenceField,
} from '@/contracts/bookings'
import { readAccessToken } from '@/features/auth/public'
import { callApi, type FormToken, sendForm } from '@/features/api/public'

/** Holds a time while the visitor fills in the form. `replaces` releases an earlier hold. */
export function holdTime(topic: string, start: string, replaces: string | undefined) {
  return callApi('/api/holds', {
    method: 'POST',
    body: { topic, start, replaces },
    schema: holdResponseSchema,
  })
}

type BookingRequest = {
  form: BookingForm
  topic: string
  start: string
  hold: string | undefined
  token: FormToken | null
  website: string
  /** Created once per booking request, so that a retry does not book twice. */
  key: string
}

/** Books a time. */
export function bookTime({ form, key, token, ...rest }: BookingRequest) {
  const body = { ...form, ...rest }
  return sendForm('/api/bookings', { body, token, key, schema: newBookingResponseSchema })
}

/**
 * The headers that open a booking.
 * @param key the token of its private link, or its reference. A reference also sends the user's session, once
 * that has been read.
 */
export async function openingHeaders(key: string): Promise<Record<string, string>> {
  if (!referenceField.safeParse(key).success) return { [BOOKING_TOKEN_HEADER]: key }
  const accessToken = await readAccessToken()
  return {
    [BOOKING_REFERENCE_HEADER]: key,
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
  }
}

/** The booking of a private link or reference. */
export async function readBooking(key: string) {
  return callApi('/api/bookings', {
    headers: await openingHeaders(key),
    schema: bookingResponseSchema,
  })
}

/** Moves a booking to another start, an ISO instant. @param seen the version the visitor saw */
export async function moveBooking(key: string, start: string, seen: number | undefined) {
  return callApi('/api/bookings', {
    method: 'PATCH',
    body: { start },
    headers: { ...(await openingHeaders(key)), ...versionHeader(seen) },
    schema: bookingResponseSchema,
  })
}

/** Cancels a booking. @param seen the version the visitor saw */
export async function cancelBooking(key: string, seen: number | undefined) {
  return callApi('/api/bookings', {
    method: 'DELETE',
    headers: { ...(await openingHeaders(key)), ...versionHeader(seen) },
    schema: bookingResponseSchema,
  })
}

/** Lets the server refuse a change if the office has changed the booking meanwhile. */
function versionHeader(seen: number | undefined): Record<string, string> {
  return seen === undefined ? {} : { [BOOKING_VERSION_HEADER]: `${seen}` }
}

/** The signed-in user's upcoming bookings. */
export function listBookings(accessToken: string) {
  return callApi('/api/bookings', {
    headers: { Authorization: `Bearer ${accessToken}` },
    schema: bookingListResponseSchema,
  })
}
