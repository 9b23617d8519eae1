import { privateLink } from '../../api/_lib/request/site-link.ts'
import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import {
  createOfficeCalendar,
  createVisitorCalendar,
} from '../../api/_lib/booking/booking-calendar.ts'
import type { BookingRow } from '../../api/_lib/booking/booking-store.ts'
import { site } from '../../src/config/site.ts'
import { sampleBooking, WRITTEN_AT } from '../fixtures/mails.ts'
import { SECRET } from './test-site.ts'

vi.stubEnv('SITE_SECRET', SECRET)

const read = ({ method, content }: { method: string; content: string }) => {
  const calendar = new ICAL.Component(ICAL.parse(content))
  expect(calendar.getFirstPropertyValue('method')).toBe(method)
  const component = calendar.getFirstSubcomponent('vevent')
  const event = new ICAL.Event(component ?? undefined)
  const alarms = component?.getAllSubcomponents('valarm') ?? []
  return {
    method,
    event,
    url: component?.getFirstPropertyValue('url'),
    attendees: event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
    triggers: alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  }
}
const forOffice = (parts?: Partial<BookingRow>) =>
  read(createOfficeCalendar(sampleBooking(parts), WRITTEN_AT))
const forVisitor = (parts?: Partial<BookingRow>) =>
  read(createVisitorCalendar(sampleBooking(parts), WRITTEN_AT))

test('the office’s event has the client’s name, phone, meeting type and note, but no private link', () => {
  const { event, url } = forOffice({ way: 'phone' })
  expect(event.summary).toBe('Pat Example: Free consultation')
  expect(event.location).toBe('By phone: we call (740) 555-0123')
  for (const part of ['By phone', '(740) 555-0123', 'pat@example.com', 'two W-2s', 'B-7K3F9Q2D']) {
    expect(event.description).toContain(part)
  }
  expect(url).toBeNull()
  expect(event.description).not.toContain('#booking=')
})

test('the visitor’s event has the private link', () => {
  const { event, url } = forVisitor()
  const link = privateLink(sampleBooking())
  expect(event.summary).toBe(`Free consultation at ${site.name}`)
  expect(url).toBe(link)
  expect(event.description).toContain(link)
})

test.each([
  ['the visitor’s', forVisitor, 'REQUEST', ['mailto:pat@example.com']],
  [
    'the office’s, whose calendar would mail every change to an attendee,',
    forOffice,
    'PUBLISH',
    [],
  ],
] as const)(
  '%s event has the properties that its method requires (RFC 5546)',
  (_, write, method, attendees) => {
    expect(write()).toMatchObject({ method, attendees })
    const cancelled = write({ state: 'cancelled', sequence: 1 })
    expect(cancelled).toMatchObject({ method: 'CANCEL', attendees, triggers: [] })
  },
)

test('publishes the event of a visitor without an email address', () => {
  expect(forVisitor({ email: null })).toMatchObject({ method: 'PUBLISH', attendees: [] })
})

test.each([
  ['more than a day ahead', '2027-03-10T17:00:00Z', ['-P1D']],
  ['a day ahead', '2027-03-09T14:00:00Z', []],
])('an appointment %s has an alarm a day before', (_, startsAt, triggers) => {
  const parts = { startsAt: new Date(startsAt) }
  expect(forOffice(parts).triggers).toEqual(triggers)
  expect(forVisitor(parts).triggers).toEqual(triggers)
})

test('a move and a cancellation update the existing event', () => {
  const states: Partial<BookingRow>[] = [{}, { sequence: 1 }, { sequence: 2, state: 'cancelled' }]
  for (const [write, method] of [
    [forOffice, 'PUBLISH'],
    [forVisitor, 'REQUEST'],
  ] as const) {
    const entries = states.map(write)
    expect(new Set(entries.map(({ event }) => event.uid)).size).toBe(1)
    expect(entries.map(({ event }) => event.sequence)).toEqual([0, 1, 2])
    expect(entries.map((entry) => entry.method)).toEqual([method, method, 'CANCEL'])
  }
  const { url } = forVisitor({ state: 'cancelled', sequence: 2 })
  expect(url).toBeNull()
})
