import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '../src/config/site.ts'
import { readSwitchCookie, runForBrowser } from './browser-context.ts'
import { clearStandInKey, isPlacesStandIn, startStandIns } from './outbound.ts'

const PLACE = `https://places.googleapis.com/v1/places/${site.placeId}`
const HEADERS = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'rating' }
const realFetch = globalThis.fetch
const network = vi.fn<typeof fetch>()
const log = vi.fn<(line: string) => void>()

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('from the network'))
  log.mockReset()
  globalThis.fetch = network
  vi.stubEnv('GOOGLE_PLACES_API_KEY', undefined)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  globalThis.fetch = realFetch
})

const ask = (cookie: string) =>
  runForBrowser(cookie, async () => (await fetch(PLACE, { headers: HEADERS })).status)

test('the stand-in answers Places, the network everything else', async () => {
  startStandIns(log)
  expect(await ask('')).toBe(200)
  expect(network).not.toHaveBeenCalled()
  expect(await (await fetch('https://www.example.com/')).text()).toBe('from the network')
  expect(isPlacesStandIn()).toBe(true)
  expect(log).toHaveBeenCalledTimes(1)
})

test('replaces and logs nothing when a real key is set', async () => {
  vi.stubEnv('GOOGLE_PLACES_API_KEY', 'real')
  startStandIns(log)
  expect(await (await fetch(PLACE)).text()).toBe('from the network')
  expect(process.env.GOOGLE_PLACES_API_KEY).toBe('real')
  expect(isPlacesStandIn()).toBe(false)
  expect(log).not.toHaveBeenCalled()
})

test('replaces fetch only once after a restart, and restores it for a new key', async () => {
  startStandIns(log)
  startStandIns(log)
  await fetch('https://www.example.com/')
  expect(network).toHaveBeenCalledTimes(1)
  clearStandInKey()
  expect(process.env.GOOGLE_PLACES_API_KEY).toBeUndefined()
  vi.stubEnv('GOOGLE_PLACES_API_KEY', 'real')
  startStandIns(log)
  expect(globalThis.fetch).toBe(network)
})

test('applies faults per browser, even to simultaneous calls', async () => {
  startStandIns(log)
  const cookies = ['local-places=500', 'a=b', 'a=b; local-places=denied', 'local-places=quota; c=d']
  expect(await Promise.all(cookies.map(ask))).toEqual([500, 200, 403, 429])
})

test.each([
  ['local-places=slow', 'slow'],
  ['a=1; local-places=not-found; b=2', 'not-found'],
  ['not-local-places=slow', undefined],
  ['local-places=', undefined],
  [undefined, undefined],
])('reads the switch from the cookie %j as %j', (cookie, expected) => {
  expect(readSwitchCookie(cookie, 'places')).toBe(expected)
})
