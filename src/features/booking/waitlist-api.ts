import { newBookingResponseSchema } from '@/shared/contracts/bookings.ts'
import { IDEMPOTENCY_HEADER } from '@/shared/contracts/fields.ts'
import {
  entryResponseSchema,
  joinedResponseSchema,
  leftResponseSchema,
  WAITLIST_TOKEN_HEADER,
  type WaitlistForm,
} from '@/shared/contracts/waitlist.ts'
import { callApi, type Filled, sendForm } from '@/features/api/public.ts'

export function joinWaitlist({ form, token, key, ...rest }: Filled<WaitlistForm>) {
  const body = { ...form, ...rest }
  return sendForm('/api/holds?waitlist=join', { body, token, key, schema: joinedResponseSchema })
}

const opening = (token: string) => ({ [WAITLIST_TOKEN_HEADER]: token })

/** The entry of a private link, with the time it is offered. */
export function readEntry(token: string) {
  return callApi('/api/holds', { headers: opening(token), schema: entryResponseSchema })
}

/** Books the offered time. @param key the same for every try, so that a retry does not book twice */
export function bookOffer(token: string, start: string, key: string) {
  return callApi('/api/holds?waitlist=book', {
    method: 'POST',
    body: { start },
    headers: { ...opening(token), [IDEMPOTENCY_HEADER]: key },
    schema: newBookingResponseSchema,
  })
}

/** Gives the offered time to the next person. */
export function declineOffer(token: string, start: string) {
  return callApi('/api/holds', {
    method: 'PATCH',
    body: { start },
    headers: opening(token),
    schema: entryResponseSchema,
  })
}

export function leaveWaitlist(token: string) {
  return callApi('/api/holds', {
    method: 'DELETE',
    headers: opening(token),
    schema: leftResponseSchema,
  })
}
