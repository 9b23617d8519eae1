import { z } from 'zod'
import { site } from '../../../src/config/site.ts'
import {
  type PlacesResponse,
  type PlacesStatus,
  placesResultSchema,
} from '../../../src/shared/contracts/places.ts'
import { readLimited } from './read-limited.ts'

/** A response of the rating function: HTTP status, body in the legacy format, and why it failed. */
type PlacesAnswer = {
  httpStatus: number
  body: PlacesResponse
  /** Google's own name for the failure, such as API_KEY_INVALID; for the log only. */
  reason?: string
}

type Failure = Exclude<PlacesStatus, 'OK'>

const HOST = 'https://places.googleapis.com'
const TIMEOUT_MS = 3000
const MAX_BYTES = 64_000

/** Both fields are absent for a place without reviews. */
const googlePlaceSchema = z.object({
  rating: z.optional(placesResultSchema.shape.rating),
  userRatingCount: z.optional(placesResultSchema.shape.user_ratings_total),
})

/** Only names in capitals: the free text of an error could repeat the request and its key. */
const googleReasonSchema = z.string().regex(/^[A-Z][A-Z_]{1,63}$/)
const googleErrorSchema = z.object({
  error: z.object({
    status: googleReasonSchema.optional().catch(undefined),
    details: z
      .array(z.object({ reason: googleReasonSchema.optional().catch(undefined) }))
      .optional()
      .catch(undefined),
  }),
})

/**
 * Requests the firm's rating from Places API (New) and returns it in the legacy format that the page reads. Never
 * throws. Source: developers.google.com/maps/documentation/places/web-service/place-details
 */
export async function fetchRating(apiKey: string, timeoutMs = TIMEOUT_MS): Promise<PlacesAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${HOST}/v1/places/${encodeURIComponent(site.placeId)}`, {
      headers: { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': 'rating,userRatingCount' },
      redirect: 'error',
      signal,
    })
    if (!response.ok) {
      const status = FAILURES[response.status] ?? 'UNKNOWN_ERROR'
      // As the legacy API, which said why in the body of a successful response (R162).
      return failure(response.status < 400 ? 502 : 200, status, await readReason(response))
    }
    return readPlace(await readLimited(response, MAX_BYTES))
  } catch {
    return signal.aborted
      ? failure(504, 'UNKNOWN_ERROR', 'TIMEOUT')
      : failure(502, 'UNKNOWN_ERROR', 'UNREADABLE')
  }
}

function readPlace(text: string): PlacesAnswer {
  const place = googlePlaceSchema.safeParse(JSON.parse(text))
  if (!place.success) return failure(502, 'UNKNOWN_ERROR', 'WRONG_TYPES')
  const { rating, userRatingCount } = place.data
  if (rating === undefined) return failure(200, 'ZERO_RESULTS')
  // Without the count the page would have to invent one and show it as Google's.
  if (userRatingCount === undefined) return failure(502, 'UNKNOWN_ERROR', 'WRONG_TYPES')
  return {
    httpStatus: 200,
    body: { status: 'OK', result: { rating, user_ratings_total: userRatingCount } },
  }
}

/** Maps Google's status to the legacy one. */
const FAILURES: Readonly<Record<number, Failure>> = {
  400: 'INVALID_REQUEST',
  401: 'REQUEST_DENIED',
  403: 'REQUEST_DENIED',
  404: 'NOT_FOUND',
  429: 'OVER_QUERY_LIMIT',
}

/** Google's reason for a refusal, if given. The response itself is not passed on. */
async function readReason(response: Response): Promise<string | undefined> {
  try {
    const { error } = googleErrorSchema.parse(JSON.parse(await readLimited(response, MAX_BYTES)))
    return error.details?.find(({ reason }) => reason)?.reason ?? error.status
  } catch {
    return undefined
  }
}

function failure(httpStatus: number, status: Failure, reason?: string): PlacesAnswer {
  return { httpStatus, body: { status }, reason }
}
