import { expect, test } from 'vitest'
import { APPOINTMENT, DESK } from '../../../tests/fixtures/desk.ts'
import { describeDay, freeStarts, planDay } from './day-plan.ts'

const [, TUESDAY] = DESK.days
if (!TUESDAY) throw new Error('no day')
const CLOSED = {
  id: '1',
  adviser: null,
  firstDay: TUESDAY.date,
  lastDay: TUESDAY.date,
  weekday: null,
  fromTime: '15:00',
  untilTime: '17:00',
  note: null,
  trail: [],
}

test('an open time has room for the shortest appointment', () => {
  const free = [
    { from: '09:00', until: '10:00' },
    { from: '16:30', until: '16:45' },
    { from: '16:45', until: '17:30' },
  ]
  expect(freeStarts({ ...TUESDAY, free })).toEqual(['09:00', '09:30', '16:45'])
})

test('a day has all its open hours, and those of appointments outside them', () => {
  const early = { ...APPOINTMENT, start: '2027-03-09T12:30:00.000Z' }
  const plan = planDay(TUESDAY, [early, APPOINTMENT])
  expect(plan.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(plan[0]?.appointments).toEqual([early])
  expect(plan[3]).toEqual({ hour: 10, appointments: [APPOINTMENT], free: [] })
  expect(plan[4]?.free).toEqual(['11:00', '11:30'])
  expect(planDay({ ...TUESDAY, open: [], free: [] }, [])).toEqual([])
})

test.each([
  ['another day', undefined, [], '9 AM to 5 PM'],
  ['a morning', '08:00', [], 'Opens at 9 AM'],
  ['within its hours', '12:00', [], 'Open until 5 PM'],
  ['within its hours, with an early end', '12:00', [CLOSED], 'Open until 3 PM'],
  ['with one adviser away', '12:00', [{ ...CLOSED, adviser: 1 }], 'Open until 5 PM'],
  ['the evening', '17:00', [], 'Closed for today'],
  ['a day off', '12:00', [{ ...CLOSED, fromTime: null, untilTime: null }], 'Closed'],
])('says whether the office is open: %s', (_, clock, closings, state) => {
  expect(describeDay(TUESDAY, closings, 1, clock)).toEqual([state, '1 appointment', '7 h free'])
})

test('a holiday has its name and nothing free', () => {
  const holiday = { ...TUESDAY, holiday: 'Memorial Day', open: [], free: [] }
  expect(describeDay(holiday, [], 0)).toEqual(['Memorial Day', '0 appointments'])
})
