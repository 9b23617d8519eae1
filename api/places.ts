import { type PlacesResponse, placesQuerySchema } from '../src/shared/contracts/places.ts'
import { openDatabase } from './_lib/request/db.ts'
import { readEnv } from './_lib/request/env.ts'
import { type CallLog, handle } from './_lib/request/handle.ts'
import { countTooMany, LIMITS, refuseTooMany } from './_lib/request/limits.ts'
import { fetchRating } from './_lib/request/places.ts'
import { readParameters } from './_lib/request/read-request.ts'
import { sendJson } from './_lib/request/send.ts'

const ROUTE = '/api/places'

/**
 * Returns only the firm's rating. Refuses any other place or field before asking Google. Google's terms
 * (cloud.google.com/maps-platform/terms, 3.2.3) do not let us store ratings, so each response is a new request.
 */
async function getPlaces(request: Request, log: CallLog): Promise<Response> {
  const send = (httpStatus: number, body: PlacesResponse, reason?: string) => {
    if (body.status !== 'OK') Object.assign(log, { error: body.status, reason })
    return sendJson(httpStatus, body)
  }
  if (!placesQuerySchema.safeParse(readParameters(request)).success) {
    return send(400, { status: 'INVALID_REQUEST' })
  }
  const { GOOGLE_PLACES_API_KEY: apiKey, DATABASE_URL: hasDatabase } = readEnv()
  if (!apiKey) return send(503, { status: 'REQUEST_DENIED' }, 'KEY_NOT_CONFIGURED')
  // Google bills each call, and calls cannot be counted without a database.
  if (hasDatabase) {
    const { query } = openDatabase()
    const now = new Date()
    const paid = { name: ROUTE, now, isClosed: true }
    await refuseTooMany(query, { ...paid, request, limits: LIMITS.places })
    const all = { ...paid, who: 'all', limits: LIMITS.placesInAll }
    if ((await countTooMany(query, all)) !== null) {
      return send(503, { status: 'OVER_QUERY_LIMIT' }, 'DAY_USED_UP')
    }
  }

  const { httpStatus, body, reason } = await fetchRating(apiKey)
  return send(httpStatus, body, reason)
}

export default handle(ROUTE, { GET: getPlaces })
