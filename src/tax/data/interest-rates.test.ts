import { expect, test } from 'vitest'
import { interestRateOn, RATES_KNOWN_BEFORE } from './interest-rates.ts'

test.each([
  ['2025-04-15', 0.07],
  ['2025-07-01', 0.07],
  ['2025-09-30', 0.07],
  ['2025-12-31', 0.07],
  ['2026-01-01', 0.07],
  ['2026-03-31', 0.07],
  ['2026-04-01', 0.07],
  ['2026-04-15', 0.07],
  ['2026-04-16', 0.06],
  ['2026-06-30', 0.06],
  ['2026-07-01', 0.07],
  ['2026-12-31', 0.07],
])('on %s, finds a rate of %d', (date, rate) => {
  expect(interestRateOn(date)).toBe(rate)
})

test.each([RATES_KNOWN_BEFORE, '2027-04-15', '2028-01-01'])('makes up no rate for %s', (date) => {
  expect(interestRateOn(date)).toBeNull()
})
