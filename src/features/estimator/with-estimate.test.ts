import { expect, test } from 'vitest'
import { comesWithEstimate, WITH_ESTIMATE } from './with-estimate'

test.each([
  [WITH_ESTIMATE, true],
  [{ ...WITH_ESTIMATE, estimatorStep: 'business' }, true],
  [{ withEstimate: 'yes' }, false],
  [{}, false],
  [null, false],
])('a location’s state of %j brings the estimate: %s', (state, expected) => {
  expect(comesWithEstimate(state)).toBe(expected)
})
