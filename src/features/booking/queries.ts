import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type AvailabilityResponse, availabilityResponseSchema } from '@/contracts/availability'
import { callApi, type FormToken } from '@/features/api/public'
import { listBookings } from './calls'

/** Days of one view of the calendar: Monday to the Saturday of the week after. */
export const VIEW_DAYS = 13

/** The free times of a topic from a date on; never older than half a minute, for others book too. */
export function availabilityQuery(topic: string, from: string, dayCount = VIEW_DAYS) {
  return queryOptions({
    queryKey: ['availability', topic, from, dayCount],
    queryFn: async () => {
      const query = new URLSearchParams({ topic, from, days: `${dayCount}` })
      const outcome = await callApi(`/api/availability?${query}`, {
        answer: availabilityResponseSchema,
      })
      if (!outcome.isOk) throw new Error(outcome.problem.message)
      return outcome.data
    },
    staleTime: 30_000,
    retry: 1,
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

/** The coming bookings of the signed-in person. */
export function myBookingsQuery(accessToken: string) {
  return queryOptions({
    queryKey: ['my-bookings', accessToken],
    queryFn: async () => {
      const outcome = await listBookings(accessToken)
      if (!outcome.isOk) throw new Error(outcome.problem.message)
      return outcome.data.bookings
    },
    retry: 1,
  })
}
