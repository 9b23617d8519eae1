import {
  googlePlaceSchema,
  type PlacesResponse,
  type PlacesStatus,
} from '../../src/contracts/places.js'

/** An answer of the rating function: HTTP status and body in the legacy shape. */
export type PlacesAnswer = { httpStatus: number; body: PlacesResponse }

export type FetchRatingOptions = {
  placeId: string
  apiKey: string
  fetch: typeof globalThis.fetch
  /** Milliseconds until the call is given up. */
  timeoutMs?: number
}

const HOST = 'https://places.googleapis.com'
const TIMEOUT_MS = 3000
const MAX_BYTES = 64_000

/**
 * Asks Places API (New) for the rating of one place and answers in the legacy shape the page reads.
 * Never throws. Source: developers.google.com/maps/documentation/places/web-service/place-details
 */
export async function fetchRating(options: FetchRatingOptions): Promise<PlacesAnswer> {
  const { placeId, apiKey, fetch, timeoutMs = TIMEOUT_MS } = options
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${HOST}/v1/places/${encodeURIComponent(placeId)}`, {
      headers: { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': 'rating,userRatingCount' },
      redirect: 'error',
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      return upstreamFailure(response.status)
    }
    return readPlace(await readLimited(response, MAX_BYTES))
  } catch {
    return failure(signal.aborted ? 504 : 502, 'UNKNOWN_ERROR')
  }
}

function readPlace(text: string): PlacesAnswer {
  const place = googlePlaceSchema.safeParse(JSON.parse(text))
  if (!place.success) return failure(502, 'UNKNOWN_ERROR')
  const { rating, userRatingCount } = place.data
  if (rating === undefined) return failure(200, 'ZERO_RESULTS')
  return {
    httpStatus: 200,
    body: { status: 'OK', result: { rating, user_ratings_total: userRatingCount } },
  }
}

function upstreamFailure(httpStatus: number): PlacesAnswer {
  switch (httpStatus) {
    case 400:
      return failure(502, 'INVALID_REQUEST')
    case 401:
    case 403:
      return failure(502, 'REQUEST_DENIED')
    case 404:
      return failure(502, 'NOT_FOUND')
    case 429:
      return failure(503, 'OVER_QUERY_LIMIT')
    default:
      return failure(502, 'UNKNOWN_ERROR')
  }
}

function failure(httpStatus: number, status: PlacesStatus): PlacesAnswer {
  return { httpStatus, body: { status } }
}

/** Reads a body as text and gives up once it is larger than it may be. */
async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error('The answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
