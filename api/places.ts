import { site } from '../src/config/site.js'
import { placesQuerySchema } from '../src/contracts/places.js'
import { readEnv } from './_lib/env.js'
import { handle, sendJson } from './_lib/handle.js'
import { fetchRating } from './_lib/places.js'

const querySchema = placesQuerySchema(site.placeId)

/** The firm's rating, and nothing else: any other place or field is refused before Google is asked. */
async function getPlaces(request: Request): Promise<Response> {
  const entries = [...new URL(request.url).searchParams]
  const hasRepeated = new Set(entries.map(([key]) => key)).size !== entries.length
  if (hasRepeated || !querySchema.safeParse(Object.fromEntries(entries)).success) {
    return sendJson(400, { status: 'INVALID_REQUEST' })
  }
  const apiKey = readEnv().GOOGLE_PLACES_API_KEY
  if (!apiKey) return sendJson(503, { status: 'REQUEST_DENIED' })

  const { httpStatus, body } = await fetchRating({ placeId: site.placeId, apiKey, fetch })
  return sendJson(httpStatus, body)
}

const places = handle('/api/places', { GET: getPlaces })

export {
  places as DELETE,
  places as GET,
  places as HEAD,
  places as PATCH,
  places as POST,
  places as PUT,
}
