import { expect, test } from 'vitest'
import { officeMoment } from './office-moment.ts'

test.each([
  ['in winter', '2027-01-11', '07:47', '2027-01-11T12:47:00.000Z'],
  ['in summer', '2027-07-12', '19:30', '2027-07-12T23:30:00.000Z'],
  ['before the spring change', '2027-03-14', '01:30', '2027-03-14T06:30:00.000Z'],
  ['in the hour that the spring change skips', '2027-03-14', '02:30', '2027-03-14T06:30:00.000Z'],
  ['after the spring change', '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
  ['after the fall change', '2027-11-07', '08:00', '2027-11-07T13:00:00.000Z'],
  ['just before midnight', '2027-12-31', '23:59', '2028-01-01T04:59:00.000Z'],
])('reads a clock time %s', (_, day, time, moment) => {
  expect(officeMoment(day, time)).toBe(moment)
})
