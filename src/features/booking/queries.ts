import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type AvailabilityResponse, availabilityResponseSchema } from '@/contracts/availability'
import { BOOKING_TOKEN_HEADER } from '@/contracts/bookings'
import { callApi, type FormToken } from '@/features/api/public'
import { listBookings } from './calls'

export type Wanted = {
  topic: string
  /** The first date. */
  from: string
  days: number
} & Own

/** Tokens of what is the visitor's own: it is not in the way. */
export type Own = {
  /** Of the time kept while the form is filled in. */
  hold?: string
  /** Of the booking that is to be moved. */
  booking?: string
}

/** The free times of a topic from a date on; never older than half a minute, for others book too. */
export function availabilityQuery({ topic, from, days, hold, booking }: Wanted) {
  const own = booking ?? hold
  return queryOptions({
    // Without the hold: another pick should not make the times shown unknown.
    queryKey: ['availability', topic, from, days, booking],
    queryFn: async () => {
      const query = new URLSearchParams({ topic, from, days: `${days}` })
      const outcome = await callApi(`/api/availability?${query}`, {
        headers: own === undefined ? {} : { [BOOKING_TOKEN_HEADER]: own },
        answer: availabilityResponseSchema,
      })
      if (!outcome.isOk) throw new Error(outcome.problem.message)
      return outcome.data
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}

/** The token that came with the free times shown: it says since when the form has been open. */
export function readFormToken(client: QueryClient): FormToken | null {
  const seen = client.getQueryCache().findAll({ queryKey: ['availability'] })
  const [first] = seen
    .map(({ state }) => ({ data: state.data as AvailabilityResponse | undefined, state }))
    .flatMap(({ data, state }) =>
      data ? [{ formToken: data.formToken, askedAt: state.dataUpdatedAt }] : [],
    )
  return first ?? null
}

/** The coming bookings of the signed-in person; their access token is another one every hour. */
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
