import { expect, test } from 'vitest'
import { estimateDueDates } from './due-dates.ts'
import { nextPayment } from './next-payment.ts'

test.each([
  ['2026-04-15', 0, 0, { dueDate: '2026-04-15', amount: 1000 }],
  ['2026-04-16', 0, 1000, { dueDate: '2026-06-15', amount: 2000 }],
  ['2026-04-16', 1000, 0, { dueDate: '2026-06-15', amount: 1000 }],
  ['2026-11-21', 2500, 500, { dueDate: '2027-01-15', amount: 1500 }],
  ['2027-01-15', 9000, 0, { dueDate: '2027-01-15', amount: 0 }],
  ['2027-01-16', 3000, 1000, null],
])('on %s, with %d paid, finds %d overdue', (today, paid, overdue, next) => {
  const result = nextPayment(estimateDueDates(2026), { quarterlyPayment: 1000, paid, today })
  expect(result).toEqual({ overdue, next })
})

test('finds nothing overdue when payments match to the cent', () => {
  const payments = { quarterlyPayment: 1000.08, paid: 3000.24, today: '2026-11-21' }
  expect(nextPayment(estimateDueDates(2026), payments).overdue).toBe(0)
})
