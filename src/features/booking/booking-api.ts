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
} from '@/shared/contracts/bookings.ts'
import { readAccessToken } from '@/features/auth/public.ts'
import { callApi, type FormToken, sendForm } from '@/features/api/public.ts'

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
  /** Undefined if the site has no captcha. */
  captchaToken?: string | undefined
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
 * it has been read.
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
export function readBooking(key: string) {
  return callBooking(key, {})
}

/** Moves a booking to another start, an ISO instant. @param seen the version the visitor saw */
export function moveBooking(key: string, start: string, seen: number | undefined) {
  return callBooking(key, { method: 'PATCH', body: { start } }, seen)
}

/** Cancels a booking. @param seen the version the visitor saw */
export function cancelBooking(key: string, seen: number | undefined) {
  return callBooking(key, { method: 'DELETE' }, seen)
}

type BookingCall = { method?: 'PATCH' | 'DELETE'; body?: unknown }

/** With a version, the server refuses a change if the office has changed the booking since. */
async function callBooking(key: string, call: BookingCall, seen?: number) {
  const headers = await openingHeaders(key)
  if (seen !== undefined) headers[BOOKING_VERSION_HEADER] = `${seen}`
  return callApi('/api/bookings', { ...call, headers, schema: bookingResponseSchema })
}

/** The signed-in user's upcoming bookings. */
export function listBookings(accessToken: string) {
  return callApi('/api/bookings', {
    headers: { Authorization: `Bearer ${accessToken}` },
    schema: bookingListResponseSchema,
  })
}
