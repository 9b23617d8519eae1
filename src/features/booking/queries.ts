import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { availabilityResponseSchema, MAX_DAYS } from '@/shared/contracts/availability.ts'
import { callApi } from '@/features/api/public.ts'
import { booking } from '@/shared/booking.ts'
import { listBookings, openWith } from './booking-api.ts'

type AvailabilityRequest = {
  topic: string
  /** The first date. Today at the office if undefined. */
  from: string | undefined
} & Own

/** The visitor's own hold and booking, which don't block a time. */
export type Own = {
  /** Token of the hold on the chosen time. */
  hold?: string
  /** Token or reference of the booking to be moved. */
  booking?: string
}

const pathOf = (topic: string, from?: string): `/api/${string}` =>
  `/api/availability?topic=${topic}&days=${MAX_DAYS}${from ? `&from=${from}` : ''}`

/** The first request of the time picker. It has no date, so that the page's HTML can ask for it. */
export const FIRST_TIMES = pathOf(booking.topics[0].id)

/** A topic's free times from a date on. Refetched after half a minute, since others book too. */
export function availabilityQuery({ topic, from, hold, booking: moved }: AvailabilityRequest) {
  const own = moved ?? hold
  return queryOptions({
    // Without the hold, so that picking another time keeps the times shown.
    queryKey: ['availability', topic, from, moved],
    queryFn: async () => {
      const { call, headers } = own === undefined ? { call: callApi, headers: {} } : openWith(own)
      const outcome = await call(pathOf(topic, from), {
        headers,
        schema: availabilityResponseSchema,
      })
      if (!outcome.isOk) throw new Error(outcome.problem.message)
      return outcome.data
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}

/** The signed-in user's upcoming bookings, or null when a renewed session is refused too. */
export function myBookingsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['my-bookings', userId],
    queryFn: async () => {
      const outcome = await listBookings()
      if (!outcome.isOk && outcome.problem.code === 'unauthorized') return null
      if (!outcome.isOk) throw new Error(outcome.problem.message)
      return outcome.data.bookings
    },
  })
}
