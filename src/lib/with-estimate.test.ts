import { expect, test } from 'vitest'
import { passedEstimate, withEstimate } from './with-estimate.ts'

test.each([
  [withEstimate('Online estimate: $110.'), 'Online estimate: $110.'],
  [
    { ...withEstimate('Online estimate: $110.'), estimatorStep: 'business' },
    'Online estimate: $110.',
  ],
  [{ estimate: true }, ''],
  [{}, ''],
  [null, ''],
])('reads from location state %j the estimate "%s"', (state, expected) => {
  expect(passedEstimate(state)).toBe(expected)
})
