import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import availability from '../../api/availability.ts'
import bookings from '../../api/bookings.ts'
import health from '../../api/health.ts'
import holds from '../../api/holds.ts'
import outbox from '../../api/outbox.ts'
import { digestMail } from '../../api/_lib/mail/office-mails.ts'
import { readDesk } from '../../api/_lib/office/desk.ts'
import { site } from '../../src/config/site.ts'
import { ask, collectLogs, formParts, startTestSite } from './test-site.ts'

const SECRET_PATH = 'private-0123456789/basic.ics'
const URLS = `https://calendar.example.com/${SECRET_PATH}`
const CRON_SECRET = 'a secret for the scheduler'
const { query, reset, stop } = await startTestSite({ BUSY_CALENDAR_URLS: URLS, CRON_SECRET })
afterAll(stop)

const NOW = '2027-03-08T14:00:00Z'
const NOON = '2027-03-09T17:00:00.000Z'
const fetched = vi.fn<(address: URL) => Promise<Response>>()
let logs: string[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
  logs = collectLogs()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  await reset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const calendar = (start: string, uid = 'lunch') =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${start}\r\nDURATION:PT30M\r\nEND:VEVENT\r\nEND:VCALENDAR`
const says = (text: string) => fetched.mockImplementation(async () => new Response(text))
const AT_NOON = calendar('20270309T170000Z')

const times = async () => {
  const answer = await ask(
    availability,
    '/api/availability?topic=consultation&from=2027-03-09&days=1',
  )
  const body = await answer.json()
  return { times: body.days[0]?.times, notice: body.notice }
}
const hold = (start = NOON) =>
  ask(holds, '/api/holds', { method: 'POST', body: { topic: 'consultation', start } })
const book = (start = NOON, parts = {}) => {
  const visitor = { name: 'Pat Example', email: 'pat@example.com', ...formParts(), ...parts }
  const body = { topic: 'consultation', start, ...visitor }
  return ask(bookings, '/api/bookings', { method: 'POST', body })
}
const schedule = () =>
  ask(outbox, '/api/outbox', { headers: { Authorization: `Bearer ${CRON_SECRET}` } })
/** Waits until everything started after the response is done. */
const settle = () => vi.waitFor(async () => expect(await inWork()).toBe(false), 10_000)
const inWork = async () => {
  const [row] = await query<{ is: boolean }>(
    `select coalesce(bool_or(problem = 'reading'), false) as is from busy_calendars`,
  )
  return row?.is
}

test('a busy time is not offered and cannot be held or booked', async () => {
  says(AT_NOON)
  const offered = (await times()).times
  // The break after an appointment must also fit before the busy time.
  expect(offered).not.toContain('2027-03-09T16:30:00.000Z')
  expect(offered).not.toContain(NOON)
  expect(offered).toContain('2027-03-09T16:00:00.000Z')
  expect(offered).toContain('2027-03-09T17:30:00.000Z')
  for (const response of [await hold(), await book()]) expect(response.status).toBe(409)
  expect(await query('select from bookings')).toEqual([])
})

test('refuses a move to a busy time and ignores our own appointments in the calendar', async () => {
  says(calendar('20270309T170000Z', 'a-booking@www.example.com'))
  const { token } = await (await book()).json()
  const move = (start: string) =>
    ask(bookings, '/api/bookings', {
      method: 'PATCH',
      headers: { 'Booking-Token': token },
      body: { start },
    })
  vi.setSystemTime('2027-03-08T14:05:00Z')
  says(calendar('20270310T170000Z'))
  await times()
  await settle()
  expect((await move('2027-03-10T17:00:00.000Z')).status).toBe(409)
  expect((await move('2027-03-10T18:00:00.000Z')).status).toBe(200)
})

test('does not book a held time that has become busy', async () => {
  says(calendar('20270301T170000Z'))
  const { token } = await (await hold()).json()
  says(AT_NOON)
  vi.setSystemTime('2027-03-08T14:04:30Z')
  await schedule()
  expect((await book(NOON, { hold: token })).status).toBe(409)
})

test('reads a calendar once every few minutes, in one request, after the response', async () => {
  says(AT_NOON)
  await Promise.all([times(), times(), times()])
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.setSystemTime('2027-03-08T14:03:00Z')
  await times()
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.setSystemTime('2027-03-08T14:05:00Z')
  let answer = () => {}
  fetched.mockReturnValue(
    new Promise((resolve) => (answer = () => resolve(new Response(calendar('20270309T180000Z'))))),
  )
  expect((await times()).times, 'without waiting').not.toContain(NOON)
  expect(fetched).toHaveBeenCalledTimes(2)
  answer()
  await settle()
  expect((await times()).times).toContain(NOON)
})

test('asks visitors to call while the first reading takes long, and goes on reading', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(NOW) })
  let answer = () => {}
  fetched.mockReturnValue(new Promise((resolve) => (answer = () => resolve(new Response(AT_NOON)))))
  const first = times()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(8000)
  expect((await first).notice).toContain('cannot see')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
  answer()
  await settle()
  expect((await times()).times?.length).toBeGreaterThan(0)
})

test('uses the last good copy for a day, then asks visitors to call', async () => {
  says(AT_NOON)
  await times()
  fetched.mockImplementation(async () => new Response('gone', { status: 404 }))
  vi.setSystemTime('2027-03-09T13:59:00Z')
  expect((await times()).times).not.toContain(NOON)
  await settle()
  expect(await state()).toEqual({ status: 200, calendars: 'stale' })
  vi.setSystemTime('2027-03-09T14:01:00Z')
  const { times: none, notice } = await times()
  expect(none).toBeUndefined()
  expect(notice).toContain(site.phone.display)
  for (const response of [
    await hold('2027-03-10T17:00:00.000Z'),
    await book('2027-03-10T17:00:00.000Z'),
  ]) {
    expect(response.status).toBe(503)
  }
  expect(await state()).toEqual({ status: 503, calendars: 'unreadable' })
  const { text } = await digestMail(query, '2027-03-09')
  expect(text).toContain('calendar.example.com')
  expect(text).toContain('no times are offered until it can be read')
  expect(text + logs.join()).not.toContain(SECRET_PATH)
  // It recovers on its own.
  says(AT_NOON)
  vi.setSystemTime('2027-03-09T14:03:00Z')
  expect((await times()).times?.length).toBeGreaterThan(0)
  expect((await state()).calendars).toBe('ok')
})

async function state() {
  vi.stubEnv('SMTP_URL', 'smtps://mail.example.com')
  await query(`update outbox set done_at = now(), outcome = 'sent'`)
  const response = await ask(health, '/api/health')
  const { parts } = await response.json()
  return { status: response.status, calendars: parts.calendars }
}

test.each<[string, () => Response]>([
  ['a page instead of a calendar', () => new Response('<!doctype html>')],
  ['a refusal', () => new Response('', { status: 403 })],
  ['26 million bytes', () => new Response(`${AT_NOON}${' '.repeat(26_000_000)}`)],
  ['a redirect to another host', () => Response.redirect('https://elsewhere.example.com/x.ics')],
  ['a redirect without encryption', () => Response.redirect('http://calendar.example.com/x.ics')],
  ['a redirect to localhost', () => Response.redirect('https://127.0.0.1/x.ics')],
  ['endless redirects', () => Response.redirect(`https://calendar.example.com/${SECRET_PATH}`)],
])('rejects %s and offers no times', async (_, respond) => {
  fetched.mockImplementation(async () => respond())
  expect(await times()).toEqual({ times: undefined, notice: expect.stringContaining('cannot see') })
  for (const [address] of fetched.mock.calls) {
    expect(address.origin).toBe('https://calendar.example.com')
  }
  expect(logs.join()).not.toContain('private-')
  const desk = await readDesk(
    query,
    'desk@example.com',
    { from: '2027-03-08', days: 1 },
    new Date(),
  )
  // In words, not by its code.
  expect(desk.unreadCalendars).toEqual([
    { host: 'calendar.example.com', readAt: null, reason: expect.stringContaining(' ') },
  ])
})

test('follows three redirects within the configured hosts', async () => {
  for (const name of ['old', 'newer', 'new']) {
    fetched.mockImplementationOnce(async () =>
      Response.redirect(`https://calendar.example.com/${name}.ics`),
    )
  }
  fetched.mockImplementationOnce(async () => new Response(AT_NOON))
  expect((await times()).times).not.toContain(NOON)
  expect(fetched.mock.lastCall?.[0].href).toBe('https://calendar.example.com/new.ics')
})

test('lists an appointment in the overview when its time becomes busy', async () => {
  says(calendar('20270301T170000Z'))
  const { booking } = await (await book()).json()
  says(AT_NOON)
  vi.setSystemTime('2027-03-08T14:06:00Z')
  await schedule()
  const { text } = await digestMail(query, '2027-03-08')
  expect(text).toContain('Appointments at times a calendar shows as busy')
  expect(text.split(booking.reference).length).toBeGreaterThan(2)
})

test('deletes a calendar that is no longer configured and never stores its URL', async () => {
  says(AT_NOON)
  await times()
  expect(JSON.stringify(await query('select * from busy_calendars'))).not.toContain('private-')
  vi.stubEnv('BUSY_CALENDAR_URLS', '')
  await schedule()
  expect((await times()).times).toContain(NOON)
  expect(await query('select from busy_times')).toEqual([])
})

test.each([
  'http://calendar.example.com/x.ics',
  'https://user:password@calendar.example.com/x.ics',
  'calendar.example.com/x.ics',
  '0=https://calendar.example.com/x.ics',
])('refuses the URL "%s" without repeating it', async (value) => {
  vi.stubEnv('BUSY_CALENDAR_URLS', value)
  const { readEnv } = await import('../../api/_lib/request/env.ts')
  expect(() => readEnv()).toThrow(/BUSY_CALENDAR_URLS: must be addresses/)
  expect(() => readEnv()).not.toThrow('x.ics')
})

const ENDLESS = AT_NOON.replace(
  'END:VEVENT',
  'END:VEVENT\r\nBEGIN:VEVENT\r\nUID:endless\r\nDTSTART:20270310T150000Z\r\nDURATION:PT1H\r\n' +
    'RRULE:FREQ=DAILY;BYDAY=1SU\r\nEND:VEVENT',
)

test('keeps reading a calendar with an endless event, and names the event in the overview', async () => {
  says(ENDLESS)
  expect((await times()).times).not.toContain(NOON)
  const mail = await digestMail(query, '2027-03-08')
  expect(mail.text).toContain('2027-03-10 15:00: in the calendar at calendar.example.com')
  expect((await (await ask(health, '/api/health')).json()).parts.calendars).toBe('ok')
})

test('offers times from a calendar of twelve years and 6 MB', async () => {
  const day = (count: number) =>
    new Date(Date.parse('2015-06-01T17:00:00Z') + count * 12 * 3600_000).toISOString()
  const meeting = (_: unknown, count: number) =>
    `BEGIN:VEVENT\r\nUID:${count}\r\nDTSTART:${day(count).replaceAll(/[-:]|\.000/g, '')}\r\n` +
    `DURATION:PT30M\r\nDESCRIPTION:${'x'.repeat(650)}\r\nEND:VEVENT\r\n`
  const years = Array.from({ length: 8064 }, meeting).join('')
  const text = AT_NOON.replace('BEGIN:VEVENT', `${years}BEGIN:VEVENT`)
  expect(text.length).toBeGreaterThan(5_800_000)
  says(text)
  const offered = (await times()).times
  expect(offered?.length).toBeGreaterThan(0)
  expect(offered).not.toContain(NOON)
})

test('reads the rest of a calendar with a bad line and an event without a start, and names both', async () => {
  const bad = 'BEGIN:VEVENT\r\nDTSTART:20270399T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR'
  says(AT_NOON.replace('END:VEVENT', 'no property\r\nEND:VEVENT').replace('END:VCALENDAR', bad))
  const offered = (await times()).times
  expect(offered?.length).toBeGreaterThan(0)
  expect(offered).not.toContain(NOON)
  const { text } = await digestMail(query, '2027-03-08')
  expect(text).toContain('2027-03-09 17:00: in the calendar at calendar.example.com')
  expect(text).toContain('2027-03-99 10:00: in the calendar at calendar.example.com')
  const days = { from: '2027-03-08', days: 1 }
  const { skippedParts } = await readDesk(query, 'desk@example.com', days, new Date())
  expect(skippedParts.map(({ place }) => place)).toEqual(['2027-03-09 17:00', '2027-03-99 10:00'])
  says(AT_NOON)
  vi.setSystemTime('2027-03-08T14:05:00Z')
  await schedule()
  expect((await digestMail(query, '2027-03-08')).text).not.toContain('in the calendar at')
})

test('reports a calendar whose reading never ended', async () => {
  says(AT_NOON)
  await times()
  // As a process leaves it that stopped while reading.
  await query(`update busy_calendars set problem = 'reading', read_at = $1`, [
    new Date('2027-03-08T13:00:00Z'),
  ])
  vi.setSystemTime('2027-03-08T14:01:30Z')
  const answer = await ask(health, '/api/health')
  expect(answer.status).toBe(503)
  expect((await answer.json()).parts.calendars).toBe('unreadable')
  expect((await digestMail(query, '2027-03-08')).text).toContain('Calendars that cannot be read')
  fetched.mockImplementation(async () => Promise.reject(new Error('away')))
  await schedule()
  const [row] = await query<{ problem: string }>('select problem from busy_calendars')
  expect(row?.problem).toBe('not_reached')
})

test('offers the time of an invitation once its owner declines it, and names it until then', async () => {
  const url = 'https://calendar.example.com/calendar/ical/pat%40example.com/private-0123/basic.ics'
  vi.stubEnv('BUSY_CALENDAR_URLS', url)
  const invited = (answer: string) =>
    AT_NOON.replace('DTSTART', `ATTENDEE;PARTSTAT=${answer}:mailto:pat@example.com\r\nDTSTART`)
  const overview = async () => (await digestMail(query, '2027-03-08')).text
  says(invited('NEEDS-ACTION'))
  expect((await times()).times).not.toContain(NOON)
  expect(await overview()).toMatch(
    /Invitations without an answer.*\n.*March 9, 2027 at 12:00 PM EST.*in the calendar at calendar\.example\.com/,
  )
  says(invited('DECLINED'))
  vi.setSystemTime('2027-03-08T14:05:00Z')
  await times()
  await settle()
  expect((await times()).times).toContain(NOON)
  expect(await overview()).not.toContain('Invitations')
})

const streamOf = (pull: (controller: ReadableStreamDefaultController) => void) =>
  new Response(new ReadableStream({ pull }))

test.each<[string, string, (signal: AbortSignal) => Response]>([
  ['too slow', 'too_slow', (signal) => streamOf((controller) => controller.error(signal.reason))],
  ['broken off', 'broke_off_sending', () => streamOf((one) => one.error(new Error('reset')))],
  ['over 25 MB', 'too_large', () => new Response('x'.repeat(25_000_001))],
])('notes a body that is %s as %s', async (_, problem, answer) => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  fetched.mockImplementation(async () => {
    const response = answer(timeout.signal)
    if (problem === 'too_slow') timeout.abort(new DOMException('No answer in time', 'TimeoutError'))
    return response
  })
  await schedule()
  expect(await query('select problem from busy_calendars')).toEqual([{ problem }])
  const named: Record<string, string> = {
    too_slow: 'it answered too slowly',
    broke_off_sending: 'its answer broke off',
    too_large: 'it is larger than 25 MB',
  }
  expect((await digestMail(query, '2027-03-08')).text).toContain(named[problem])
})
