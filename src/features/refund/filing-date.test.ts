import { expect, test } from 'vitest'
import { filingDateState } from './filing-date.ts'

test.each([
  ['nothing yet', '', 'unfinished'],
  ['a year being typed', '0202-03-01', 'unfinished'],
  ['the day before the known timings', '2025-12-31', 'tooOld'],
  ['their first day', '2026-01-01', 'usable'],
  ['today', '2026-11-21', 'usable'],
  ['tomorrow', '2026-11-22', 'inFuture'],
] as const)('classifies %s', (_, filedOn, state) => {
  expect(filingDateState(filedOn, '2026-11-21')).toBe(state)
})
