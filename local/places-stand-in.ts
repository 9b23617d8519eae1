import { setTimeout as wait } from 'node:timers/promises'
import { site } from '../src/config/site.ts'

const SLOW_MS = 8000
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' }

type Answer = (request: Request) => Response | Promise<Response>

const FAULTS = new Map<string, Answer>([
  [
    'slow',
    async (request) => {
      await wait(SLOW_MS, undefined, { signal: request.signal })
      return answerLikeGoogle(request)
    },
  ],
  ['hang', (request) => new Response(endlessBody(request), { headers: JSON_TYPE })],
  ['500', () => googleError(500, 'INTERNAL', 'Internal error encountered.')],
  [
    'denied',
    () => googleError(403, 'PERMISSION_DENIED', 'Places API (New) has not been used before.'),
  ],
  ['not-found', () => googleError(404, 'NOT_FOUND', 'The Place ID is no longer valid.')],
  ['quota', () => googleError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')],
  ['malformed', () => new Response('{"rating": 4.9, "userRa', { headers: JSON_TYPE })],
  ['wrong-types', () => Response.json({ rating: '4.9', userRatingCount: -1 })],
  ['no-reviews', () => Response.json({})],
])
export const PLACES_FAULTS = [...FAULTS.keys()]

/**
 * Stands in for Places API (New): same address, headers, bodies and error codes.
 * @param fault one of PLACES_FAULTS, or undefined for a valid response
 */
export async function answerPlaces(request: Request, fault = ''): Promise<Response> {
  return (FAULTS.get(fault) ?? answerLikeGoogle)(request)
}

function answerLikeGoogle(request: Request): Response {
  if (request.method !== 'GET') {
    return googleError(404, 'NOT_FOUND', 'The requested URL was not found on this server.')
  }
  if (!request.headers.get('x-goog-api-key')) {
    return googleError(403, 'PERMISSION_DENIED', 'Method doesn’t allow unregistered callers.')
  }
  const fields = request.headers.get('x-goog-fieldmask')?.split(',')
  if (!fields) {
    return googleError(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.')
  }
  if (new URL(request.url).pathname !== `/v1/places/${encodeURIComponent(site.placeId)}`) {
    return googleError(404, 'NOT_FOUND', 'The Place ID is no longer valid.')
  }
  return Response.json({
    ...(fields.includes('rating') && { rating: 4.9 }),
    ...(fields.includes('userRatingCount') && { userRatingCount: 38 }),
  })
}

function googleError(code: number, status: string, message: string): Response {
  const reason = status === 'PERMISSION_DENIED' ? 'SERVICE_DISABLED' : undefined
  const details = reason
    ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }]
    : []
  return Response.json({ error: { code, message, status, details } }, { status: code })
}

/** A body that never arrives. Aborts with the request, as a real one does. */
function endlessBody(request: Request): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull: () =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      }),
  })
}
