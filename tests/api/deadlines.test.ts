import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import deadlines from '../../api/deadlines.ts'
import { SITUATION_IDS, writeCalendarQuery } from '../../src/shared/deadlines/situations.ts'
import { listTwoYears } from '../../src/shared/deadlines/list-deadlines.ts'

const ENDPOINT = 'https://www.example.com/api/deadlines'
const ask = (query = '') => deadlines.fetch(new Request(`${ENDPOINT}${query}`))

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The events as read by an independent library. */
async function readEvents(response: Response): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test('lists every date of this year and the next', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="tax-deadlines.ics"')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(response.headers.get('cdn-cache-control')).toBe(
    'public, max-age=43200, stale-while-revalidate=86400',
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const events = await readEvents(response)
  const expected = listTwoYears(2026, [])
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(
    expected.map(({ date }) => date),
  )
  expect(events.map(({ uid }) => uid)).toEqual(expected.map(({ id }) => `${id}@www.example.com`))
  expect(events.filter(({ startDate }) => !startDate.isDate)).toEqual([])
})

test('an event says what is due, under which law, and where to file', async () => {
  const events = await readEvents(await ask('?situations=farm'))
  const farm = events.find(({ uid }) => uid.startsWith('farm-return-2026-03-01@'))
  expect(farm?.startDate.toString()).toBe('2026-03-02')
  expect(farm?.summary).toBe('Farm return without estimated payments: file and pay for 2025')
  expect(farm?.description).toContain('Moved from Sunday, March 1, a weekend or holiday.')
  expect(farm?.description).toContain('Source: IRC §6654(i)(1)(D), (i)(2)')
  expect(farm?.component.getFirstPropertyValue('url')).toMatch(/^https:\/\/www\.irs\.gov\//)
  expect(farm?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
})

test('lists the dates of the given situations', async () => {
  const events = await readEvents(await ask('?situations=sales,cat'))
  expect(events.map(({ uid }) => uid.replace(/-\d{4}.*/, '')).toSorted()).toEqual([
    ...Array(8).fill('cat'),
    ...Array(24).fill('sales'),
    ...Array(4).fill('sales-half-year'),
    ...Array(8).fill('use-quarterly'),
  ])
})

test('moves on a year at midnight in the office’s time zone', async () => {
  vi.setSystemTime(new Date('2027-01-01T04:59:00Z'))
  expect((await readEvents(await ask('?situations=cat')))[0]?.startDate.year).toBe(2026)
  vi.setSystemTime(new Date('2027-01-01T05:00:00Z'))
  expect((await readEvents(await ask('?situations=cat')))[0]?.startDate.year).toBe(2027)
})

test('returns the same bytes for the same request', async () => {
  expect(await (await ask()).text()).toBe(await (await ask()).text())
})

test.each([
  ['another order', '?situations=sales,farm', '/api/deadlines?situations=farm,sales'],
  ['an encoded comma', '?situations=farm%2Csales', '/api/deadlines?situations=farm,sales'],
  [
    'all situations in reverse',
    `?situations=${SITUATION_IDS.toReversed().join(',')}`,
    `/api/deadlines?situations=${SITUATION_IDS.join(',')}`,
  ],
])('redirects %s to the canonical URL', async (_, query, location) => {
  const response = await ask(query)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(location)
  expect(response.headers.get('cdn-cache-control')).toContain('max-age=43200')
  expect(await response.text()).toBe('')
  expect((await ask(new URL(location, ENDPOINT).search)).status).toBe(200)
})

test.each(['?year=2026', '?utm_source=mail&utm_source=news', '?__proto__=x'])(
  'answers as without %s, which it does not know',
  async (query) => {
    const response = await ask(query)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(await (await ask()).text())
    const chosen = await ask(`${query}&situations=sales`)
    expect(await chosen.text()).toBe(await (await ask('?situations=sales')).text())
  },
)

test('the page builds the same URL for any order of choices', () => {
  expect(writeCalendarQuery(['sales', 'farm'])).toBe('?situations=farm,sales')
  expect(writeCalendarQuery([])).toBe('')
})

test.each([
  ['an unknown situation', '?situations=spy'],
  ['an empty situation', '?situations='],
  ['a repeated situation', '?situations=farm,farm'],
  ['a repeated parameter', '?situations=farm&situations=sales'],
  ['a very long list', `?situations=${'farm,'.repeat(60)}farm`],
])('refuses %s', async (_, query) => {
  const response = await ask(query)
  expect(response.status).toBe(400)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await response.json()).error.code).toBe('bad_request')
})

test('refuses other methods and answers HEAD without a body', async () => {
  const refused = await deadlines.fetch(new Request(ENDPOINT, { method: 'POST' }))
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toBe('GET, HEAD')
  const head = await deadlines.fetch(new Request(ENDPOINT, { method: 'HEAD' }))
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})
