import { expect, test } from 'vitest'
import { site } from '../src/config/site.ts'
import { answerPlaces, PLACES_FAULTS } from './places-stand-in.ts'

const HEADERS = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'rating,userRatingCount' }

type Options = { headers?: HeadersInit; place?: string; fault?: string; signal?: AbortSignal }
const ask = ({ headers = HEADERS, place = site.placeId, fault, signal }: Options = {}) =>
  answerPlaces(
    new Request(`https://places.googleapis.com/v1/places/${place}`, { headers, signal }),
    fault,
  )

test('answers for the firm’s place in the format of the new API', async () => {
  expect(await (await ask()).json()).toEqual({ rating: 4.9, userRatingCount: 38 })
})

test('answers only the fields in the mask', async () => {
  const response = await ask({ headers: { ...HEADERS, 'X-Goog-FieldMask': 'rating' } })
  expect(await response.json()).toEqual({ rating: 4.9 })
})

test.each<[string, Options, number, string]>([
  ['no key', { headers: { 'X-Goog-FieldMask': 'rating' } }, 403, 'PERMISSION_DENIED'],
  ['no field mask', { headers: { 'X-Goog-Api-Key': 'k' } }, 400, 'INVALID_ARGUMENT'],
  ['another place', { place: 'ChIJ-other' }, 404, 'NOT_FOUND'],
  ['fault "denied"', { fault: 'denied' }, 403, 'PERMISSION_DENIED'],
  ['fault "not-found"', { fault: 'not-found' }, 404, 'NOT_FOUND'],
  ['fault "quota"', { fault: 'quota' }, 429, 'RESOURCE_EXHAUSTED'],
  ['fault "500"', { fault: '500' }, 500, 'INTERNAL'],
])('refuses %s as Google does', async (_, options, status, name) => {
  const response = await ask(options)
  expect(response.status).toBe(status)
  expect((await response.json()).error).toMatchObject({ code: status, status: name })
})

test.each([
  ['malformed', /^\{[^}]*$/],
  ['wrong-types', /"4\.9"/],
  ['no-reviews', /^\{\}$/],
])('fault "%s" answers 200 with %s', async (fault, pattern) => {
  const response = await ask({ fault })
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(pattern)
})

test('fault "hang" starts an answer that only an abort ends', async () => {
  const caller = new AbortController()
  const response = await ask({ fault: 'hang', signal: caller.signal })
  const body = response.text()
  const first = await Promise.race([body, new Promise((done) => setTimeout(done, 30, 'waiting'))])
  expect(first).toBe('waiting')
  caller.abort()
  await expect(body).rejects.toThrow(/abort/i)
})

test('fault "slow" can be aborted', async () => {
  const caller = new AbortController()
  const answer = ask({ fault: 'slow', signal: caller.signal })
  caller.abort()
  await expect(answer).rejects.toThrow(/abort/i)
})

test('every fault has a different answer', async () => {
  const quick = PLACES_FAULTS.filter((fault) => fault !== 'slow' && fault !== 'hang')
  const answers = await Promise.all(
    quick.map(async (fault) => {
      const response = await ask({ fault })
      return `${response.status} ${await response.text()}`
    }),
  )
  expect(new Set(answers).size).toBe(quick.length)
})
