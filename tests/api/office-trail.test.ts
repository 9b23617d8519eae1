import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../api/bookings.ts'
import contact from '../../api/contact.ts'
import office from '../../api/office.ts'
import { deskAnswers } from '../../src/shared/contracts/office.ts'
import { signInAs } from '../fixtures/office.ts'
import { ask, collectLogs, formParts, readAnswer, startTestSite } from './test-site.ts'

const DESK = 'desk@example.com'
const PAT = { name: 'Pat Example', email: 'pat@example.com', phone: '(740) 555-0199' }
const { query, reset, stop } = await startTestSite({ OFFICE_EMAILS: DESK })
afterAll(stop)

let insider: Record<string, string>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  collectLogs()
  await reset()
  await query('delete from office_feed')
  insider = signInAs(DESK)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = (action: object) =>
  ask(office, '/api/office', { method: 'POST', headers: insider, body: action })
const readTrail = async (before?: string) =>
  readAnswer(await send({ action: 'trail', before }), deskAnswers.trail)

const DAY_OFF = {
  action: 'close',
  adviser: null,
  firstDay: '2027-03-10',
  lastDay: '2027-03-12',
  weekday: null,
  fromTime: null,
  untilTime: null,
  isSure: true,
}
const DAYS = { firstDay: '2027-03-08', lastDay: '2027-03-09' }
const TABLE = { action: 'table', ...DAYS }

/** One appointment and two messages of one person, a closing and a calendar address. The trail is empty. */
async function fillDesk() {
  const body = { topic: 'consultation', start: '2027-03-09T17:00:00.000Z', way: 'phone', ...PAT }
  const form = { ...body, ...formParts() }
  const answer = await ask(bookings, '/api/bookings', { method: 'POST', body: form })
  const { reference, version } = (await answer.json()).booking
  for (const message of ['Hello', 'Hello again']) {
    await ask(contact, '/api/contact', {
      method: 'POST',
      body: { ...PAT, message, ...formParts() },
    })
  }
  await send({ ...DAY_OFF, isSure: true })
  await send({ action: 'feed', isOn: true })
  await send({ action: 'addHours', day: '2027-03-11', fromTime: '17:00', untilTime: '20:00' })
  const [hours] = await query<{ id: string }>('select id from extra_hours')
  const [closing] = await query<{ id: string }>('select id from closed_times')
  await query('truncate office_trail')
  return {
    appointment: { reference, version },
    closing: { id: closing?.id },
    hours: { id: hours?.id },
  }
}
type Filled = Awaited<ReturnType<typeof fillDesk>>

const NO_EXTENT = {
  appointments: null,
  messages: null,
  waiting: null,
  firstDay: null,
  lastDay: null,
}
const START = '2027-03-15T18:00:00.000Z'
const DEEDS: [string, (filled: Filled) => object, object][] = [
  [
    'a deletion',
    () => ({ action: 'forget', email: PAT.email }),
    { ...NO_EXTENT, what: 'deleted_person', appointments: 0, messages: 2, waiting: 0 },
  ],
  [
    'a look at one person',
    () => ({ action: 'person', phone: PAT.phone }),
    { ...NO_EXTENT, what: 'looked_up_person', appointments: 1, messages: 2, waiting: 0 },
  ],
  [
    'a table of appointments',
    () => ({ ...TABLE, of: 'appointments' }),
    { ...NO_EXTENT, what: 'saved_table', appointments: 1, ...DAYS },
  ],
  [
    'a table of messages',
    () => ({ ...TABLE, of: 'messages' }),
    { ...NO_EXTENT, what: 'saved_table', messages: 2, ...DAYS },
  ],
  [
    'closed days',
    () => ({ ...DAY_OFF, firstDay: '2027-04-01', lastDay: '2027-04-02' }),
    { ...NO_EXTENT, what: 'closed', firstDay: '2027-04-01', lastDay: '2027-04-02' },
  ],
  [
    'a weekly closing without an end',
    () => ({ ...DAY_OFF, lastDay: null, weekday: 1 }),
    { ...NO_EXTENT, what: 'closed', firstDay: '2027-03-10' },
  ],
  [
    'reopened days',
    ({ closing }) => ({ action: 'open', ...closing }),
    { ...NO_EXTENT, what: 'reopened', firstDay: '2027-03-10', lastDay: '2027-03-12' },
  ],
  [
    'extra hours',
    () => ({ action: 'addHours', day: '2027-03-10', fromTime: '17:00', untilTime: '20:00' }),
    { ...NO_EXTENT, what: 'hours_added', firstDay: '2027-03-10', lastDay: '2027-03-10' },
  ],
  [
    'removed extra hours',
    ({ hours }) => ({ action: 'removeHours', ...hours }),
    { ...NO_EXTENT, what: 'hours_removed', firstDay: '2027-03-11', lastDay: '2027-03-11' },
  ],
  [
    'several cancellations',
    ({ appointment }) => ({ action: 'cancelMany', chosen: [appointment], isMailed: false }),
    { ...NO_EXTENT, what: 'canceled', appointments: 1 },
  ],
  [
    'a new calendar address',
    () => ({ action: 'feed', isOn: true }),
    { ...NO_EXTENT, what: 'feed_on' },
  ],
  [
    'a calendar address turned off',
    () => ({ action: 'feed', isOn: false }),
    { ...NO_EXTENT, what: 'feed_off' },
  ],
  [
    'a move',
    ({ appointment }) => ({ action: 'move', ...appointment, start: START }),
    { ...NO_EXTENT, what: 'moved', appointments: 1 },
  ],
  [
    'a correction',
    ({ appointment }) => ({
      action: 'correct',
      ...appointment,
      visitor: { ...PAT, name: 'Lee Example', way: 'phone' },
      topic: 'consultation',
    }),
    { ...NO_EXTENT, what: 'corrected', appointments: 1 },
  ],
  [
    'a cancellation',
    ({ appointment }) => ({ action: 'cancel', ...appointment }),
    { ...NO_EXTENT, what: 'canceled', appointments: 1 },
  ],
]

test.each(DEEDS)('the trail names %s, and no client', async (_, actionOf, row) => {
  const action = actionOf(await fillDesk())
  expect((await send(action)).status).toBe(200)
  const { entries, hasMore } = await readTrail()
  const id = expect.any(String)
  expect(entries).toEqual([{ id, at: '2027-03-08T14:00:00.000Z', who: DESK, ...row }])
  expect(hasMore).toBe(false)
  // The entry's own ID is random.
  const [stored] = await query<object>('select * from office_trail')
  expect(JSON.stringify({ ...stored, id: '' })).not.toMatch(/pat|555|[BM]-\w{8}/i)
})

/** What the actions may change, without the counter of visits. */
const readRows = () =>
  Promise.all(
    ['bookings', 'contact_messages', 'closed_times', 'extra_hours', 'office_feed', 'outbox'].map(
      (table) => query(`select * from ${table} order by 1`),
    ),
  )

test.each(DEEDS)('without its entry in the trail, %s does not happen', async (_, actionOf) => {
  const action = actionOf(await fillDesk())
  const before = await readRows()
  await query('alter table office_trail rename to elsewhere')
  const response = await send(action)
  await query('alter table elsewhere rename to office_trail')
  expect([response.status, await response.json()]).toMatchObject([500, { error: {} }])
  expect(await readRows()).toEqual(before)
})

test('what changes nothing leaves nothing in the trail', async () => {
  const { appointment, closing } = await fillDesk()
  const { reference } = appointment
  const [cancel, open] = [
    { action: 'cancel', ...appointment },
    { action: 'open', ...closing },
  ]
  const off = { action: 'feed', isOn: false }
  const tried = [
    { ...DAY_OFF, isSure: false },
    { action: 'find', text: 'pat' },
    { action: 'preview', reference },
    { action: 'move', reference, version: 7, start: START },
    { action: 'move', ...appointment, start: '2027-03-09T17:00:00.000Z' },
    { action: 'cancelMany', chosen: [{ reference, version: 7 }], isMailed: false },
    { action: 'forget' },
    { action: 'person' },
    { ...TABLE, of: 'messages', firstDay: '2027-03-10' },
  ]
  for (const action of tried) await send(action)
  expect((await readTrail()).entries).toEqual([])
  for (const action of [cancel, open, off]) {
    await send(action)
    vi.setSystemTime(Date.now() + 1000)
    await send(action)
  }
  expect((await readTrail()).entries.map(({ what }) => what)).toEqual([
    'feed_off',
    'reopened',
    'canceled',
  ])
})

test('canceling several again leaves nothing in the trail', async () => {
  const { appointment } = await fillDesk()
  for (let times = 0; times < 2; times += 1) {
    await send({ action: 'cancelMany', chosen: [appointment], isMailed: false })
    vi.setSystemTime(Date.now() + 1000)
  }
  expect((await readTrail()).entries.map(({ what }) => what)).toEqual(['canceled'])
})

test.each([
  [0, [0]],
  [50, [50]],
  [51, [50, 1]],
  [102, [50, 50, 2]],
])('lists %i entries newest first in pages of 50, even with equal times', async (count, sizes) => {
  await query(
    `insert into office_trail (id, at, who, what)
      select gen_random_uuid(), timestamptz '2027-03-01' + (n / 7) * interval '1 hour', 'desk@example.com', 'feed_on'
      from generate_series(1, $1) as n`,
    [count],
  )
  const pages = [await readTrail()]
  while (pages.at(-1)?.hasMore) pages.push(await readTrail(pages.at(-1)?.entries.at(-1)?.id))
  expect(pages.map(({ entries }) => entries.length)).toEqual(sizes)
  const all = pages.flatMap(({ entries }) => entries)
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})

test('a page after an unknown entry is empty', async () => {
  await send({ action: 'feed', isOn: true })
  expect(await readTrail(randomUUID())).toEqual({ entries: [], hasMore: false })
  expect((await send({ action: 'trail', before: 'x' })).status).toBe(400)
})
