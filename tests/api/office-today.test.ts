import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import availability from '../../api/availability.ts'
import office from '../../api/office.ts'
import outbox from '../../api/outbox.ts'
import { booking as rules } from '../../src/shared/booking.ts'
import { deskAnswers, deskResponseSchema } from '../../src/shared/contracts/office.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { OFFICE_TODAY, officeTodayResponseSchema } from '../../src/shared/contracts/office-today.ts'
import { signInAs } from '../fixtures/office.ts'
import { ask, collectLogs, readAnswer, startTestSite } from './test-site.ts'

const CRON_SECRET = 'a secret for the scheduler'
const { query, reset, stop } = await startTestSite({
  OFFICE_EMAILS: 'desk@example.com second@example.com',
  CRON_SECRET,
})
afterAll(stop)

let insider: Record<string, string>
beforeEach(async () => {
  // A Monday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  collectLogs()
  await reset()
  insider = signInAs('desk@example.com')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = (action: object) =>
  ask(office, '/api/office', { method: 'POST', headers: insider, body: action })
const desk = async () =>
  readAnswer(
    await ask(office, '/api/office?from=2027-03-08&days=1', { headers: insider }),
    deskResponseSchema,
  )
const lookToday = async () =>
  readAnswer(await ask(availability, OFFICE_TODAY), officeTodayResponseSchema)
const close = (parts: object) =>
  send({
    action: 'close',
    adviser: null,
    weekday: null,
    fromTime: null,
    untilTime: null,
    note: 'Robin is ill',
    isSure: true,
    ...parts,
  })
const addHours = (day: string, fromTime: string, untilTime: string) =>
  send({ action: 'addHours', day, fromTime, untilTime, note: 'Robin stays' })
const openOn = async () =>
  (await lookToday()).changedDays.map(
    ({ date, open }) =>
      `${date.slice(5)} ${open.map(({ from, until }) => `${from}-${until}`).join(' ') || 'closed'}`,
  )

test('tells everyone the hours that the desk has changed, without names and notes', async () => {
  expect(await lookToday()).toEqual({ changedDays: [], notice: null })
  await addHours('2027-03-09', '20:00', '23:59')
  await close({ firstDay: '2027-03-09', lastDay: '2027-03-09' })
  await close({
    firstDay: '2027-03-10',
    lastDay: '2027-03-10',
    fromTime: '12:00',
    untilTime: '13:00',
  })
  await addHours('2027-03-11', '17:00', '20:30')
  await addHours('2027-03-14', '10:00', '12:00')
  // Daylight saving time begins on March 14; every Friday afternoon is closed from the 19th on.
  await close({
    firstDay: '2027-03-15',
    lastDay: null,
    weekday: 5,
    fromTime: '12:00',
    untilTime: '17:00',
  })
  expect(await openOn()).toEqual([
    '03-09 closed',
    '03-10 09:00-12:00 13:00-17:00',
    '03-11 09:00-20:30',
    '03-14 10:00-12:00',
    '03-19 09:00-12:00',
  ])
  expect(JSON.stringify(await lookToday())).not.toMatch(/Robin|desk|example/)
  // Also of this week's days that are over, and of no day after two weeks.
  vi.setSystemTime('2027-03-14T14:00:00Z')
  expect((await openOn())[0]).toBe('03-09 closed')
  vi.setSystemTime('2027-03-06T14:00:00Z')
  expect((await openOn()).at(-1)).toBe('03-19 09:00-12:00')
  vi.setSystemTime('2027-03-05T14:00:00Z')
  expect((await openOn()).at(-1)).toBe('03-14 10:00-12:00')
})

test('says nothing of one adviser’s day off, and of closings that change nothing', async () => {
  await query(
    `insert into closed_times (adviser, first_day, last_day, time_zone)
      values (1, '2027-03-09', '2027-03-09', $1)`,
    [rules.timeZone],
  )
  await close({ firstDay: '2027-03-14', lastDay: '2027-03-14' })
  await close({
    firstDay: '2027-03-10',
    lastDay: '2027-03-10',
    fromTime: '18:00',
    untilTime: '20:00',
  })
  expect(await openOn()).toEqual([])
})

test('says of a holiday whether the office has closed or opened it', async () => {
  vi.setSystemTime('2027-11-22T14:00:00Z')
  insider = signInAs('desk@example.com')
  expect(await openOn()).toEqual([])
  await close({ firstDay: '2027-11-25', lastDay: '2027-11-25' })
  expect(await openOn()).toEqual(['11-25 closed'])
  await query('delete from closed_times')
  await addHours('2027-11-25', '09:00', '11:00')
  expect(await openOn()).toEqual(['11-25 09:00-11:00'])
})

test('lets the host keep the answer for two minutes, and without a database knows of no changes', async () => {
  const { headers } = await ask(availability, OFFICE_TODAY)
  expect(headers.get('CDN-Cache-Control')).toBe('public, max-age=120')
  expect(headers.get('Cache-Control')).toBe('public, max-age=30')
  for (const search of ['&topic=consultation', '&office=today', 'x']) {
    const refused = await ask(availability, OFFICE_TODAY + search)
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
  }
  vi.stubEnv('DATABASE_URL', '')
  expect(await lookToday()).toEqual({ changedDays: [], notice: null })
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  const broken = await ask(availability, OFFICE_TODAY)
  expect([broken.status, broken.headers.get('CDN-Cache-Control')]).toEqual([503, null])
})

const statusesOf = (answers: Response[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const TONIGHT = '2027-03-09T05:00:00.000Z'
const notice = (parts: object = {}) => ({
  action: 'setNotice',
  text: 'Closed today, snow',
  until: TONIGHT,
  seen: null,
  ...parts,
})

test('puts a notice on all pages until its end, and deletes it then', async () => {
  expect((await send(notice())).status).toBe(200)
  const shown = await desk()
  expect(shown.notice).toMatchObject({
    text: 'Closed today, snow',
    until: TONIGHT,
    setBy: 'desk@example.com',
  })
  const id = shown.notice?.id ?? ''
  expect((await lookToday()).notice).toEqual({ id, text: 'Closed today, snow' })
  vi.setSystemTime(TONIGHT)
  expect((await lookToday()).notice).toBeNull()
  expect(await query('select from site_notice')).toHaveLength(1)
  await ask(outbox, '/api/outbox', { headers: { Authorization: `Bearer ${CRON_SECRET}` } })
  expect(await query('select from site_notice')).toEqual([])
})

test('replaces and ends only the notice that the desk has seen', async () => {
  await send(notice())
  const first = (await desk()).notice?.id
  insider = signInAs('second@example.com')
  const refused = await send(notice({ text: 'Open until noon' }))
  const { error } = await readAnswer(refused, errorResponseSchema)
  expect([refused.status, error.code]).toEqual([409, 'changed_elsewhere'])
  expect((await lookToday()).notice?.text).toBe('Closed today, snow')

  expect((await send(notice({ text: 'Open until noon', seen: first }))).status).toBe(200)
  expect((await lookToday()).notice?.text).toBe('Open until noon')
  expect((await send({ action: 'endNotice', id: first })).status).toBe(409)
  const second = (await desk()).notice?.id
  const ends = await Promise.all([1, 2].map(() => send({ action: 'endNotice', id: second })))
  expect(statusesOf(ends)).toEqual([200, 409])
  expect((await lookToday()).notice).toBeNull()

  const sets = await Promise.all(['One', 'Two'].map((text) => send(notice({ text }))))
  expect(statusesOf(sets)).toEqual([200, 409])
  const { entries } = await readAnswer(await send({ action: 'trail' }), deskAnswers.trail)
  expect(entries.map(({ what, firstDay, lastDay }) => [what, firstDay, lastDay])).toEqual(
    expect.arrayContaining([['notice_ended', null, null]]),
  )
  expect(entries.filter(({ what }) => what === 'notice_set')).toHaveLength(3)
  expect(entries.find(({ what }) => what === 'notice_set')).toMatchObject({
    firstDay: '2027-03-08',
    lastDay: '2027-03-08',
  })
  expect(JSON.stringify(entries)).not.toContain('noon')
})

test('a notice that has ended is replaced without having been seen', async () => {
  await send(notice())
  vi.setSystemTime('2027-03-09T14:00:00Z')
  insider = signInAs('desk@example.com')
  expect((await send(notice({ until: '2027-03-10T05:00:00.000Z' }))).status).toBe(200)
})

test.each<[string, object, string]>([
  ['no text', { text: ' \u200b' }, 'text'],
  ['141 characters', { text: 'x'.repeat(141) }, 'text'],
  ['a control character', { text: 'Closed\u0007' }, 'text'],
  ['two lines', { text: 'Closed\ntoday' }, 'text'],
  ['no end', { until: '' }, 'until'],
  ['an end that is past', { until: '2027-03-08T13:59:00.000Z' }, 'until'],
  ['an end in five years', { until: '2032-03-08T05:00:00.000Z' }, 'until'],
  ['an end in the year 275760', { until: '+275760-09-13T00:00:00.000Z' }, 'until'],
])('refuses a notice with %s', async (_, parts, field) => {
  const refused = await send(notice(parts))
  expect(refused.status).toBe(400)
  const { error } = await readAnswer(refused, errorResponseSchema)
  expect(Object.keys(error.fields ?? {})).toEqual([field])
  expect(await query('select from site_notice')).toEqual([])
})

test('takes a notice as plain text, without marks that turn the direction', async () => {
  await send(notice({ text: '\u202e<b>Closed</b>\u2066 & <script>alert(1)</script>' }))
  expect((await lookToday()).notice?.text).toBe('<b>Closed</b> & <script>alert(1)</script>')
})

test('only the desk sets a notice', async () => {
  for (const headers of [{}, signInAs('pat@example.com')]) {
    const refused = await ask(office, '/api/office', { method: 'POST', headers, body: notice() })
    expect([401, 403]).toContain(refused.status)
  }
  expect(await query('select from site_notice')).toEqual([])
})
