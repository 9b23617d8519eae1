import { site } from '../src/config/site.js'
import { type PlacesResponse, placesQuerySchema } from '../src/shared/contracts/places.js'
import { openDatabase } from './_lib/db.js'
import { readEnv } from './_lib/env.js'
import { type CallLog, handle } from './_lib/handle.js'
import { LIMITS, refuseTooMany } from './_lib/limits.js'
import { fetchRating } from './_lib/places.js'
import { readParameters } from './_lib/read-query.js'
import { sendJson } from './_lib/send.js'

const ROUTE = '/api/places'

const querySchema = placesQuerySchema(site.placeId)

/** The firm's rating and nothing else: any other place or field is refused before Google is asked. */
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
  // Google bills each call. Without a database there is nothing to count with.
  if (hasDatabase) {
    const { query } = openDatabase()
    const now = new Date()
    await refuseTooMany(query, { request, name: ROUTE, limits: LIMITS.places, now, isClosed: true })
  }

  const { httpStatus, body, reason } = await fetchRating({ placeId: site.placeId, apiKey, fetch })
  return send(httpStatus, body, reason)
}

export default handle(ROUTE, { GET: getPlaces })
