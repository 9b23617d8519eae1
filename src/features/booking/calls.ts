import {
  BOOKING_TOKEN_HEADER,
  type BookingForm,
  bookingListResponseSchema,
  bookingResponseSchema,
  holdResponseSchema,
  newBookingResponseSchema,
} from '@/contracts/bookings'
import { IDEMPOTENCY_HEADER } from '@/contracts/fields'
import { askForFormToken, callApi, type FormToken, untilOldEnough } from '@/features/api/public'

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
  token: FormToken | null
  website: string
  /** Made once per wish, so that a retry is not a second booking. */
  key: string
}

/** Books a time; a form that was open for too long gets a new token and is sent once more. */
export async function bookTime(wish: Wish) {
  const first = await post(wish)
  if (first.isOk || first.problem.code !== 'form_expired') return first
  return post({ ...wish, token: await askForFormToken() })
}

async function post({ form, key, token, ...rest }: Wish) {
  await untilOldEnough(token)
  return callApi('/api/bookings', {
    method: 'POST',
    body: { ...form, ...rest, formToken: token?.formToken ?? '' },
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

/** Moves the booking of a private link to another start, an ISO instant. */
export function moveBooking(token: string, start: string) {
  return callApi('/api/bookings', {
    method: 'PATCH',
    body: { start },
    headers: { [BOOKING_TOKEN_HEADER]: token },
    answer: bookingResponseSchema,
  })
}

/** Cancels the booking of a private link. */
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
