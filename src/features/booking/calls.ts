import {
  BOOKING_TOKEN_HEADER,
  type BookingForm,
  bookingListResponseSchema,
  bookingResponseSchema,
  holdResponseSchema,
  newBookingResponseSchema,
} from '@/contracts/bookings'
import { formTokenResponseSchema } from '@/contracts/contact'
import { FORM_MIN_SECONDS, IDEMPOTENCY_HEADER } from '@/contracts/fields'
import { callApi } from '@/features/api/public'

/** Keeps a time while the form is filled in; `replaces` gives an earlier one back. */
export function holdTime(topic: string, start: string, replaces: string | undefined) {
  return callApi('/api/holds', {
    method: 'POST',
    body: { topic, start, replaces },
    answer: holdResponseSchema,
  })
}

export type Wish = {
  form: BookingForm
  topic: string
  start: string
  hold: string | undefined
  formToken: string
  website: string
  /** Made once per wish, so that a retry is not a second booking. */
  key: string
}

/** Books a time; a form that was open for too long gets a new token and is sent once more. */
export async function bookTime(wish: Wish) {
  const first = await post(wish)
  const needsToken = !first.isOk && ['form_expired', 'form_too_fast'].includes(first.problem.code)
  if (!needsToken) return first
  const token = await callApi('/api/contact', { answer: formTokenResponseSchema })
  if (!token.isOk) return token
  await new Promise((resolve) => setTimeout(resolve, FORM_MIN_SECONDS * 1000 + 200))
  return post({ ...wish, formToken: token.data.formToken })
}

function post({ form, key, ...rest }: Wish) {
  return callApi('/api/bookings', {
    method: 'POST',
    body: { ...form, ...rest },
    headers: { [IDEMPOTENCY_HEADER]: key },
    answer: newBookingResponseSchema,
  })
}

/** The booking of a private link. */
export function readBooking(token: string) {
  return callApi('/api/bookings', {
    headers: { [BOOKING_TOKEN_HEADER]: token },
    answer: bookingResponseSchema,
  })
}

export function moveBooking(token: string, start: string) {
  return callApi('/api/bookings', {
    method: 'PATCH',
    body: { start },
    headers: { [BOOKING_TOKEN_HEADER]: token },
    answer: bookingResponseSchema,
  })
}

export function cancelBooking(token: string) {
  return callApi('/api/bookings', {
    method: 'DELETE',
    headers: { [BOOKING_TOKEN_HEADER]: token },
    answer: bookingResponseSchema,
  })
}

/** The coming bookings of the signed-in person. */
export function listBookings(accessToken: string) {
  return callApi('/api/bookings', {
    headers: { Authorization: `Bearer ${accessToken}` },
    answer: bookingListResponseSchema,
  })
}
