import { expect, test } from 'vitest'
import { largestDifference } from './largest-difference'
import type { LedgerLine } from './ledger'

const line = (label: string, firm: number, competitor: number): LedgerLine => ({
  id: label,
  step: 0,
  label,
  kind: 'charged',
  firm,
  competitor,
})
const PROTECTION = { ...line('Protection Plus', 100, 0), isFirmOnly: true }

test('the line that differs most is named with both prices', () => {
  const lines = [line('Simple return', 90, 20), line('Farm', 500, 320), PROTECTION]
  expect(largestDifference(lines)).toBe(
    'The largest difference: farm, $500 with us and $320 with H&R Block. Every line is below.',
  )
})

test('what only our price includes is never called a difference', () => {
  expect(largestDifference([line('Simple return', 20, 20), PROTECTION])).toBe(
    'Every line is below.',
  )
})
