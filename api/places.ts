import { site } from '../src/config/site.ts'
import { type PlacesResponse, placesQuerySchema } from '../src/shared/contracts/places.ts'
import { openDatabase } from './_lib/db.ts'
import { readEnv } from './_lib/env.ts'
import { type CallLog, handle } from './_lib/handle.ts'
import { LIMITS, refuseTooMany } from './_lib/limits.ts'
import { fetchRating } from './_lib/places.ts'
import { readParameters } from './_lib/read-query.ts'
import { sendJson } from './_lib/send.ts'

const ROUTE = '/api/places'

const querySchema = placesQuerySchema(site.placeId)

/** Returns only the firm's rating. Refuses any other place or field before asking Google. */
async function getPlaces(request: Request, log: CallLog): Promise<Response> {
  const send = (httpStatus: number, body: PlacesResponse, reason?: string) => {
    if (body.status !== 'OK') Object.assign(log, { error: body.status, reason })
    return sendJson(httpStatus, body)
  }
  if (!querySchema.safeParse(readParameters(request)).success) {
    return send(400, { status: 'INVALID_REQUEST' })
  }
  const { GOOGLE_PLACES_API_KEY: apiKey, DATABASE_URL: hasDatabase } = readEnv()
  if (!apiKey) return send(503, { status: 'REQUEST_DENIED' }, 'KEY_NOT_CONFIGURED')
  // Google bills each call, and calls cannot be counted without a database.
  if (hasDatabase) {
    const { query } = openDatabase()
    const now = new Date()
    await refuseTooMany(query, { request, name: ROUTE, limits: LIMITS.places, now, isClosed: true })
  }

  const { httpStatus, body, reason } = await fetchRating({ placeId: site.placeId, apiKey, fetch })
  return send(httpStatus, body, reason)
}

export default handle(ROUTE, { GET: getPlaces })
