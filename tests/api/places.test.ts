import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchRating } from '../../api/_lib/request/places.ts'
import places from '../../api/places.ts'
import { site } from '../../src/config/site.ts'
import { placesResponseSchema } from '../../src/shared/contracts/places.ts'
import { silent } from '../silent-server.ts'

const KEY = 'test-key-123'
const ENDPOINT = `https://www.example.com/api/places?place_id=${site.placeId}&fields=rating,user_ratings_total`

let logged: string[]
const upstream = vi.fn<typeof fetch>()

beforeEach(() => {
  logged = []
  const log = (line: unknown) => logged.push(String(line))
  vi.spyOn(console, 'info').mockImplementation(log)
  vi.spyOn(console, 'error').mockImplementation(log)
  vi.stubEnv('GOOGLE_PLACES_API_KEY', KEY)
  vi.stubGlobal('fetch', upstream)
  upstream.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const googleError = (code: number, status: string) =>
  json(code, { error: { code, message: 'secret detail', status } })

/** A valid response of the given size in bytes. */
const padded = (bytes: number) => '{"rating":4.9,"userRatingCount":38}'.padEnd(bytes)
const brokenBody = () =>
  new ReadableStream({ pull: (controller) => controller.error(new Error('reset: secret')) })

test.each([
  ['a rating', json(200, { rating: 4.9, userRatingCount: 38 }), 200, 'OK'],
  ['no reviews', json(200, {}), 200, 'ZERO_RESULTS'],
  ['INVALID_ARGUMENT', googleError(400, 'INVALID_ARGUMENT'), 200, 'INVALID_REQUEST'],
  ['UNAUTHENTICATED', googleError(401, 'UNAUTHENTICATED'), 200, 'REQUEST_DENIED'],
  ['PERMISSION_DENIED', googleError(403, 'PERMISSION_DENIED'), 200, 'REQUEST_DENIED'],
  ['NOT_FOUND', googleError(404, 'NOT_FOUND'), 200, 'NOT_FOUND'],
  ['RESOURCE_EXHAUSTED', googleError(429, 'RESOURCE_EXHAUSTED'), 200, 'OVER_QUERY_LIMIT'],
  ['INTERNAL', googleError(500, 'INTERNAL'), 200, 'UNKNOWN_ERROR'],
  ['UNAVAILABLE', googleError(503, 'UNAVAILABLE'), 200, 'UNKNOWN_ERROR'],
  ['a redirect', async () => Response.redirect('https://example.com/'), 502, 'UNKNOWN_ERROR'],
  ['an error page', async () => new Response('<html>', { status: 403 }), 200, 'REQUEST_DENIED'],
  ['text', async () => new Response('<html>'), 502, 'UNKNOWN_ERROR'],
  ['an empty body', async () => new Response(''), 502, 'UNKNOWN_ERROR'],
  ['a rating as text', json(200, { rating: '4.9', userRatingCount: 38 }), 502, 'UNKNOWN_ERROR'],
  ['a rating over 5', json(200, { rating: 5.1, userRatingCount: 38 }), 502, 'UNKNOWN_ERROR'],
  ['a rating under 1', json(200, { rating: 0.9, userRatingCount: 38 }), 502, 'UNKNOWN_ERROR'],
  ['the lowest rating', json(200, { rating: 1, userRatingCount: 0 }), 200, 'OK'],
  ['the highest rating', json(200, { rating: 5, userRatingCount: 1 }), 200, 'OK'],
  ['a rating without a count', json(200, { rating: 4.9 }), 502, 'UNKNOWN_ERROR'],
  ['a count without a rating', json(200, { userRatingCount: 38 }), 200, 'ZERO_RESULTS'],
  ['null', json(200, null), 502, 'UNKNOWN_ERROR'],
  ['a negative count', json(200, { rating: 4.9, userRatingCount: -1 }), 502, 'UNKNOWN_ERROR'],
  ['half a review', json(200, { rating: 4.9, userRatingCount: 1.5 }), 502, 'UNKNOWN_ERROR'],
  ['64 kB', async () => new Response(padded(64_000)), 200, 'OK'],
  ['one byte over 64 kB', async () => new Response(padded(64_001)), 502, 'UNKNOWN_ERROR'],
  ['a broken stream', async () => new Response(brokenBody()), 502, 'UNKNOWN_ERROR'],
  ['a network failure', () => Promise.reject(new TypeError('fetch failed')), 502, 'UNKNOWN_ERROR'],
])(
  'answers %s with %i and the matching status (R161, R162)',
  async (_, answer, httpStatus, status) => {
    upstream.mockImplementation(answer)
    const response = await places.fetch(new Request(ENDPOINT))
    expect(response.status).toBe(httpStatus)
    const text = await response.text()
    const body = placesResponseSchema.parse(JSON.parse(text))
    expect(body.status).toBe(status)
    expect(text + logged.join()).not.toMatch(/secret|test-key/)
    expect(upstream).toHaveBeenCalledTimes(1)
  },
)

test('returns the rating in the legacy format, uncached (R158)', async () => {
  upstream.mockImplementation(json(200, { rating: 4.9, userRatingCount: 38 }))
  const response = await places.fetch(new Request(ENDPOINT))
  expect(await response.json()).toEqual({
    status: 'OK',
    result: { rating: 4.9, user_ratings_total: 38 },
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

test('asks Google for two fields of one place, with the key only in a header', async () => {
  upstream.mockImplementation(json(200, {}))
  await places.fetch(new Request(ENDPOINT))
  const [url, init] = upstream.mock.calls[0] ?? []
  expect(url).toBe(`https://places.googleapis.com/v1/places/${site.placeId}`)
  expect(init?.headers).toEqual({
    'X-Goog-Api-Key': KEY,
    'X-Goog-FieldMask': 'rating,userRatingCount',
  })
  expect(init?.redirect).toBe('error')
})

test.each([
  ['another place', 'place_id=ChIJ-other&fields=rating,user_ratings_total'],
  ['another field', `place_id=${site.placeId}&fields=rating,reviews`],
  ['the fields in another order', `place_id=${site.placeId}&fields=user_ratings_total,rating`],
  ['fewer fields', `place_id=${site.placeId}&fields=rating`],
  ['no fields', `place_id=${site.placeId}`],
  ['no place', 'fields=rating,user_ratings_total'],
  ['nothing', ''],
  ['an extra parameter', `place_id=${site.placeId}&fields=rating,user_ratings_total&key=x`],
  ['a repeated parameter', `place_id=${site.placeId}&place_id=x&fields=rating,user_ratings_total`],
  ['the fields twice', `place_id=${site.placeId}&${'&fields=rating,user_ratings_total'.repeat(2)}`],
  ['a prototype key', `place_id=${site.placeId}&fields=rating,user_ratings_total&__proto__=x`],
  ['a path', `place_id=${site.placeId}/../x&fields=rating,user_ratings_total`],
])('refuses %s without asking Google', async (_, query) => {
  const response = await places.fetch(new Request(`https://www.example.com/api/places?${query}`))
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ status: 'INVALID_REQUEST' })
  expect(upstream).not.toHaveBeenCalled()
})

test('asks nothing without a key', async () => {
  vi.stubEnv('GOOGLE_PLACES_API_KEY', '')
  const response = await places.fetch(new Request(ENDPOINT))
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'REQUEST_DENIED' })
  expect(upstream).not.toHaveBeenCalled()
})

/** Responds at once with a body that never ends. */
const endless: typeof fetch = async (_, init) => {
  const pull = () =>
    new Promise<void>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  return new Response(new ReadableStream({ pull }))
}

test.each([
  ['a missing response', silent],
  ['an endless response', endless],
])('aborts %s in time', async (_, response) => {
  upstream.mockImplementation(response)
  const answer = await fetchRating(KEY, 20)
  expect(answer).toMatchObject({ httpStatus: 504, body: { status: 'UNKNOWN_ERROR' } })
})

test('allows three seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  upstream.mockImplementation(json(200, {}))
  await places.fetch(new Request(ENDPOINT))
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000)
  expect(upstream.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'refuses %s and lists the allowed methods',
  async (method) => {
    const response = await places.fetch(new Request(ENDPOINT, { method }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect((await response.json()).error.code).toBe('method_not_allowed')
    expect(upstream).not.toHaveBeenCalled()
  },
)

test('answers HEAD like GET without a body', async () => {
  upstream.mockImplementation(json(200, { rating: 4.9, userRatingCount: 38 }))
  const response = await places.fetch(new Request(ENDPOINT, { method: 'HEAD' }))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('logs id, route, status, duration and code, but never the key or the query', async () => {
  upstream.mockImplementation(
    json(403, {
      error: {
        status: 'PERMISSION_DENIED',
        message: `Key ${KEY} is wrong`,
        details: [{ '@type': 'Help', links: [KEY] }, { reason: 'API_KEY_INVALID' }],
      },
    }),
  )
  await places.fetch(new Request(ENDPOINT))
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    route: '/api/places',
    method: 'GET',
    status: 200,
    ms: expect.any(Number),
    error: 'REQUEST_DENIED',
    reason: 'API_KEY_INVALID',
  })
  expect(logged.join()).not.toMatch(new RegExp(`${KEY}|place_id|${site.placeId}`))
})

test.each([
  ['the name of the status', { status: 'RESOURCE_EXHAUSTED' }, 'RESOURCE_EXHAUSTED'],
  ['no free text', { status: `Bad ${KEY}`, details: [{ reason: KEY }] }, undefined],
])('logs %s as the reason', async (_, error, reason) => {
  upstream.mockImplementation(json(429, { error }))
  await places.fetch(new Request(ENDPOINT))
  expect(JSON.parse(logged[0] ?? '').reason).toBe(reason)
})
