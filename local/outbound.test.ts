import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '../src/config/site.ts'
import { readSwitchCookie, runForBrowser } from './browser-context.ts'
import { areTextsStandIn, clearStandInKeys, isPlacesStandIn, startStandIns } from './outbound.ts'
import { STAND_IN_ACCOUNT } from './texts-stand-in.ts'

const PLACE = `https://places.googleapis.com/v1/places/${site.placeId}`
const HEADERS = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'rating' }
const realFetch = globalThis.fetch
const network = vi.fn<typeof fetch>()
const log = vi.fn<(line: string) => void>()
const deliver = vi.fn<(message: { to: string }) => void>()
const TEXTS = Object.keys(STAND_IN_ACCOUNT)

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('from the network'))
  log.mockReset()
  globalThis.fetch = network
  for (const name of ['GOOGLE_PLACES_API_KEY', ...TEXTS]) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  globalThis.fetch = realFetch
})

const ask = (cookie: string) =>
  runForBrowser(cookie, async () => (await fetch(PLACE, { headers: HEADERS })).status)

test('the stand-in answers Places, the network everything else', async () => {
  startStandIns(log, deliver)
  expect(await ask('')).toBe(200)
  expect(network).not.toHaveBeenCalled()
  expect(await (await fetch('https://www.example.com/')).text()).toBe('from the network')
  expect(isPlacesStandIn()).toBe(true)
  expect(log).toHaveBeenCalledTimes(2)
})

test('the stand-in delivers text messages until a real account is set', async () => {
  startStandIns(log, deliver)
  expect(areTextsStandIn()).toBe(true)
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = process.env
  const send = () =>
    fetch(`https://api.twilio.com/2010-04-01/Accounts/${sid}/Messages.json`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`${sid}:${token}`)}` },
      body: new URLSearchParams({
        To: '+17405550199',
        Body: 'Hello',
        MessagingServiceSid: process.env.TWILIO_MESSAGE_SERVICE_SID ?? '',
      }),
    })
  expect((await send()).status).toBe(201)
  expect(await runForBrowser('local-texts=quota', async () => (await send()).status)).toBe(429)
  expect(deliver).toHaveBeenCalledExactlyOnceWith({
    to: '+17405550199',
    subject: '',
    text: 'Hello',
  })
  expect(network).not.toHaveBeenCalled()
  clearStandInKeys()
  expect(TEXTS.map((name) => process.env[name])).toEqual([undefined, undefined, undefined])
  vi.stubEnv('TWILIO_AUTH_TOKEN', 'real')
  startStandIns(log, deliver)
  expect(await (await send()).text()).toBe('from the network')
})

test('replaces and logs nothing when real keys are set', async () => {
  vi.stubEnv('TWILIO_AUTH_TOKEN', 'real')
  vi.stubEnv('GOOGLE_PLACES_API_KEY', 'real')
  startStandIns(log, deliver)
  expect(await (await fetch(PLACE)).text()).toBe('from the network')
  expect(process.env.GOOGLE_PLACES_API_KEY).toBe('real')
  expect(isPlacesStandIn()).toBe(false)
  expect(log).not.toHaveBeenCalled()
})

test('replaces fetch only once after a restart, and restores it for new keys', async () => {
  startStandIns(log, deliver)
  startStandIns(log, deliver)
  await fetch('https://www.example.com/')
  expect(network).toHaveBeenCalledTimes(1)
  clearStandInKeys()
  expect(process.env.GOOGLE_PLACES_API_KEY).toBeUndefined()
  vi.stubEnv('GOOGLE_PLACES_API_KEY', 'real')
  vi.stubEnv('TWILIO_AUTH_TOKEN', 'real')
  startStandIns(log, deliver)
  expect(globalThis.fetch).toBe(network)
})

test('applies faults per browser, even to simultaneous calls', async () => {
  startStandIns(log, deliver)
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
