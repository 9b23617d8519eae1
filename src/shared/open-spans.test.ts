import { expect, test } from 'vitest'
import { openSpansOn, withoutSpans } from './open-spans.ts'

const RULES = {
  hours: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }],
  closedDates: ['2027-03-15'],
} as const
const MONDAY = '2027-03-08'
const extra = (day: string, fromTime: string, untilTime: string) => ({ day, fromTime, untilTime })

test.each([
  ['the usual hours', MONDAY, [], ['09:00-17:00']],
  ['an evening that begins at closing time', MONDAY, [['17:00', '20:00']], ['09:00-20:00']],
  ['an evening after a break', MONDAY, [['18:00', '20:00']], ['09:00-17:00', '18:00-20:00']],
  ['an early morning first', MONDAY, [['07:00', '08:30']], ['07:00-08:30', '09:00-17:00']],
  ['hours inside the usual ones once', MONDAY, [['10:00', '12:00']], ['09:00-17:00']],
  [
    'two evenings that overlap once',
    MONDAY,
    [
      ['18:00', '20:00'],
      ['19:00', '21:00'],
    ],
    ['09:00-17:00', '18:00-21:00'],
  ],
  ['a Sunday without usual hours', '2027-03-14', [['10:00', '14:00']], ['10:00-14:00']],
  ['a day off', '2027-03-15', [], []],
  ['extra hours on a day off', '2027-03-15', [['10:00', '12:00']], ['10:00-12:00']],
  ['a holiday', '2027-05-31', [], []],
])('opens for %s', (_, day, times, spans) => {
  const added = times.map(([from = '', until = '']) => extra(day, from, until))
  const other = extra('2027-03-09', '17:00', '20:00')
  expect(
    openSpansOn(day, RULES, [...added, other]).map(({ from, until }) => `${from}-${until}`),
  ).toEqual(spans)
})

test.each([
  ['nothing', [], '09:00-12:00 13:00-17:00'],
  ['a morning', ['00:00-12:30'], '13:00-17:00'],
  ['a time within', ['10:00-11:00'], '09:00-10:00 11:00-12:00 13:00-17:00'],
  ['times that overlap', ['11:00-14:00', '13:30-15:00'], '09:00-11:00 15:00-17:00'],
  ['what touches', ['08:00-09:00', '17:00-24:00'], '09:00-12:00 13:00-17:00'],
  ['the whole day', ['00:00-24:00'], ''],
])('takes %s out of a day’s spans', (_, taken, left) => {
  const read = (text: string) => {
    const [from = '', until = ''] = text.split('-')
    return { from, until }
  }
  const spans = withoutSpans(['09:00-12:00', '13:00-17:00'].map(read), taken.map(read))
  expect(spans.map(({ from, until }) => `${from}-${until}`).join(' ')).toBe(left)
})
