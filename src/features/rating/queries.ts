import { queryOptions } from '@tanstack/react-query'
import { site } from '@/config/site.ts'
import type { PlacesResult, PlacesStatus } from '@/shared/contracts/places.ts'
import { fetchWithin } from '@/lib/fetch-within.ts'
import { isRecord } from '@/lib/parse-json.ts'

/** `isLive`: both figures come from Google, neither is ours. */
export type Rating = { rating: number; count: number; isLive: boolean }

/** Used for a figure the response leaves out, and in place of a failed response (R160, R163). */
export const FALLBACK_RATING: Rating = { rating: 5, count: 1, isLive: false }

const HOUR_MS = 60 * 60 * 1000
const TIMEOUT_MS = 8000
const RATING_URL = `/api/places?place_id=${encodeURIComponent(site.placeId)}&fields=rating,user_ratings_total`
const OK: PlacesStatus = 'OK'

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
  meta: { warning: 'The rating could not be loaded; showing the saved figure.' },
})

async function fetchRating(signal: AbortSignal): Promise<Rating> {
  const response = await fetchWithin(TIMEOUT_MS)(RATING_URL, { signal })
  if (!response.ok) throw new Error('Failed to fetch reviews')
  const body: unknown = await response.json().catch(() => undefined)
  if (!isRecord(body) || typeof body.status !== 'string') {
    throw new Error('Failed to fetch reviews')
  }
  if (body.status !== OK) throw new Error(`Google Places API error: ${body.status}`)
  const rating = readNumber(body.result, 'rating')
  const count = readNumber(body.result, 'user_ratings_total')
  return {
    rating: rating ?? FALLBACK_RATING.rating,
    count: count ?? FALLBACK_RATING.count,
    isLive: rating !== undefined && count !== undefined,
  }
}

function readNumber(result: unknown, field: keyof PlacesResult): number | undefined {
  const value = isRecord(result) ? result[field] : undefined
  return typeof value === 'number' ? value : undefined
}
