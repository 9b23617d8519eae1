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

test('charges no interest on payments on their due dates', () => {
  expect(interestOf(2026, IN_TIME)).toEqual([
    [1000, 0],
    [1000, 0],
    [1000, 0],
    [1000, 0],
  ])
})

test('ignores the order of payments', () => {
  expect(interestOf(2026, IN_TIME.toReversed())).toEqual(interestOf(2026, IN_TIME))
})

test.each([
  ['one day late, at 6%', '2026-04-16', (1000 * 0.06 * 1) / 365],
  ['76 days late, at the end of the second quarter', '2026-06-30', (1000 * 0.06 * 76) / 365],
  ['one day into the third quarter', '2026-07-01', (1000 * (0.06 * 76 + 0.07)) / 365],
  ['up to the last day with a known rate', '2026-12-31', (1000 * (0.06 * 76 + 0.07 * 184)) / 365],
  ['not past the last known rate', '2027-01-01', (1000 * (0.06 * 76 + 0.07 * 184)) / 365],
  ['up to the last day', '2027-04-15', (1000 * (0.06 * 76 + 0.07 * 184)) / 365],
])('charges interest on the first payment %s', (_, date, interest) => {
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
])('for a June payment of 2025 paid on %s, charges interest of %d', (date, interest) => {
  expect(interestOf(2025, [on('2025-04-15'), on(date)], '2025-07-01')[1]).toEqual([1000, interest])
})

test('carries an overpayment over to the next dates', () => {
  expect(interestOf(2026, [on('2026-04-15', 2500)], '2026-09-15')).toEqual([
    [1000, 0],
    [1000, 0],
    [500, 0],
    [0, 0],
  ])
})

test('applies a late payment to the earliest date first', () => {
  const states = interestOf(2026, [on('2026-06-15')], '2026-06-15')
  expect(states[0]).toEqual([1000, 10.03])
  expect(states[1]).toEqual([0, 0])
})

test('charges interest on a missing payment from its due date to the requested day', () => {
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
])(
  'ignores less than a cent missing from a third of 1,000, paid with %d',
  (amount, until, interest) => {
    const [state] = underpaymentInterest(
      [{ nominalDate: '2026-04-15', dueDate: '2026-04-15', amount: 1000 / 3 }],
      [{ date: '2026-04-15', amount }],
      { taxYear: 2026, asOf: '2026-05-15' },
    )
    expect(state?.interestUntil).toBe(until)
    expect(state?.interest).toBeCloseTo(interest, 8)
  },
)

// Every rate of 2025 is known: 76 days to June 30, then 289 to April 15, all at 7%.
test.each(['2026-04-15', '2026-06-01'])('ends interest on April 15 for a payment on %s', (date) => {
  const [state] = underpaymentInterest(
    [{ nominalDate: '2025-04-15', dueDate: '2025-04-15', amount: 1000 }],
    [on(date)],
    { taxYear: 2025, asOf: date },
  )
  expect(state?.interest).toBeCloseTo(70, 8)
})

test('returns the last day that interest is counted for', () => {
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
