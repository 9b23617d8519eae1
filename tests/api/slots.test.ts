import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import {
  type Busy,
  closedDays,
  closingAfterOpenDays,
  findSlot,
  freeDays,
  slotsOf,
} from '../../api/_lib/booking/slots.ts'
import { booking as officeRules, type BookingRules } from '../../src/shared/booking.ts'
import { topicField } from '../../src/shared/contracts/bookings.ts'
import { booking } from '../fixtures/booking.ts'

const [half, hour, long] = [30, 60, 90].map((minutes) => ({ id: 't', label: 'T', minutes }))
const NOW = new Date('2027-03-08T14:00:00Z') // Monday, 9 o'clock in Dresden
const local = (moment: Date) =>
  Temporal.Instant.from(moment.toISOString())
    .toZonedDateTimeISO(booking.timeZone)
    .toPlainDateTime()
    .toString()

test.each([
  ['a weekday', '2027-03-15', half, '2027-03-15T09:00:00', '2027-03-15T16:30:00', 16],
  ['a weekday', '2027-03-15', long, '2027-03-15T09:00:00', '2027-03-15T15:30:00', 14],
  ['a Saturday', '2027-03-13', hour, '2027-03-13T09:00:00', '2027-03-13T14:00:00', 11],
])('%s (%s) has times from opening until the last one that ends by closing (R193)', (...row) => {
  const [, day, topic, first, last, count] = row
  if (!topic) throw new Error('no topic')
  const slots = slotsOf(booking, topic, day)
  expect(slots).toHaveLength(count)
  expect(
    slots.flatMap(({ start }, place) => ([0, count - 1].includes(place) ? local(start) : [])),
  ).toEqual([first, last])
})

test.each([
  ['a Sunday', '2027-03-14'],
  ['a holiday', '2027-05-31'],
  ['an observed holiday', '2027-07-05'],
])('%s has no times', (_, day) => {
  expect(slotsOf(booking, booking.topics[0], day)).toEqual([])
})

test('a closed date has no times, but the next day does', () => {
  const rules = { ...booking, closedDates: ['2027-03-15'] }
  expect(slotsOf(rules, booking.topics[0], '2027-03-15')).toEqual([])
  expect(slotsOf(rules, booking.topics[0], '2027-03-16')).not.toEqual([])
})

test('closed dates are valid dates', () => {
  for (const day of officeRules.closedDates)
    expect(day).toBe(Temporal.PlainDate.from(day).toString())
})

test('topics have unique names and a duration', () => {
  const rules: BookingRules = officeRules
  const ids = rules.topics.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, minutes } of rules.topics) {
    expect(topicField.parse(id)).toMatch(/./)
    expect(minutes).toBeGreaterThan(0)
  }
})

test('opening hours are valid times, once per weekday', () => {
  const days = officeRules.hours.flatMap((hours) => hours.days)
  expect(new Set(days).size).toBe(days.length)
  for (const { opens, closes } of officeRules.hours) {
    for (const time of [opens, closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    expect(opens < closes).toBe(true)
  }
})

test('the appointment rules are sensible numbers', () => {
  const { advisers, stepMinutes, horizonDays, holdMinutes } = officeRules
  for (const number of [advisers, stepMinutes, horizonDays, holdMinutes]) {
    expect(Number.isInteger(number) && number > 0).toBe(true)
  }
  const { bufferMinutes, noticeMinutes, reminderHoursBefore } = officeRules
  for (const number of [bufferMinutes, noticeMinutes, reminderHoursBefore]) {
    expect(number).toBeGreaterThanOrEqual(0)
  }
})

test.each([
  ['winter', '2027-03-12', '2027-03-12T14:00:00.000Z'],
  ['summer', '2027-03-15', '2027-03-15T13:00:00.000Z'],
  ['the week after the clocks go back', '2027-11-08', '2027-11-08T14:00:00.000Z'],
])('the first time in %s is nine o’clock in Dresden (R193)', (_, day, first) => {
  expect(slotsOf(booking, booking.topics[0], day)[0]?.start.toISOString()).toBe(first)
})

const night: BookingRules = {
  ...booking,
  hours: [{ days: ['Sunday'], opens: '00:00', closes: '06:00' }],
  noticeMinutes: 0,
  horizonDays: 400,
}
test.each([
  ['spring, five hours long', '2027-03-14', 10],
  ['autumn, seven hours long', '2027-11-07', 14],
])('opening hours across the clock change in %s have each time once', (_, day, count) => {
  const starts = slotsOf(night, { id: 't', label: 'T', minutes: 30 }, day).map(({ start }) =>
    start.toISOString(),
  )
  expect(starts).toHaveLength(count)
  expect(new Set(starts).size).toBe(count)
})

test.each([
  ['is offered', '2027-03-08T16:00:00Z', true],
  ['is before the minimum notice', '2027-03-08T15:30:00Z', false],
  ['is past', '2027-03-05T16:00:00Z', false],
  ['is between two starts', '2027-03-08T16:10:00Z', false],
  ['is before opening', '2027-03-09T13:30:00Z', false],
  ['would end after closing', '2027-03-08T22:00:00Z', false],
  ['is on the last day', '2027-05-07T13:00:00Z', true],
  ['is after the last day', '2027-05-08T13:00:00Z', false],
])('offers a time that %s (%s): %s (R193)', (_, start, isOffered) => {
  const slot = findSlot(booking, booking.topics[0], new Date(start), NOW)
  expect(slot !== null).toBe(isOffered)
})

test('leaves out a taken time and those that would overlap it or its pause', () => {
  const range = { from: '2027-03-09', to: '2027-03-09' }
  const busy = [
    { adviser: 1, from: new Date('2027-03-09T15:00:00Z'), until: new Date('2027-03-09T15:45:00Z') },
  ]
  const times = (rules: BookingRules) =>
    freeDays(rules, booking.topics[0], range, NOW, busy).flatMap((day) => day.times)
  expect(times(booking).slice(0, 4)).toEqual([
    '2027-03-09T14:00:00.000Z',
    '2027-03-09T16:00:00.000Z',
    '2027-03-09T16:30:00.000Z',
    '2027-03-09T17:00:00.000Z',
  ])
  expect(times({ ...booking, advisers: 2 })).toHaveLength(16)
})

const taken = (hours: [number, number], isClosed: boolean, adviser = 1): Busy => ({
  adviser,
  // Open from 9:00 to 17:00, five hours behind UTC.
  from: new Date(Date.UTC(2027, 2, 9, hours[0] + 5)),
  until: new Date(Date.UTC(2027, 2, 9, hours[1] + 5)),
  isClosed,
})

test.each([
  ['all of it is off', true, 1, [taken([9, 17], true)]],
  ['two closings leave no time', true, 1, [taken([9, 13], true), taken([13, 17], true)]],
  ['an hour stays open', false, 1, [taken([9, 16], true)]],
  ['appointments take it', false, 1, [taken([9, 17], false)]],
  ['appointments take what is open', false, 1, [taken([9, 16], true), taken([16, 17], false)]],
  ['one of two advisers is off', false, 2, [taken([9, 17], true)]],
  ['both advisers are off', true, 2, [taken([9, 17], true), taken([9, 17], true, 2)]],
])('a day on which %s is closed: %s', (_, isClosed, advisers, busy) => {
  const range = { from: '2027-03-08', to: '2027-03-10' }
  const days = closedDays({ ...booking, advisers }, booking.topics[0], range, busy, [])
  expect(days).toEqual(isClosed ? ['2027-03-09'] : [])
})

test('does not call a Sunday closed, which has no hours to close', () => {
  const range = { from: '2027-03-14', to: '2027-03-14' }
  expect(closedDays(booking, booking.topics[0], range, [], [])).toEqual([])
})

test('leaves out days without times', () => {
  const range = { from: '2027-03-12', to: '2027-03-15' }
  const days = freeDays(booking, booking.topics[0], range, NOW, [])
  expect(days.map((day) => day.date)).toEqual(['2027-03-12', '2027-03-13', '2027-03-15'])
})

test.each([
  ['Monday', '2027-03-08T14:00:00Z', '2027-03-09T22:00:00.000Z'],
  ['Friday night', '2027-03-13T04:30:00Z', '2027-03-13T20:00:00.000Z'],
  ['Saturday', '2027-03-13T14:00:00Z', '2027-03-15T21:00:00.000Z'],
  ['the day before Thanksgiving', '2027-11-24T14:00:00Z', '2027-11-26T22:00:00.000Z'],
])(
  'promises an answer to a message from %s by closing time of the next open day',
  (_, now, expected) => {
    expect(closingAfterOpenDays(booking, new Date(now), 1).toISOString()).toBe(expected)
  },
)
