// @vitest-environment node
import { expect, test } from 'vitest'
import { site } from '../src/config/site.ts'
import { answerPlaces, PLACES_FAULTS } from './places-stand-in.ts'

const HEADERS = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'rating,userRatingCount' }
const ask = (headers: HeadersInit, place: string = site.placeId, fault?: string) =>
  answerPlaces(new Request(`https://places.googleapis.com/v1/places/${place}`, { headers }), fault)

test('answers the firm’s place in the new service’s shape', async () => {
  const response = await ask(HEADERS)
  expect(await response.json()).toEqual({ rating: 4.9, userRatingCount: 38 })
})

test.each([
  ['no key', { 'X-Goog-FieldMask': 'rating' }, site.placeId, 403, 'PERMISSION_DENIED'],
  ['no field mask', { 'X-Goog-Api-Key': 'k' }, site.placeId, 400, 'INVALID_ARGUMENT'],
  ['another place', HEADERS, 'ChIJ-other', 404, 'NOT_FOUND'],
])('%s is refused as Google refuses it', async (_, headers, place, status, name) => {
  const response = await ask(headers, place)
  expect(response.status).toBe(status)
  expect((await response.json()).error).toMatchObject({ code: status, status: name })
})

test.each(PLACES_FAULTS.filter((fault) => fault !== 'slow'))(
  'has the fault "%s"',
  async (fault) => {
    const good = await (await ask(HEADERS)).text()
    const response = await ask(HEADERS, site.placeId, fault)
    expect(await response.text()).not.toBe(good)
  },
)
