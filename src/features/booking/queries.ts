import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type AvailabilityResponse,
  availabilityResponseSchema,
} from '@/shared/contracts/availability.ts'
import { callApi, type FormToken } from '@/features/api/public.ts'
import { listBookings, openingHeaders } from './booking-api.ts'

type AvailabilityRequest = {
  topic: string
  /** The first date. */
  from: string
  days: number
} & Own

/** The visitor's own hold and booking, which don't block a time. */
export type Own = {
  /** Token of the hold on the chosen time. */
  hold?: string
  /** Token or reference of the booking to be moved. */
  booking?: string
}

/** A topic's free times from a date on. Refetched after half a minute, since others book too. */
export function availabilityQuery({ topic, from, days, hold, booking }: AvailabilityRequest) {
  const own = booking ?? hold
  return queryOptions({
    // Without the hold, so that picking another time keeps the times shown.
    queryKey: ['availability', topic, from, days, booking],
    queryFn: async () => {
      const query = new URLSearchParams({ topic, from, days: `${days}` })
      const outcome = await callApi(`/api/availability?${query}`, {
        headers: own === undefined ? {} : await openingHeaders(own),
        schema: availabilityResponseSchema,
      })
      if (!outcome.isOk) throw new Error(outcome.problem.message)
      return outcome.data
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}

/** The token that came with the free times shown. It says when the form was opened. */
export function readFormToken(client: QueryClient): FormToken | null {
  const seen = client.getQueryCache().findAll({ queryKey: ['availability'] })
  const first = seen.find(({ state }) => state.data !== undefined)?.state
  if (!first) return null
  const { formToken } = first.data as AvailabilityResponse
  return { formToken, requestedAt: first.dataUpdatedAt }
}

/**
 * The signed-in user's upcoming bookings. The access token is not in the key, since it changes every hour.
 */
export function myBookingsQuery(userId: string | undefined, accessToken: string) {
  return queryOptions({
    queryKey: ['my-bookings', userId],
    queryFn: async () => {
      const outcome = await listBookings(accessToken)
      if (!outcome.isOk) throw new Error(outcome.problem.message)
      return outcome.data.bookings
    },
  })
}
