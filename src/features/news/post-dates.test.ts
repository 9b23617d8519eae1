import { expect, test } from 'vitest'
import * as dates from './post-dates.ts'

test('writes dates in office time', () => {
  const moment = '2026-11-09T03:30:00Z'
  expect(dates.formatPostDay(moment)).toBe('November 8, 2026')
  expect(dates.formatPostDay('2026-11-09T12:00:00Z')).toBe('November 9, 2026')
  expect(dates.formatShortPostDay(moment)).toBe('Nov 8')
  expect(dates.formatYear('2027-01-01T03:30:00Z')).toBe('2026')
  expect(dates.formatPostMoment(moment)).toMatch(/^November 8, 2026 at 10:30.PM$/)
})
