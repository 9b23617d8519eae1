import { expect, test } from 'vitest'
import { broughtEstimate, withEstimate } from './with-estimate.ts'

test.each([
  [withEstimate('Online estimate: $110.'), 'Online estimate: $110.'],
  [
    { ...withEstimate('Online estimate: $110.'), estimatorStep: 'business' },
    'Online estimate: $110.',
  ],
  [{ estimate: true }, ''],
  [{}, ''],
  [null, ''],
])('a location’s state of %j brings "%s"', (state, expected) => {
  expect(broughtEstimate(state)).toBe(expected)
})
