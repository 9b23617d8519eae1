// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchRating } from '../../api/_lib/places'
import { GET, HEAD, POST } from '../../api/places'
import { site } from '../../src/config/site'

const KEY = 'test-key-123'
const ADDRESS = `https://www.example.com/api/places?place_id=${site.placeId}&fields=rating,user_ratings_total`

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

test.each([
  ['a rating', json(200, { rating: 4.9, userRatingCount: 38 }), 200, 'OK'],
  ['no reviews', json(200, {}), 200, 'ZERO_RESULTS'],
  ['INVALID_ARGUMENT', googleError(400, 'INVALID_ARGUMENT'), 502, 'INVALID_REQUEST'],
  ['UNAUTHENTICATED', googleError(401, 'UNAUTHENTICATED'), 502, 'REQUEST_DENIED'],
  ['PERMISSION_DENIED', googleError(403, 'PERMISSION_DENIED'), 502, 'REQUEST_DENIED'],
  ['NOT_FOUND', googleError(404, 'NOT_FOUND'), 502, 'NOT_FOUND'],
  ['RESOURCE_EXHAUSTED', googleError(429, 'RESOURCE_EXHAUSTED'), 503, 'OVER_QUERY_LIMIT'],
  ['a server error', googleError(500, 'INTERNAL'), 502, 'UNKNOWN_ERROR'],
  ['text', async () => new Response('<html>'), 502, 'UNKNOWN_ERROR'],
  ['an empty body', async () => new Response(''), 502, 'UNKNOWN_ERROR'],
  ['a rating in words', json(200, { rating: '4.9', userRatingCount: 38 }), 502, 'UNKNOWN_ERROR'],
  ['a rating over 5', json(200, { rating: 5.1, userRatingCount: 38 }), 502, 'UNKNOWN_ERROR'],
  ['a negative count', json(200, { rating: 4.9, userRatingCount: -1 }), 502, 'UNKNOWN_ERROR'],
  ['half a review', json(200, { rating: 4.9, userRatingCount: 1.5 }), 502, 'UNKNOWN_ERROR'],
  ['too much', async () => new Response(' '.repeat(70_000)), 502, 'UNKNOWN_ERROR'],
  ['a network failure', () => Promise.reject(new TypeError('fetch failed')), 502, 'UNKNOWN_ERROR'],
])('%s is answered %i with the right status', async (_, answer, httpStatus, status) => {
  upstream.mockImplementation(answer)
  const response = await GET(new Request(ADDRESS))
  expect(response.status).toBe(httpStatus)
  const text = await response.text()
  expect(JSON.parse(text).status).toBe(status)
  expect(text).not.toContain('secret')
})

test('the rating is answered in the legacy shape, uncached', async () => {
  upstream.mockImplementation(json(200, { rating: 4.9, userRatingCount: 38 }))
  const response = await GET(new Request(ADDRESS))
  expect(await response.json()).toEqual({
    status: 'OK',
    result: { rating: 4.9, user_ratings_total: 38 },
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('Google is asked for two fields of one place, with the key in a header only', async () => {
  upstream.mockImplementation(json(200, {}))
  await GET(new Request(ADDRESS))
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
  ['fewer fields', `place_id=${site.placeId}&fields=rating`],
  ['no place', 'fields=rating,user_ratings_total'],
  ['nothing', ''],
  ['an extra parameter', `place_id=${site.placeId}&fields=rating,user_ratings_total&key=x`],
  ['a repeated parameter', `place_id=${site.placeId}&place_id=x&fields=rating,user_ratings_total`],
  ['a prototype key', `place_id=${site.placeId}&fields=rating,user_ratings_total&__proto__=x`],
  ['a path', `place_id=${site.placeId}/../x&fields=rating,user_ratings_total`],
])('%s is refused before Google is asked', async (_, query) => {
  const response = await GET(new Request(`https://www.example.com/api/places?${query}`))
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ status: 'INVALID_REQUEST' })
  expect(upstream).not.toHaveBeenCalled()
})

test('without a key nothing is asked', async () => {
  vi.stubEnv('GOOGLE_PLACES_API_KEY', '')
  const response = await GET(new Request(ADDRESS))
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'REQUEST_DENIED' })
  expect(upstream).not.toHaveBeenCalled()
})

test('a slow answer is given up in time', async () => {
  const answer = await fetchRating({
    placeId: site.placeId,
    apiKey: KEY,
    timeoutMs: 20,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  })
  expect(answer).toEqual({ httpStatus: 504, body: { status: 'UNKNOWN_ERROR' } })
})

test('other methods are refused with the allowed ones', async () => {
  const response = await POST(new Request(ADDRESS, { method: 'POST' }))
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect((await response.json()).error.code).toBe('method_not_allowed')
})

test('HEAD answers like GET without a body', async () => {
  upstream.mockImplementation(json(200, { rating: 4.9, userRatingCount: 38 }))
  const response = await HEAD(new Request(ADDRESS, { method: 'HEAD' }))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('logs hold route, status and duration, never the key or the query', async () => {
  upstream.mockImplementation(googleError(403, 'PERMISSION_DENIED'))
  await GET(new Request(ADDRESS))
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ route: '/api/places', status: 502 })
  expect(logged.join()).not.toMatch(new RegExp(`${KEY}|place_id|${site.placeId}`))
})
