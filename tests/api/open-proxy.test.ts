import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import places from '../../api/places.ts'
import { site } from '../../src/config/site.ts'
import { collectLogs, ORIGIN, startTestSite } from './test-site.ts'

/** Attempts to make the site request something else from Google at the firm's cost. */

const KEY = 'test-key-123'
const { query, reset, stop } = await startTestSite({ GOOGLE_PLACES_API_KEY: KEY })
const upstream = vi.fn<typeof fetch>()

beforeEach(async () => {
  await reset()
  collectLogs()
  upstream.mockReset()
  upstream.mockImplementation(async () => Response.json({ rating: 4.9, userRatingCount: 38 }))
  vi.stubGlobal('fetch', upstream)
})
afterEach(() => vi.unstubAllGlobals())
afterAll(stop)

const GOOD = { place_id: site.placeId, fields: 'rating,user_ratings_total' }
const FOREIGN = [
  'ChIJN1t_tDeuEmsRUsoyG83frY4',
  `${site.placeId}/../ChIJN1t_tDeuEmsRUsoyG83frY4`,
  `${site.placeId}%00`,
  ` ${site.placeId}`,
  `${site.placeId},ChIJ`,
  'https://evil.example/',
  '//evil.example/x',
  '@evil.example',
  '../../maps/api/directions/json?key=',
  'rating,reviews',
  '*',
  'rating',
  '__proto__',
  '',
]
const PATHS = [
  '/api/places',
  '/api/places/',
  '/api/places/ChIJ-other',
  '/api/places/../../v1/places/other',
  '/api/places//evil.example/',
  '/api/places%2f..%2fother',
  '/api/places;x=1',
]
const NAMES = [
  'place_id',
  'fields',
  'place_id[]',
  'PLACE_ID',
  'key',
  'url',
  'language',
  '__proto__',
]
const HEADERS = ['Host', 'X-Forwarded-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded']
const MORE_HEADERS = ['X-HTTP-Method-Override', 'X-Goog-FieldMask', 'X-Goog-Api-Key', 'Referer']

const pair = fc.tuple(
  fc.constantFrom(...NAMES),
  fc.constantFrom(...FOREIGN, ...Object.values(GOOD)),
)
const attempt = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
  path: fc.constantFrom(...PATHS),
  parameters: fc.oneof(
    fc.array(pair, { maxLength: 4 }),
    fc.array(pair, { maxLength: 2 }).map((more) => [...Object.entries(GOOD), ...more]),
  ),
  isRaw: fc.boolean(),
  headers: fc.dictionary(
    fc.constantFrom(...HEADERS, ...MORE_HEADERS),
    fc.constantFrom('evil.example', '/v1/places/other', 'reviews,photos', 'GET', 'AIza-other'),
    { maxKeys: 3 },
  ),
})

const isGood = (parameters: [string, string][]) =>
  parameters.length === 2 &&
  Object.entries(GOOD).every(([name, good]) =>
    parameters.some(([key, value]) => key === name && value === good),
  )

test('requests nothing else from Google for 1,000 variations', { timeout: 60_000 }, async () => {
  let asked = 0
  await fc.assert(
    fc.asyncProperty(attempt, async ({ method, path, parameters, isRaw, headers }) => {
      upstream.mockClear()
      await query('delete from rate_limits')
      const search = isRaw
        ? parameters.map(([name, value]) => `${name}=${value}`).join('&')
        : new URLSearchParams(parameters).toString()
      const url = new URL(`${ORIGIN}${path}?${search}`)
      const response = await places.fetch(new Request(url, { method, headers }))
      const mayAsk =
        ['GET', 'HEAD'].includes(method) && isGood([...url.searchParams] as [string, string][])
      expect(response.status).toBe(mayAsk ? 200 : response.status === 405 ? 405 : 400)
      expect(upstream).toHaveBeenCalledTimes(mayAsk ? 1 : 0)
      asked += upstream.mock.calls.length
      for (const [address, init] of upstream.mock.calls) {
        expect(address).toBe(`https://places.googleapis.com/v1/places/${site.placeId}`)
        expect(init).toEqual({
          headers: { 'X-Goog-Api-Key': KEY, 'X-Goog-FieldMask': 'rating,userRatingCount' },
          redirect: 'error',
          signal: expect.any(AbortSignal),
        })
      }
    }),
    { numRuns: 1000 },
  )
  // Otherwise the variations would all have been refused for one reason.
  expect(asked).toBeGreaterThan(10)
})

const ENDPOINT = `${ORIGIN}/api/places?${new URLSearchParams(GOOD)}`
const call = (method = 'GET', address = '198.51.100.7') =>
  places.fetch(new Request(ENDPOINT, { method, headers: { 'X-Forwarded-For': address } }))

describe('limits', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:01:00Z') })
  })
  afterEach(() => vi.useRealTimers())

  test('allows 30 requests in ten minutes per IP address', async () => {
    for (let count = 1; count < 30; count += 1) await call()
    expect((await call('HEAD')).status).toBe(200)
    const refused = await call()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('540')
    expect((await call('GET', '198.51.100.8')).status).toBe(200)
    expect(upstream).toHaveBeenCalledTimes(31)
  })

  test.each([
    ['one address', 60, () => '198.51.100.7'],
    ['a household', 60, (count: number) => `2001:db8:0:${(count % 256).toString(16)}::1`],
    ['a large network', 240, (count: number) => `2001:db8:0:${(count % 9).toString(16)}00::1`],
  ])(
    'leaves part of a day’s requests to others when %s asks on (R156)',
    async (_, share, address) => {
      for (let count = 0; count < 300; count += 1) {
        vi.setSystemTime(Date.parse('2027-03-08T00:00:00Z') + count * 250_000)
        await call('GET', address(count))
      }
      expect(upstream).toHaveBeenCalledTimes(share)
      expect((await call('GET', address(0))).status).toBe(429)
      expect((await call('GET', '203.0.113.9')).status).toBe(200)
    },
  )

  test('asks Google 300 times a day at most, whoever asks', async () => {
    await call()
    await query('update rate_limits set count = 299 where window_start = $1', [
      new Date('2027-03-08T00:00:00Z'),
    ])
    expect((await call('GET', '198.51.100.8')).status).toBe(200)
    const refused = await call('GET', '198.51.100.9')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({ status: 'OVER_QUERY_LIMIT' })
    expect(upstream).toHaveBeenCalledTimes(2)
    vi.setSystemTime('2027-03-09T00:00:00Z')
    expect((await call()).status).toBe(200)
  })
})

test('does not ask Google when requests cannot be counted', async () => {
  await query('alter table rate_limits rename to gone')
  const { status } = await call()
  await query('alter table gone rename to rate_limits')
  expect(status).toBe(503)
  expect(upstream).not.toHaveBeenCalled()
})

test('does not count a refused request', async () => {
  await places.fetch(new Request(ENDPOINT, { method: 'POST' }))
  await places.fetch(new Request(`${ORIGIN}/api/places?place_id=other`))
  expect(await query('select from rate_limits')).toEqual([])
})
