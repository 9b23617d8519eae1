import { expect, test } from 'vitest'
import { asksForChecklist, COPY_CHECKLIST } from './copy-checklist.ts'

test.each([
  [COPY_CHECKLIST, true],
  [{ ...COPY_CHECKLIST, estimatorStep: 'business' }, true],
  [{ copyChecklist: 'yes' }, false],
  [{}, false],
  [null, false],
])('asks for the list with location state %j: %s', (state, expected) => {
  expect(asksForChecklist(state)).toBe(expected)
})
