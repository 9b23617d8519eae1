import { expect, test } from 'vitest'
import type { DayName } from '../config/site.ts'
import { hoursOn } from './opening-hours.ts'

const open = (...days: DayName[]) => [{ days, label: '', opens: '09:00', closes: '17:00' }]

test.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
])('with hours on Mondays, the office is open on %s: %s', (date, isOpen) => {
  expect(hoursOn(date, open('Monday')) !== undefined).toBe(isOpen)
})
