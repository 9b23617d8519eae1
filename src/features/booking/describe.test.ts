import { expect, test } from 'vitest'
import { booking } from '@/shared/booking.ts'
import { site } from '@/config/site.ts'
import { describeBooking, describeWay } from './describe.ts'

const BOOKED = {
  reference: 'B-00000000',
  topic: booking.topics[0]?.id ?? '',
  way: 'office',
  state: 'confirmed',
  start: '2027-03-09T17:00:00.000Z',
  end: '2027-03-09T17:30:00.000Z',
  timeZone: site.timeZone,
} as const

test.each([
  ['office', site.address.street],
  ['phone', 'We call you'],
  ['video', 'Video; we send a link'],
] as const)('describes where to meet for %s: %s', (way, where) => {
  expect(describeWay(way)).toBe(where)
  expect(describeBooking({ ...BOOKED, way }).at(-1)).toEqual({ label: 'Where', value: where })
})

test('shows the id of a withdrawn topic', () => {
  const topicOf = (topic: string) => describeBooking({ ...BOOKED, topic })[1]?.value
  expect(topicOf(BOOKED.topic)).toBe(booking.topics[0]?.label)
  expect(topicOf('old-topic')).toBe('old-topic')
})
