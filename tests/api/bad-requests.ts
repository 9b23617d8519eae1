import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import availability from '../../api/availability.ts'
import bookings from '../../api/bookings.ts'
import contact from '../../api/contact.ts'
import deadlines from '../../api/deadlines.ts'
import digest from '../../api/digest.ts'
import errorReports from '../../api/error-reports.ts'
import holds from '../../api/holds.ts'
import outbox from '../../api/outbox.ts'
import type { Query } from '../../api/_lib/request/db.ts'
import { bookingFormSchema } from '../../src/shared/contracts/bookings.ts'
import { contactFormSchema } from '../../src/shared/contracts/contact.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { ORIGIN, collectLogs, formParts, startTestSite } from './test-site.ts'

const CRON_SECRET = 'a secret for the scheduler'

const visitor = { name: 'Pat Example', email: 'pat@example.com', phone: '740 555 0199' }
const GOOD_BODIES = {
  contact: () => ({ ...visitor, message: 'Hello', ...formParts() }),
  bookings: () => ({
    ...visitor,
    topic: 'consultation',
    start: '2027-03-10T17:00:00.000Z',
    note: '',
    ...formParts(),
  }),
  holds: () => ({ topic: 'consultation', start: '2027-03-10T17:00:00.000Z' }),
  errorReports: () => ({
    route: '/contact',
    name: 'TypeError',
    message: 'x is not a function',
    frames: ['index-abc.js:1:2'],
    build: 'index-abc.js',
  }),
  none: () => ({}),
}
const FUNCTIONS = [
  ['contact', 'POST', contact, GOOD_BODIES.contact],
  ['bookings', 'POST', bookings, GOOD_BODIES.bookings],
  ['holds', 'POST', holds, GOOD_BODIES.holds],
  ['error-reports', 'POST', errorReports, GOOD_BODIES.errorReports],
  ['availability', 'GET', availability, GOOD_BODIES.none],
  ['outbox', 'GET', outbox, GOOD_BODIES.none],
  ['digest', 'GET', digest, GOOD_BODIES.none],
  ['deadlines', 'GET', deadlines, GOOD_BODIES.none],
] as const

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table bookings; --",
  '{{7*7}}',
  '../../etc',
  '2027-02-30T00:00:00Z',
  '2027-03-10T17:00:00.123456789123Z',
  '-000001-01-01T00:00:00Z',
  'a\r\nBcc: all@example.com',
  '219-09-9999',
  '9'.repeat(400),
  'x'.repeat(5000),
  '__proto__',
)
/** Query strings. Some are valid. */
const parameter = fc.oneof(nasty, fc.string(), fc.constantFrom('letter', '2027-03-10', '7'))
const value = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 3 }))
/** A valid body with some fields changed, left out or added. */
const changes = fc.dictionary(
  fc.oneof(
    fc.constantFrom('name', 'email', 'secondEmail', 'phone', 'way', 'message', 'note'),
    fc.constantFrom('topic', 'start', 'hold'),
    fc.constantFrom('replaces', 'formToken', 'website', '__proto__', 'constructor', 'id'),
    fc.string(),
  ),
  fc.option(value, { nil: undefined }),
  { maxKeys: 3 },
)
/** Text that a header may contain. */
const headerText = fc.stringMatching(/^[ -~]{0,40}$/)
const headers = fc.dictionary(
  fc.constantFrom(
    'Origin',
    'Sec-Fetch-Site',
    'Content-Type',
    'Content-Length',
    'Idempotency-Key',
    'X-Forwarded-For',
    'Authorization',
    'Booking-Token',
    'Cookie',
    'Host',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom('null', 'application/json', 'text/plain', '-1', '99999999999', 'same-origin'),
    fc.constantFrom('A'.repeat(43), `Bearer ${'x'.repeat(30)}`, `Bearer ${CRON_SECRET}`, ORIGIN),
  ),
  { maxKeys: 2 },
)
/** A line of a stack trace or of SQL. A booking repeats the typed name, which may look like a time. */
const INTERNALS = /\.[cm]?[jt]s:\d+:\d+|node_modules|select |insert into|SQLSTATE/i
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'PUT', 'OPTIONS']
/** Requests that mostly use the function's usual method. */
const callBy = (usual: string) =>
  fc.record({
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    changes,
    rawBody: fc.option(
      fc.oneof(fc.string(), fc.json(), fc.constantFrom('[]', 'null', '{"a":', '')),
      {
        freq: 5,
        nil: undefined,
      },
    ),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
    search: fc.oneof(
      fc.webQueryParameters(),
      fc
        .record(
          { topic: parameter, from: parameter, days: parameter, situations: parameter },
          { requiredKeys: [] },
        )
        .map((parameters) => new URLSearchParams(parameters).toString()),
    ),
  })

/** Sends each function a number of random requests that no page would send. */
export async function testBadRequests(count: number): Promise<void> {
  const { query, reset, stop } = await startTestSite({ CRON_SECRET })
  let logs: string[] = []
  afterAll(stop)
  afterEach(() => vi.useRealTimers())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
    logs = collectLogs()
    await reset()
  })

  test.each(FUNCTIONS)(
    `%s answers ${count} bad requests clearly`,
    {
      timeout: 240_000,
    },
    async (name, usual, handler, goodBody) => {
      await fc.assert(
        fc.asyncProperty(
          callBy(usual),
          async ({ method, changes: changed, rawBody, headers: own, search }) => {
            const hasBody = method !== 'GET' && method !== 'HEAD'
            const body = rawBody ?? JSON.stringify({ ...goodBody(), ...changed })
            const request = new Request(`${ORIGIN}/api/${name}?${search}`, {
              method,
              headers: {
                'Content-Type': 'application/json',
                'Idempotency-Key': randomUUID(),
                'X-Forwarded-For': randomUUID(),
                Origin: ORIGIN,
                ...own,
              },
              ...(hasBody && { body }),
            })
            const response = await handler.fetch(request)
            // The log may contain what the response must not.
            expect(response.status, logs.at(-1)).toBeLessThan(500)
            const text = await response.text()
            if (response.status === 204) return
            if (response.status === 308) {
              const location = response.headers.get('location')
              expect(location).toMatch(/^\/api\/deadlines(?:\?situations=[A-Za-z,]+)?$/)
              return
            }
            const isCalendar = name === 'deadlines' && response.ok
            const type = isCalendar ? 'text/calendar' : 'application/json'
            expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
            if (method === 'HEAD' || isCalendar) return
            expect(text).not.toMatch(INTERNALS)
            const answer: unknown = JSON.parse(text)
            if (!response.ok) expect(errorResponseSchema.parse(answer)).toEqual(answer)
          },
        ),
        { numRuns: count },
      )
      await expectStoredRowsToBeGood(query)
    },
  )
}

/** Some changes leave a valid form. All stored rows must be valid. */
async function expectStoredRowsToBeGood(query: Query): Promise<void> {
  const blank = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([k, v]) => [k, v ?? '']))
  const messages = await query<object>('select name, email, phone, message from contact_messages')
  for (const row of messages) contactFormSchema.parse(blank(row))
  const booked = await query<object>(
    `select name, email, phone, note from bookings where state <> 'held'`,
  )
  for (const row of booked) bookingFormSchema.parse(blank(row))
}
