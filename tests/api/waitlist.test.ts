import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import availability from '../../api/availability.ts'
import bookings from '../../api/bookings.ts'
import holds from '../../api/holds.ts'
import office from '../../api/office.ts'
import outbox from '../../api/outbox.ts'
import { storeBusyTimes } from '../../api/_lib/calendars/busy-calendars.ts'
import type { Span } from '../../api/_lib/booking/slots.ts'
import { composeMail } from '../../api/_lib/mail/compose-mail.ts'
import { digestMail } from '../../api/_lib/mail/office-mails.ts'
import { CAPS } from '../../api/_lib/request/limits.ts'
import { claimDueMail, finishMail } from '../../api/_lib/mail/outbox.ts'
import { newBookingResponseSchema } from '../../src/shared/contracts/bookings.ts'
import { type DeskAnswer, deskAnswers } from '../../src/shared/contracts/office.ts'
import type { DeskAction } from '../../src/shared/contracts/office-actions.ts'
import {
  entryResponseSchema,
  joinedResponseSchema,
  leftResponseSchema,
  WAITLIST_TOKEN_HEADER,
} from '../../src/shared/contracts/waitlist.ts'
import { signInAs } from '../fixtures/office.ts'
import { ask, collectLogs, formParts, ORIGIN, readAnswer, startTestSite } from './test-site.ts'

const DESK = 'desk@example.com'
const CRON_SECRET = 'a secret for the scheduler'
const { query, transaction, reset, stop } = await startTestSite({
  OFFICE_EMAILS: DESK,
  CRON_SECRET,
})
afterAll(stop)

/** Monday, 9 AM. */
const NOW = '2027-03-08T14:00:00.000Z'
/** Tuesday, 10:30 AM. */
const TUESDAY = '2027-03-09T15:30:00.000Z'
const HOUR = 3600_000
let insider: Record<string, string>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
  collectLogs()
  await reset()
  insider = signInAs(DESK)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const goTo = (moment: string | number) => vi.setSystemTime(moment)
const wait = (hours: number) => goTo(Date.now() + hours * HOUR)

async function book(start: string, parts: object = {}) {
  const form = { topic: 'consultation', name: 'Kim Example', email: 'kim@example.com', start }
  const body = { ...form, ...parts, ...formParts() }
  const response = await ask(bookings, '/api/bookings', { method: 'POST', body })
  expect(response.status).toBe(201)
  return readAnswer(response, newBookingResponseSchema)
}
const cancel = (token: string) =>
  ask(bookings, '/api/bookings', { method: 'DELETE', headers: { 'Booking-Token': token } })
const WISH = { topic: 'consultation', way: 'office', part: 'any', weekdays: [] as number[] }
const send = (parts: object = {}, headers: Record<string, string> = {}) =>
  ask(holds, '/api/holds?waitlist=join', {
    method: 'POST',
    headers,
    body: { name: 'Pat Example', ...WISH, ...parts, ...formParts() },
  })
/** Joins with an address made from the name. @returns the token of the private link */
async function join(name: string, parts: object = {}) {
  const body = { name, email: `${name.toLowerCase()}@example.com`, ...parts }
  const response = await send(body)
  expect(response.status).toBe(201)
  vi.setSystemTime(Date.now() + 1)
  return (await readAnswer(response, joinedResponseSchema)).token
}
const withToken = (token: string) => ({ [WAITLIST_TOKEN_HEADER]: token })
const look = async (token: string) =>
  readAnswer(await ask(holds, '/api/holds', { headers: withToken(token) }), entryResponseSchema)
const take = (token: string, start: string, key = randomUUID()) =>
  ask(holds, '/api/holds?waitlist=book', {
    method: 'POST',
    headers: { ...withToken(token), 'Idempotency-Key': key },
    body: { start },
  })
const decline = (token: string, start: string) =>
  ask(holds, '/api/holds', { method: 'PATCH', headers: withToken(token), body: { start } })
const leave = (token: string) =>
  ask(holds, '/api/holds', { method: 'DELETE', headers: withToken(token) })
const runOutbox = async () => {
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  expect((await ask(outbox, '/api/outbox', { headers })).status).toBe(200)
}
/** Who is offered what until when, in the order of joining, with times on the office's clock. */
const offers = async () => {
  const rows = await query<{ offer: string }>(
    `select name || ' ' || to_char(offer_start at time zone 'America/New_York', 'Dy HH24:MI') || ' until '
        || to_char(offer_until at time zone 'America/New_York', 'Dy HH24:MI') as offer
      from waitlist_entries where offer_start is not null order by created_at`,
  )
  return rows.map(({ offer }) => offer)
}
const isFree = async (start: string) => {
  const search = `topic=consultation&from=${start.slice(0, 10)}&days=1`
  const { days } = await (await ask(availability, `/api/availability?${search}`)).json()
  return days.some(({ times }: { times: string[] }) => times.includes(start))
}
/** A time is booked, the people join, and the appointment is canceled. @returns their tokens */
async function freeTime(start: string, ...people: [string, object?][]) {
  const { token } = await book(start)
  const tokens: string[] = []
  for (const [name, parts] of people) tokens.push(await join(name, parts))
  expect((await cancel(token)).status).toBe(200)
  return tokens
}
const act = (action: object) =>
  ask(office, '/api/office', { method: 'POST', headers: insider, body: action })
async function perform<Name extends DeskAction['action']>(
  action: Extract<DeskAction, { action: Name }>,
): Promise<DeskAnswer<Name>> {
  const response = await act(action)
  expect(response.status).toBe(200)
  return (await readAnswer(response, deskAnswers[action.action as Name])) as DeskAnswer<Name>
}
/** What the office's trail says, and about how many people on the waitlist. */
const deeds = async () => {
  const { entries } = await perform({ action: 'trail' })
  return entries.map(({ what, waiting }) => `${what} ${waiting}`).toSorted()
}
const dueMails = async () => {
  const mails = []
  for (;;) {
    const row = await claimDueMail(query, new Date())
    if (!row) return mails
    mails.push({ kind: row.kind, mail: await composeMail(query, row) })
    await finishMail(query, row.id, 'sent', new Date())
  }
}
const waitlistMails = async () =>
  (await dueMails()).filter(({ kind }) => kind.startsWith('waitlist'))

test('a canceled time is held for the first who waits, and a link is mailed', async () => {
  const [ann = ''] = await freeTime(TUESDAY, ['Ann'], ['Ben'])
  expect(await offers()).toEqual(['Ann Tue 10:30 until Mon 11:00'])
  expect((await look(ann)).offer).toEqual({ start: TUESDAY, until: '2027-03-08T16:00:00.002Z' })
  expect(await isFree(TUESDAY)).toBe(false)
  const mails = await waitlistMails()
  expect(mails.map(({ kind, mail }) => [kind, mail?.to])).toEqual([
    ['waitlist_joined', 'ann@example.com'],
    ['waitlist_joined', 'ben@example.com'],
    ['waitlist_offer', 'ann@example.com'],
  ])
  const offered = mails.at(-1)?.mail?.text
  expect(offered).toContain('When: Tuesday, March 9, 2027 at 10:30 AM EST')
  expect(offered).toContain('Held until: Monday, March 8, 2027 at 11:00 AM EST')
  expect(offered).toContain(`${ORIGIN}/schedule#waitlist=${ann}`)
  expect(offered).not.toContain('Ann')
})

test('a time goes to the next person after two hours, and to nobody twice', async () => {
  await freeTime(TUESDAY, ['Ann'], ['Ben'])
  const until = Date.parse('2027-03-08T16:00:00.002Z')
  goTo(until - 1)
  await runOutbox()
  expect(await offers()).toEqual(['Ann Tue 10:30 until Mon 11:00'])
  goTo(until)
  await runOutbox()
  expect(await offers()).toEqual(['Ben Tue 10:30 until Mon 13:00'])
  expect(await isFree(TUESDAY)).toBe(false)
  wait(2)
  await runOutbox()
  expect(await offers()).toEqual([])
  expect(await isFree(TUESDAY)).toBe(true)
  // It comes free again, and nobody gets it a second time.
  const { token } = await book(TUESDAY)
  await cancel(token)
  expect(await offers()).toEqual([])
})

test('a late scheduler lets nobody else in for half an hour', async () => {
  await freeTime(TUESDAY, ['Ann'], ['Ben'])
  wait(2.4)
  expect(await isFree(TUESDAY)).toBe(false)
  wait(0.2)
  expect(await isFree(TUESDAY)).toBe(true)
  await runOutbox()
  expect(await offers()).toEqual(['Ben Tue 10:30 until Mon 13:36'])
})

test('a time that somebody else booked meanwhile is not offered on', async () => {
  await freeTime(TUESDAY, ['Ann'], ['Ben'])
  wait(2.6)
  await book(TUESDAY)
  await runOutbox()
  expect(await offers()).toEqual([])
})

test('only times that suit are offered', async () => {
  await freeTime(
    TUESDAY,
    ['Ann', { part: 'afternoon' }],
    ['Ben', { weekdays: [1, 3] }],
    ['Cal', { day: '2027-03-10' }],
    ['Dee', { part: 'morning', weekdays: [2] }],
  )
  expect(await offers()).toEqual(['Dee Tue 10:30 until Mon 11:00'])
})

test('a longer appointment gets the time if it fits', async () => {
  // 11:30 is taken, so 90 minutes from 10:30 on do not fit, but those before do.
  await book('2027-03-09T16:30:00.000Z')
  await freeTime(TUESDAY, ['Ann', { topic: 'business-return' }])
  expect(await offers()).toEqual(['Ann Tue 09:00 until Mon 11:00'])
})

test('one who gives a time up is not offered it', async () => {
  await join('Kim')
  await freeTime(TUESDAY, ['Ann'])
  expect(await offers()).toEqual(['Ann Tue 10:30 until Mon 11:00'])
})

test('a moved appointment, extra hours and reopened hours are offered', async () => {
  const { token } = await book(TUESDAY)
  for (const name of ['Ann', 'Ben', 'Cal']) await join(name)
  const moved = await ask(bookings, '/api/bookings', {
    method: 'PATCH',
    headers: { 'Booking-Token': token },
    body: { start: '2027-03-12T15:30:00.000Z' },
  })
  expect(moved.status).toBe(200)
  expect(await offers()).toEqual(['Ann Tue 10:30 until Mon 11:00'])
  const hours = { day: '2027-03-10', fromTime: '18:00', untilTime: '18:30' }
  await perform({ action: 'addHours', ...hours })
  expect((await offers())[1]).toBe('Ben Wed 18:00 until Mon 11:00')
  const thursday = { firstDay: '2027-03-11', lastDay: '2027-03-11', weekday: null, adviser: null }
  const closing = { ...thursday, fromTime: '13:00', untilTime: '15:00' }
  await perform({ action: 'close', ...closing, isSure: true })
  expect(await offers()).toHaveLength(2)
  const [row] = await query<{ id: string }>('select id from closed_times')
  await perform({ action: 'open', id: row?.id ?? '' })
  expect((await offers())[2]).toBe('Cal Thu 13:00 until Mon 11:00')
})

test('a time that comes free in an adviser’s own calendar is offered', async () => {
  const calendar = { url: 'https://calendar.example.com/basic.ics', adviser: null }
  const lunch = { from: new Date(TUESDAY), until: new Date(Date.parse(TUESDAY) + HOUR / 2) }
  const past = { from: new Date('2027-03-07T15:00:00Z'), until: new Date('2027-03-07T16:00:00Z') }
  const store = (spans: Span[]) => {
    const found = { spans, unclear: [], skipped: [], unanswered: [] }
    return storeBusyTimes({ transaction }, calendar, found, new Date())
  }
  await store([past, lunch])
  await join('Ann')
  await store([lunch])
  expect(await offers()).toEqual([])
  await store([])
  expect(await offers()).toEqual(['Ann Tue 10:30 until Mon 11:00'])
})

const closing = (firstDay: string) => {
  const whole = { weekday: null, fromTime: null, untilTime: null }
  return { action: 'close', adviser: null, firstDay, lastDay: firstDay, ...whole }
}

test.each(['closing', 'busy calendar', 'removed hours'])(
  'a %s withdraws an offer, by mail or at the desk, and the person keeps place and turn',
  async (why) => {
    const evening = '2027-03-09T23:00:00.000Z'
    const start = why === 'removed hours' ? evening : TUESDAY
    const hours = { day: '2027-03-09', fromTime: '18:00', untilTime: '19:30' }
    if (why === 'removed hours') await act({ action: 'addHours', ...hours })
    const [ann = ''] = await freeTime(start, ['Ann', { part: 'any' }])
    const [dana = ''] = await freeTime('2027-03-10T15:30:00.000Z', [
      'Dana',
      { email: '', phone: '740 555 0199', way: 'phone' },
    ])
    const [, entry] = (await perform({ action: 'waitlist' })).waiting
    await perform({ action: 'callOffer', id: entry?.id ?? '', start: '2027-03-10T15:30:00.000Z' })
    await act({ ...closing('2027-03-09'), isSure: false })
    expect(await offers()).toHaveLength(2)
    await waitlistMails()

    if (why === 'closing') await act({ ...closing('2027-03-09'), isSure: true })
    if (why === 'removed hours') {
      const [{ id } = { id: '' }] = await query<{ id: string }>('select id from extra_hours')
      await act({ action: 'removeHours', id })
    }
    if (why === 'busy calendar') {
      const calendar = { adviser: 1, url: 'https://calendar.example/own.ics' }
      const spans = [{ from: new Date(start), until: new Date(Date.parse(start) + HOUR) }]
      const busy = { spans, unclear: [], skipped: [], unanswered: [] }
      await storeBusyTimes({ transaction }, calendar, busy, new Date())
    }
    expect(await offers()).toEqual([expect.stringContaining('Dana')])
    expect((await take(ann, start)).status).toBe(409)
    const told = await waitlistMails()
    expect(told.map(({ kind, mail }) => [kind, mail?.to])).toContainEqual([
      'waitlist_withdrawn',
      'ann@example.com',
    ])
    // Her turn is not used up, and the time may be offered again.
    const [row] = await query(`select offered from waitlist_entries where name = 'Ann'`)
    expect(row).toEqual({ offered: [] })

    await act({ ...closing('2027-03-10'), isSure: true })
    const [, called] = (await perform({ action: 'waitlist' })).waiting
    expect([called?.offer, called?.withdrawn]).toEqual([null, '2027-03-10T15:30:00.000Z'])
    expect((await look(dana)).offer).toBeNull()
  },
)

test('the preview of a closing offers nothing', async () => {
  await join('Ann')
  const day = { firstDay: '2027-03-11', lastDay: '2027-03-11', weekday: null, adviser: null }
  await perform({ action: 'close', ...day, fromTime: null, untilTime: null, isSure: false })
  expect(await offers()).toEqual([])
})

test.each([
  ['8 PM', '2027-03-09T01:00:00Z', 'Fri 10:30 until Tue 10:00', '2027-03-09T13:00:00Z'],
  ['a minute before 8 PM', '2027-03-09T00:59:00Z', 'Fri 10:30 until Mon 21:59', null],
  [
    'a minute before 8 AM',
    '2027-03-09T12:59:00Z',
    'Fri 10:30 until Tue 10:00',
    '2027-03-09T13:00:00Z',
  ],
  ['8 AM', '2027-03-09T13:00:00Z', 'Fri 10:30 until Tue 10:00', null],
])('an offer made at %s wakes nobody', async (_, moment, offer, due) => {
  const { token } = await book('2027-03-12T15:30:00.000Z')
  await join('Ann')
  await waitlistMails()
  goTo(Date.parse(moment))
  await cancel(token)
  expect(await offers()).toEqual([`Ann ${offer}`])
  const sent = await waitlistMails()
  expect(sent.map(({ kind }) => kind)).toEqual(due ? [] : ['waitlist_offer'])
  if (!due) return
  goTo(Date.parse(due))
  expect((await waitlistMails()).map(({ kind }) => kind)).toEqual(['waitlist_offer'])
})

test.each([
  ['is offered with three hours left before the notice', '2027-03-08T19:00:00.000Z', 1],
  ['is not offered with less left', '2027-03-08T18:30:00.000Z', 0],
])('a time %s', async (_, start, count) => {
  const { token } = await book(start)
  await join('Ann', { part: 'any' })
  goTo(Date.parse(NOW))
  await cancel(token)
  const starts = (await query<{ at: Date }>('select offer_start as at from waitlist_entries'))
    .map(({ at }) => at?.toISOString())
    .filter((at) => at === start)
  expect(starts).toHaveLength(count)
})

test('an offered time is booked once, which ends the entry', async () => {
  const [ann = ''] = await freeTime(TUESDAY, ['Ann', { way: 'video' }])
  const key = randomUUID()
  const booked = await readAnswer(await take(ann, TUESDAY, key), newBookingResponseSchema)
  expect(booked.booking).toMatchObject({ start: TUESDAY, state: 'confirmed', way: 'video' })
  const again = await readAnswer(await take(ann, TUESDAY, key), newBookingResponseSchema)
  expect(again).toEqual(booked)
  expect((await take(ann, TUESDAY)).status).toBe(404)
  const rows = await query<{ state: string; name: string }>(
    `select state, name from bookings where starts_at = $1 and state <> 'cancelled'`,
    [TUESDAY],
  )
  expect(rows).toEqual([{ state: 'confirmed', name: 'Ann' }])
  expect(await query('select from waitlist_entries')).toEqual([])
  const kinds = (await dueMails()).map(({ kind, mail }) => [kind, mail?.to])
  expect(kinds).toContainEqual(['booking_visitor', 'ann@example.com'])
  // The mails about an entry that ended are outdated.
  expect(kinds.filter(([kind]) => kind?.startsWith('waitlist')).map(([, to]) => to)).toEqual([
    undefined,
    undefined,
  ])
})

test('an offered time cannot be booked by others, nor after its two hours', async () => {
  const [ann = '', ben = ''] = await freeTime(TUESDAY, ['Ann'], ['Ben'])
  const body = { topic: 'consultation', start: TUESDAY, name: 'Lee', email: 'lee@example.com' }
  const other = await ask(bookings, '/api/bookings', {
    method: 'POST',
    body: { ...body, ...formParts() },
  })
  expect(other.status).toBe(409)
  expect((await take(ben, TUESDAY)).status).toBe(409)
  wait(2)
  expect((await take(ann, TUESDAY)).status).toBe(409)
  expect((await look(ann)).offer).toBeNull()
})

test('the office’s overview names who on the waitlist did not get an email', async () => {
  const [, ben = ''] = await freeTime(TUESDAY, ['Ann', { phone: '740 555 0199' }], ['Ben'])
  for (;;) {
    const row = await claimDueMail(query, new Date())
    if (!row) break
    await finishMail(query, row.id, row.entryId ? 'failed' : 'sent', new Date())
  }
  const overview = async () => {
    const { text } = await digestMail(query, NOW.slice(0, 10))
    return text.split('\n').filter((line) => /confirmation to|offer of/.test(line))
  }
  expect(await overview()).toEqual([
    expect.stringContaining('Waitlist: the confirmation to Ann, (740) 555-0199'),
    expect.stringContaining('Waitlist: the confirmation to Ben, ben@example.com'),
    expect.stringContaining('Waitlist: the offer of a time to Ann, (740) 555-0199'),
  ])
  await leave(ben)
  expect((await overview()).join()).not.toContain('Ben')
})

test('a declined time goes to the next person, and so does that of one who leaves', async () => {
  const [ann = '', ben = ''] = await freeTime(TUESDAY, ['Ann'], ['Ben'], ['Cal'])
  expect((await readAnswer(await decline(ann, TUESDAY), entryResponseSchema)).offer).toBeNull()
  expect(await offers()).toEqual(['Ben Tue 10:30 until Mon 11:00'])
  expect((await decline(ann, TUESDAY)).status).toBe(409)
  expect(await readAnswer(await leave(ben), leftResponseSchema)).toEqual({ isOff: true })
  expect(await offers()).toEqual(['Cal Tue 10:30 until Mon 11:00'])
  expect((await leave(ben)).status).toBe(404)
  expect(await query('select from waitlist_entries')).toHaveLength(2)
})

test('an unknown or malformed link opens nothing, and other sites change nothing', async () => {
  const ann = await join('Ann')
  for (const token of ['A'.repeat(43), 'short', '']) {
    expect((await ask(holds, '/api/holds', { headers: withToken(token) })).status).toBe(404)
  }
  const foreign = {
    method: 'DELETE',
    headers: { ...withToken(ann), Origin: 'https://evil.example' },
  }
  expect((await ask(holds, '/api/holds', foreign)).status).toBe(403)
  expect((await look(ann)).hasMail).toBe(true)
})

test('the same person with two entries is not offered a time twice', async () => {
  const { token } = await book(TUESDAY)
  const first = await join('Ann')
  await join('Ann', { part: 'morning', phone: '740 555 0123' })
  await cancel(token)
  await decline(first, TUESDAY)
  expect(await offers()).toEqual([])
})

test('someone with a phone number only is called while the office is open', async () => {
  const phoneOnly = { email: '', phone: '740 555 0199', way: 'phone' }
  const { token } = await book('2027-03-12T15:30:00.000Z')
  await join('Dana', phoneOnly)
  // 3:01 PM: less than two hours until closing.
  goTo(Date.parse('2027-03-08T20:01:00Z'))
  await cancel(token)
  expect(await offers()).toEqual(['Dana Fri 10:30 until Tue 11:00'])
  const desk = async () => {
    const response = await ask(office, '/api/office?from=2027-03-08&days=1', { headers: insider })
    return (await response.json()).callCount
  }
  expect(await desk()).toBe(0)
  goTo(Date.parse('2027-03-09T14:00:00Z'))
  insider = signInAs(DESK)
  expect(await desk()).toBe(1)
  const [dana] = (await perform({ action: 'waitlist' })).waiting
  expect(dana).toMatchObject({
    name: 'Dana',
    offer: {
      start: '2027-03-12T15:30:00.000Z',
      begins: '2027-03-09T14:00:00.000Z',
      calledBy: null,
    },
  })
  const offer = { id: dana?.id ?? '', start: '2027-03-12T15:30:00.000Z' }
  wait(1.5)
  await perform({ action: 'callOffer', ...offer })
  expect(await desk()).toBe(0)
  expect(await offers()).toEqual(['Dana Fri 10:30 until Tue 12:30'])
  const called = (await perform({ action: 'waitlist' })).waiting[0]
  expect(called?.offer?.calledBy).toBe(DESK)
  await perform({ action: 'bookOffer', ...offer })
  expect((await perform({ action: 'waitlist' })).waiting).toEqual([])
  const [row] = await query<{ name: string; phone: string; state: string }>(
    `select name, phone, state from bookings where starts_at = $1 and state <> 'cancelled'`,
    [offer.start],
  )
  expect(row).toEqual({ name: 'Dana', phone: '+17405550199', state: 'confirmed' })
  expect(await deeds()).toEqual(['offer_booked 1', 'offer_called 1'])
})

test('two hours at the desk end before the last moment to book', async () => {
  // Begins at 9 AM; called at 10:59 AM, when the notice of 2 PM is an hour and a minute away.
  const { token } = await book('2027-03-08T19:00:00.000Z')
  await join('Dana', { email: '', phone: '740 555 0199', way: 'phone' })
  goTo(Date.parse(NOW))
  await cancel(token)
  const [dana] = (await perform({ action: 'waitlist' })).waiting
  goTo(Date.parse('2027-03-08T15:59:00Z'))
  const offer = { id: dana?.id ?? '', start: '2027-03-08T19:00:00.000Z' }
  await perform({ action: 'callOffer', ...offer })
  expect(await offers()).toEqual(['Dana Mon 14:00 until Mon 12:00'])
})

test('the desk skips an offer, takes someone off, and is refused for one that has moved on', async () => {
  await freeTime(TUESDAY, ['Ann'], ['Ben'])
  const [ann, ben] = (await perform({ action: 'waitlist' })).waiting
  const start = TUESDAY
  await perform({ action: 'skipOffer', id: ann?.id ?? '', start })
  expect(await offers()).toEqual(['Ben Tue 10:30 until Mon 11:00'])
  expect((await act({ action: 'callOffer', id: ann?.id, start })).status).toBe(409)
  await perform({ action: 'takeOff', id: ben?.id ?? '' })
  expect((await act({ action: 'takeOff', id: ben?.id })).status).toBe(404)
  expect(await offers()).toEqual([])
  expect(await isFree(TUESDAY)).toBe(true)
  expect(await deeds()).toEqual(['offer_skipped 1', 'taken_off_waitlist 1'])
})

test('an entry ends after its date or after 60 days, and its time is offered on', async () => {
  await join('Ann', { day: '2027-03-09' })
  await join('Ben')
  goTo(Date.parse('2027-03-10T04:59:00Z'))
  await runOutbox()
  expect(await query('select from waitlist_entries')).toHaveLength(2)
  goTo(Date.parse('2027-03-10T05:00:00Z'))
  await runOutbox()
  expect(await query('select name from waitlist_entries')).toEqual([{ name: 'Ben' }])
  goTo(Date.parse('2027-05-08T03:59:00Z'))
  await runOutbox()
  expect(await query('select from waitlist_entries')).toHaveLength(1)
  goTo(Date.parse('2027-05-08T04:00:00Z'))
  await runOutbox()
  expect(await query('select from waitlist_entries')).toEqual([])
})

test('one person has three entries at most, by address or by number', async () => {
  const phone = '740 555 0199'
  for (const part of ['any', 'morning', 'afternoon']) await join('Ann', { part, phone })
  for (const parts of [{ email: 'ANN@example.com' }, { phone: '+1 740 555 0199 ext. 2' }]) {
    const response = await send(parts)
    expect(response.status).toBe(429)
    expect((await response.json()).error.message).toContain('already on the waitlist')
  }
})

test('twenty addresses of one mailbox have three entries and one open offer', async () => {
  const written = Array.from({ length: 20 }, (_, at) =>
    at % 2 ? `pa.t+${at}@gmail.com` : `p.at+${at}@GoogleMail.com`,
  )
  const tokens = [await book(TUESDAY), await book('2027-03-10T15:30:00.000Z')]
  for (const email of written) await send({ email })
  expect(await query('select from waitlist_entries')).toHaveLength(CAPS.openEntries)
  for (const { token } of tokens) await cancel(token)
  expect(await offers()).toHaveLength(1)
  const found = await perform({ action: 'person', email: 'pat@gmail.com' })
  expect(found.waiting).toHaveLength(CAPS.openEntries)
  const { waiting } = await perform({ action: 'forget', email: 'pat@gmail.com' })
  expect([waiting, await offers()]).toEqual([CAPS.openEntries, []])
})

test('a third of a day may be on offer at once, or one time, and the rest is free for all', async () => {
  for (let each = 0; each < 9; each += 1) await join(`Pat${each}`, { topic: 'personal-return' })
  const closing = { adviser: null, lastDay: '2027-03-09', weekday: null, fromTime: null }
  const closed = { action: 'close', firstDay: '2027-03-09', untilTime: null, ...closing }
  await act({ ...closed, isSure: true })
  const [{ id } = { id: '' }] = await query<{ id: string }>('select id from closed_times')
  await act({ action: 'open', id })
  // Each takes 75 minutes of 480.
  expect(await offers()).toHaveLength(2)
  expect(await isFree('2027-03-09T20:00:00.000Z')).toBe(true)
})

test('those who were offered fewer times come first', async () => {
  const [ann = ''] = await freeTime(TUESDAY, ['Ann'])
  await decline(ann, TUESDAY)
  await freeTime('2027-03-10T15:30:00.000Z', ['Ben'])
  expect(await offers()).toEqual(['Ben Wed 10:30 until Mon 11:00'])
})

test('the whole list has an end', async () => {
  await query(
    `insert into waitlist_entries (id, token_hash, name, email, topic, way, part, last_day, created_at)
      select gen_random_uuid(), sha256(each::text::bytea), 'Pat', each || '@example.com', 'letter', 'office',
        'any', '2027-05-01', now() from generate_series(1, ${CAPS.waitlist}) as each`,
  )
  expect((await send({ email: 'pat@example.com' })).status).toBe(429)
})

test('joining is limited by network and by address', async () => {
  const header = (address: string) => ({ 'X-Forwarded-For': address })
  const from = async (address: string, email: string) =>
    (await send({ email }, header(address))).status
  for (let each = 0; each < 5; each += 1) {
    expect(await from(`2001:db8:1:200::${each}`, `pat${each}@example.com`)).toBe(201)
  }
  expect(await from('2001:db8:1:2ff::1', 'pat6@example.com')).toBe(429)
  expect(await from('2001:db8:1:300::1', 'pat6@example.com')).toBe(201)
  for (let each = 0; each < 5; each += 1) expect((await leave(await join('Ann'))).status).toBe(200)
  expect((await send({ email: 'Ann@example.com' })).status).toBe(429)
})

test('the form is checked as the others are', async () => {
  const fieldsOf = async (parts: object) => {
    const { error } = await (await send(parts)).json()
    return Object.keys(error.fields ?? {})
  }
  expect(await fieldsOf({})).toEqual(['email'])
  expect(await fieldsOf({ phone: '740 555 0199', way: 'video' })).toEqual(['email'])
  expect(await fieldsOf({ email: 'pat@example.com', way: 'phone' })).toEqual(['phone'])
  expect(await fieldsOf({ email: 'pat@example.com', topic: 'astrology' })).toEqual(['topic'])
  expect(await fieldsOf({ email: 'pat@example.com', day: '2027-03-07' })).toEqual(['day'])
  expect(await fieldsOf({ email: 'pat@example.com', day: '2027-05-08' })).toEqual(['day'])
  expect(await fieldsOf({ email: 'pat@example.com', weekdays: [8] })).toHaveLength(1)
  expect((await send({ email: 'pat@example.com', extra: 1 })).status).toBe(400)
  const tooFast = { name: 'Pat', email: 'pat@example.com', ...WISH, ...formParts(0) }
  const path = '/api/holds?waitlist=join'
  expect((await ask(holds, path, { method: 'POST', body: tooFast })).status).toBe(422)
  const bot = { ...tooFast, ...formParts(), website: 'x' }
  expect((await ask(holds, path, { method: 'POST', body: bot })).status).toBe(422)
  const unknown = { method: 'POST', body: bot }
  expect((await ask(holds, '/api/holds?waitlist=leave', unknown)).status).toBe(400)
})

test('joining twice by one press adds one entry', async () => {
  const key = { 'Idempotency-Key': randomUUID() }
  const tokens = []
  for (let each = 0; each < 2; each += 1) {
    const response = await send({ email: 'pat@example.com' }, key)
    tokens.push((await readAnswer(response, joinedResponseSchema)).token)
  }
  expect(tokens[0]).toBe(tokens[1])
  expect(await query('select from waitlist_entries')).toHaveLength(1)
})

test('offers count to what visitors’ holds may keep', async () => {
  await query(
    `insert into waitlist_entries (id, token_hash, name, email, topic, way, part, last_day, created_at,
        offer_start, offer_hold, offer_until)
      select gen_random_uuid(), sha256(each::text::bytea), 'Pat', each || '@example.com', 'letter', 'office',
        'any', '2027-05-01', now(), '2027-04-01'::timestamptz + each * interval '1 hour', gen_random_uuid(),
        '2027-03-09' from generate_series(1, ${CAPS.liveHolds}) as each`,
  )
  await query(
    `insert into bookings (id, reference, topic, adviser, starts_at, ends_at, blocked, state, held_until, token_hash)
      select offer_hold, 'B-' || lpad(row_number() over ()::text, 8, '0'), topic, 1, offer_start,
        offer_start + interval '30 minutes', tstzrange(offer_start, offer_start + interval '30 minutes'), 'held',
        offer_until, token_hash from waitlist_entries`,
  )
  const body = { topic: 'consultation', start: TUESDAY }
  expect((await ask(holds, '/api/holds', { method: 'POST', body })).status).toBe(429)
})

test('the desk exports and deletes a person’s entries, and their time is offered on', async () => {
  await freeTime(TUESDAY, ['Ann', { phone: '740 555 0199 ext. 3' }], ['Ben'])
  const person = { phone: '740 555 0199' }
  const found = await perform({ action: 'person', ...person })
  expect(found.waiting?.map(({ name }) => name)).toEqual(['Ann'])
  const days = { firstDay: '2027-03-08', lastDay: '2027-03-08' }
  const { name, csv } = await perform({ action: 'table', of: 'waitlist', ...days })
  expect(name).toBe('waitlist-2027-03-08-to-2027-03-08.csv')
  expect(csv).toContain('"Ann","ann@example.com"')
  expect(csv).toContain('"any day, any time"')
  expect((await perform({ action: 'forget', ...person })).waiting).toBe(1)
  expect(await offers()).toEqual(['Ben Tue 10:30 until Mon 11:00'])
  expect(await deeds()).toEqual(['deleted_person 1', 'looked_up_person 1', 'saved_table 2'])
})
