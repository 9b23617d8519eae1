import { queryOptions } from '@tanstack/react-query'
import { site } from '@/config/site'
import type { PlacesResponse } from '@/contracts/places'

export type Rating = { rating: number; count: number }

/** Used where the response leaves a figure out, and in place of a response that failed (R160, R163). */
export const FALLBACK_RATING: Rating = { rating: 5, count: 1 }

const HOUR_MS = 60 * 60 * 1000
const TIMEOUT_MS = 8000

/** The firm's rating (R156-R165): one retry, fresh for 24 hours, kept for 7 days, in memory only. */
export const ratingQuery = queryOptions({
  queryKey: ['rating', site.placeId],
  queryFn: ({ signal }) => fetchRating(signal),
  staleTime: 24 * HOUR_MS,
  gcTime: 7 * 24 * HOUR_MS,
  retry: 1,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
  meta: { warning: 'The rating could not be loaded; the saved figure is shown.' },
})

async function fetchRating(signal: AbortSignal): Promise<Rating> {
  const query = new URLSearchParams({
    place_id: site.placeId,
    fields: 'rating,user_ratings_total',
  })
  const response = await fetch(`/api/places?${query.toString().replaceAll('%2C', ',')}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error('Failed to fetch reviews')
  const { status, result } = readResponse(await response.json())
  if (status !== 'OK') throw new Error(`Google Places API error: ${status}`)
  return {
    rating: result?.rating ?? FALLBACK_RATING.rating,
    count: result?.user_ratings_total ?? FALLBACK_RATING.count,
  }
}

/** Checked by hand, since a schema library would cost the first screen more than these lines. */
function readResponse(value: unknown): Omit<PlacesResponse, 'status'> & { status: string } {
  if (!isRecord(value) || typeof value.status !== 'string') {
    throw new Error('Failed to fetch reviews')
  }
  const result = isRecord(value.result) ? value.result : {}
  return {
    status: value.status,
    result: {
      rating: numberOrNothing(result.rating),
      user_ratings_total: numberOrNothing(result.user_ratings_total),
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function numberOrNothing(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
