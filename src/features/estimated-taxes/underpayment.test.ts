import { expect, test } from 'vitest'
import { estimateDueDates } from './due-dates.ts'
import { type Payment, underpaymentInterest } from './underpayment.ts'

const interestOf = (taxYear: number, payments: Payment[], asOf = `${taxYear + 1}-12-31`) =>
  underpaymentInterest(
    estimateDueDates(taxYear).map((date) => ({ ...date, amount: 1000 })),
    payments,
    { taxYear, asOf },
  ).map(({ paid, interest }) => [paid, Number(interest.toFixed(2))])

const on = (date: string, amount = 1000) => ({ date, amount })
const IN_TIME = [on('2026-04-15'), on('2026-06-15'), on('2026-09-15'), on('2027-01-15')]

test('payments on their due dates bear no interest', () => {
  expect(interestOf(2026, IN_TIME)).toEqual([
    [1000, 0],
    [1000, 0],
    [1000, 0],
    [1000, 0],
  ])
})

test('the order in which payments are given does not matter', () => {
  expect(interestOf(2026, IN_TIME.toReversed())).toEqual(interestOf(2026, IN_TIME))
})

test.each([
  ['one day late, at 6%', '2026-04-16', (1000 * 0.06 * 1) / 365],
  ['to the end of the second quarter, 76 days', '2026-06-30', (1000 * 0.06 * 76) / 365],
  ['one day of the third quarter more', '2026-07-01', (1000 * (0.06 * 76 + 0.07)) / 365],
  ['to the last day with a known rate', '2026-12-31', (1000 * (0.06 * 76 + 0.07 * 184)) / 365],
  ['past it, when nothing more is counted', '2027-01-01', (1000 * (0.06 * 76 + 0.07 * 184)) / 365],
  ['to the last day', '2027-04-15', (1000 * (0.06 * 76 + 0.07 * 184)) / 365],
])('the first payment %s', (_, date, interest) => {
  const inTime = underpaymentInterest(
    [{ nominalDate: '2026-04-15', dueDate: '2026-04-15', amount: 1000 }],
    [on(date)],
    { taxYear: 2026, asOf: date },
  )
  expect(inTime[0]?.interest).toBeCloseTo(interest, 8)
})

test.each([
  // June 15, 2025 was a Sunday: the 16th is on time, the 17th is two days late.
  ['2025-06-16', 0],
  ['2025-06-17', 0.38],
])('a June payment of 2025 paid on %s bears %d', (date, interest) => {
  expect(interestOf(2025, [on('2025-04-15'), on(date)], '2025-07-01')[1]).toEqual([1000, interest])
})

test('a payment too large carries over to the next dates', () => {
  expect(interestOf(2026, [on('2026-04-15', 2500)], '2026-09-15')).toEqual([
    [1000, 0],
    [1000, 0],
    [500, 0],
    [0, 0],
  ])
})

test('a late payment meets the earliest date first', () => {
  const states = interestOf(2026, [on('2026-06-15')], '2026-06-15')
  expect(states[0]).toEqual([1000, 10.03])
  expect(states[1]).toEqual([0, 0])
})

test('missing parts bear interest up to the day asked for, not before their due date', () => {
  expect(interestOf(2026, [], '2026-06-16')).toEqual([
    [0, 10.19],
    [0, 0.16],
    [0, 0],
    [0, 0],
  ])
})

test.each([
  [333.33, null, 0],
  // More than a cent is missing for the 30 days from April 15 to May 15.
  [333.32, '2026-05-15', ((1000 / 3 - 333.32) * 0.06 * 30) / 365],
])('of a third of 1,000 that was met with %d', (amount, until, interest) => {
  const [state] = underpaymentInterest(
    [{ nominalDate: '2026-04-15', dueDate: '2026-04-15', amount: 1000 / 3 }],
    [{ date: '2026-04-15', amount }],
    { taxYear: 2026, asOf: '2026-05-15' },
  )
  expect(state?.interestUntil).toBe(until)
  expect(state?.interest).toBeCloseTo(interest, 8)
})

// Every rate of 2025 is known: 76 days to June 30, then 289 to April 15, all at 7%.
test.each(['2026-04-15', '2026-06-01'])('interest ends on April 15, paid on %s', (date) => {
  const [state] = underpaymentInterest(
    [{ nominalDate: '2025-04-15', dueDate: '2025-04-15', amount: 1000 }],
    [on(date)],
    { taxYear: 2025, asOf: date },
  )
  expect(state?.interest).toBeCloseTo(70, 8)
})

test('it tells the last day interest is counted for', () => {
  const untilOf = (payments: Payment[], asOf: string) =>
    underpaymentInterest(
      estimateDueDates(2026).map((date) => ({ ...date, amount: 1000 })),
      payments,
      { taxYear: 2026, asOf },
    ).map(({ interestUntil }) => interestUntil)
  expect(untilOf(IN_TIME, '2028-01-01')).toEqual([null, null, null, null])
  expect(untilOf([on('2026-05-01')], '2026-07-01')).toEqual([
    '2026-05-01',
    '2026-07-01',
    null,
    null,
  ])
  expect(untilOf([], '2028-01-01')[3]).toBe('2027-04-15')
})
