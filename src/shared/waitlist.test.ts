import { expect, test } from 'vitest'
import { describeWish, suits, type Wish } from './waitlist.ts'

const ANY: Wish = { part: 'any', weekdays: [], day: null }

test.each<[string, Partial<Wish>, string, boolean]>([
  ['a morning ends before noon', { part: 'morning' }, '2027-03-09T16:59:00Z', true],
  ['noon is no morning', { part: 'morning' }, '2027-03-09T17:00:00Z', false],
  ['noon is an afternoon', { part: 'afternoon' }, '2027-03-09T17:00:00Z', true],
  ['before noon is no afternoon', { part: 'afternoon' }, '2027-03-09T16:59:00Z', false],
  ['noon moves with daylight saving', { part: 'morning' }, '2027-03-15T16:00:00Z', false],
  ['a date begins at midnight at the office', { day: '2027-03-09' }, '2027-03-09T05:00:00Z', true],
  ['a minute earlier is the day before', { day: '2027-03-09' }, '2027-03-09T04:59:00Z', false],
  ['a date ends at midnight', { day: '2027-03-09' }, '2027-03-10T04:59:00Z', true],
  ['the next midnight is the day after', { day: '2027-03-09' }, '2027-03-10T05:00:00Z', false],
  ['a Tuesday suits', { weekdays: [2, 4] }, '2027-03-09T17:00:00Z', true],
  ['a Wednesday does not', { weekdays: [2, 4] }, '2027-03-10T17:00:00Z', false],
  ['Sunday is the seventh day', { weekdays: [7] }, '2027-03-14T17:00:00Z', true],
  [
    'both weekday and time must suit',
    { weekdays: [2], part: 'morning' },
    '2027-03-09T18:00:00Z',
    false,
  ],
  ['without a wish, any time does', {}, '2027-03-13T12:00:00Z', true],
])('%s', (_, wish, start, expected) => {
  expect(suits({ ...ANY, ...wish }, new Date(start))).toBe(expected)
})

test('describes a wish', () => {
  expect(describeWish(ANY)).toBe('any day, any time')
  expect(describeWish({ ...ANY, weekdays: [7, 1], part: 'morning' })).toBe('Mon, Sun, before noon')
  expect(describeWish({ ...ANY, day: '2027-03-09', part: 'afternoon' })).toBe(
    'Mar 9, 2027, from noon on',
  )
})
