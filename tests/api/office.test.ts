import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../api/bookings.ts'
import availability from '../../api/availability.ts'
import holds from '../../api/holds.ts'
import contact from '../../api/contact.ts'
import { reminderMail, visitorBookingMail } from '../../api/_lib/mail/booking-mails.ts'
import { toBookingResponse } from '../../api/_lib/booking/booking-response.ts'
import { findBooking } from '../../api/_lib/booking/booking-store.ts'
import office from '../../api/office.ts'
import outbox from '../../api/outbox.ts'
import {
  type DeskAnswer,
  deskAnswers,
  deskResponseSchema,
} from '../../src/shared/contracts/office.ts'
import { type DeskAction, deskActionSchema } from '../../src/shared/contracts/office-actions.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { signInAs } from '../fixtures/office.ts'
import { tokenOf } from '../fixtures/session.ts'
import { ask, collectLogs, formParts, readAnswer, startTestSite } from './test-site.ts'

const DESK = 'desk@example.com'
const CRON_SECRET = 'a secret for the scheduler'
const { query, reset, stop } = await startTestSite({
  OFFICE_EMAILS: `Desk@Example.com, second@example.com`,
  CRON_SECRET,
})
afterAll(stop)

const NOON = '2027-03-09T17:00:00.000Z'
const LATER = '2027-03-10T18:00:00.000Z'
let insider: Record<string, string>
let logs: string[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  logs = collectLogs()
  await reset()
  await query('delete from office_feed')
  insider = signInAs(DESK)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = (action: object, headers = insider) =>
  ask(office, '/api/office', { method: 'POST', headers, body: action })
async function perform<Name extends DeskAction['action']>(
  action: Extract<DeskAction, { action: Name }>,
): Promise<DeskAnswer<Name>> {
  const response = await send(action)
  expect(response.status).toBe(200)
  return (await readAnswer(response, deskAnswers[action.action as Name])) as DeskAnswer<Name>
}
const refusal = async (response: Response) => {
  const { error } = await readAnswer(response, errorResponseSchema)
  return { status: response.status, code: error.code, fields: error.fields }
}
const look = (headers = insider, search = 'from=2027-03-08&days=7') =>
  ask(office, `/api/office?${search}`, { headers })
const desk = async () => readAnswer(await look(), deskResponseSchema)
const VISITOR = { name: 'Pat Example', phone: '(740) 555-0199', way: 'phone' as const }
const book = async (parts: object = {}) => {
  const body = { topic: 'consultation', start: NOON, ...VISITOR, ...formParts(), ...parts }
  return (await ask(bookings, '/api/bookings', { method: 'POST', body })).json()
}
const write = async (parts: object = {}) => {
  const body = {
    name: 'Pat Example',
    email: 'pat@example.com',
    message: 'Hello',
    ...parts,
    ...formParts(),
  }
  return (await ask(contact, '/api/contact', { method: 'POST', body })).json()
}
const bookingAction = (parts: object = {}) => ({
  action: 'book' as const,
  key: randomUUID(),
  visitor: VISITOR,
  topic: 'consultation',
  start: NOON,
  ...parts,
})

const DAY_OFF = {
  action: 'close' as const,
  adviser: null,
  firstDay: '2027-03-09',
  lastDay: '2027-03-09' as string | null,
  weekday: null as number | null,
  fromTime: null as string | null,
  untilTime: null as string | null,
}

const ANY = { reference: 'B-00000000', version: 0 }
const EVERY: DeskAction[] = [
  { action: 'find', text: 'pat' },
  { action: 'messages', isAnswered: false },
  { action: 'book', key: randomUUID(), visitor: VISITOR, topic: 'consultation', start: NOON },
  { action: 'preview', reference: ANY.reference },
  { action: 'move', ...ANY, start: NOON },
  { action: 'cancel', ...ANY },
  { action: 'correct', ...ANY, visitor: VISITOR, topic: 'consultation' },
  { action: 'cancelMany', chosen: [ANY], isMailed: true },
  { action: 'mark', ...ANY, attendance: 'done' },
  { action: 'stopTexts', reference: ANY.reference },
  { action: 'note', ...ANY, text: 'Hello' },
  { action: 'answer', reference: 'M-00000000', version: 0, isAnswered: true },
  { action: 'answerMany', chosen: [{ reference: 'M-00000000', version: 0 }], isAnswered: true },
  {
    action: 'close',
    adviser: null,
    firstDay: '2027-03-09',
    lastDay: '2027-03-09',
    weekday: null,
    fromTime: null,
    untilTime: null,
    isSure: true,
  },
  { action: 'open', id: '7d444840-9dc0-41d1-b245-5ffdce74fad2' },
  { action: 'addHours', day: '2027-03-09', fromTime: '17:00', untilTime: '20:00' },
  { action: 'removeHours', id: '7d444840-9dc0-41d1-b245-5ffdce74fad2' },
  {
    action: 'setNotice',
    text: 'Closed today, snow',
    until: '2027-03-09T05:00:00.000Z',
    seen: null,
  },
  { action: 'endNotice', id: '7d444840-9dc0-41d1-b245-5ffdce74fad2' },
  { action: 'feed', isOn: true },
  { action: 'table', of: 'messages', firstDay: '2027-03-01', lastDay: '2027-03-08' },
  { action: 'person', email: 'pat@example.com' },
  { action: 'forget', email: 'pat@example.com' },
  { action: 'trail' },
  { action: 'waitlist' },
  { action: 'callOffer', id: randomUUID(), start: NOON },
  { action: 'bookOffer', id: randomUUID(), start: NOON },
  { action: 'skipOffer', id: randomUUID(), start: NOON },
  { action: 'takeOff', id: randomUUID() },
]

test('the tests below cover every action', () => {
  const known = deskActionSchema.def.options.map(({ shape }) => shape.action.def.values[0])
  expect(EVERY.map(({ action }) => action)).toEqual(known)
})

test.each<[string, number, () => Record<string, string>]>([
  ['a signed-out visitor', 401, () => ({})],
  ['a client with a valid session', 403, () => signInAs('pat@example.com')],
  ['the office’s address in a password session', 401, () => signInAs(DESK, { method: 'password' })],
  ['the office’s address in a link session', 401, () => signInAs(DESK, { method: 'magiclink' })],
  [
    'someone just removed from the list',
    403,
    () => {
      vi.stubEnv('OFFICE_EMAILS', 'second@example.com')
      return insider
    },
  ],
  [
    'anyone when no list is set',
    403,
    () => {
      vi.stubEnv('OFFICE_EMAILS', '')
      return insider
    },
  ],
  [
    'a session of another project',
    401,
    () => {
      vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
      return insider
    },
  ],
  ['the public key instead of a session', 401, () => ({ Authorization: 'Bearer public-key' })],
  [
    'a session that has ended',
    401,
    () => ({ Authorization: `Bearer ${tokenOf([{ method: 'otp' }], { exp: 1_700_000_000 })}` }),
  ],
])('%s gets %i from the desk and from every action', async (_, status, headersOf) => {
  await write()
  const headers = headersOf()
  expect((await look(headers)).status).toBe(status)
  for (const action of EVERY) expect((await send(action, headers)).status).toBe(status)
  expect(await query('select from bookings')).toEqual([])
  expect(await query('select from closed_times')).toEqual([])
  expect(await query('select from office_feed')).toEqual([])
  expect(await query('select from extra_hours')).toEqual([])
  expect(await query('select from contact_messages')).toHaveLength(1)
})

test('refuses an action from another site', async () => {
  const headers = { ...insider, Origin: 'https://elsewhere.example.com' }
  for (const action of EVERY) expect((await send(action, headers)).status).toBe(403)
})

test('shows the requested days, open messages and closings', async () => {
  await book({ note: 'My estimate: $160' })
  await book({ start: '2027-03-16T17:00:00.000Z' })
  const { reference } = await write()
  const shown = await desk()
  expect(shown).toMatchObject({ person: DESK, today: '2027-03-08', openCount: 1, feed: null })
  expect(shown.appointments).toMatchObject([
    {
      name: 'Pat Example',
      phone: '+17405550199',
      way: 'phone',
      start: NOON,
      note: 'My estimate: $160',
    },
  ])
  const { messages } = await perform({ action: 'messages', isAnswered: false })
  expect(messages).toMatchObject([{ reference, message: 'Hello', answeredAt: null }])
  expect(JSON.stringify(shown)).not.toMatch(/token/i)
})

test('books a caller’s appointment once, with the usual rules and mails', async () => {
  const once = bookingAction({ visitor: { ...VISITOR, email: 'pat@example.com' } })
  const { appointment } = await perform(once)
  expect(appointment).toMatchObject({
    start: NOON,
    trail: [{ who: DESK, what: 'booked at the desk', at: '2027-03-08T14:00:00.000Z' }],
  })
  expect((await perform(once)).appointment.reference).toBe(appointment.reference)
  expect(await query('select from bookings')).toHaveLength(1)
  const kinds = await query<{ kind: string }>('select kind from outbox order by kind')
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'booking_office',
    'booking_reminder',
    'booking_visitor',
  ])
  const { fields } = await refusal(
    await send(bookingAction({ visitor: { name: '', way: 'phone' } })),
  )
  expect(Object.keys(fields ?? {})).toEqual(['visitor.name', 'visitor.phone'])
})

test.each([
  ['with no notice', '2027-03-08T14:00:00.000Z'],
  ['past the visitors’ last day', '2027-06-07T17:00:00.000Z'],
  ['between the site’s times', '2027-03-09T17:10:00.000Z'],
])('books a time %s without a question', async (_, start) => {
  const { appointment } = await perform(bookingAction({ start }))
  expect(appointment.start).toBe(start)
})

const CLOSED = [
  ['before opening', '2027-03-08T12:47:00.000Z'],
  ['reaching past closing', '2027-03-09T21:45:00.000Z'],
  ['on a Sunday', '2027-03-14T17:00:00.000Z'],
  ['on a holiday', '2027-05-31T17:00:00.000Z'],
  ['on a closed day', '2027-03-11T17:00:00.000Z'],
] as const

test.each(CLOSED)('asks once before it books a time %s', async (_, start) => {
  await perform({ ...DAY_OFF, firstDay: '2027-03-11', lastDay: '2027-03-11', isSure: true })
  const action = bookingAction({ start })
  expect(await refusal(await send(action))).toMatchObject({ status: 409, code: 'outside_hours' })
  const { appointment } = await perform({ ...action, isSure: true })
  expect(appointment.start).toBe(start)
  for (const other of [start, new Date(Date.parse(start) + 20 * 60_000).toISOString()]) {
    expect(await refusal(await send(bookingAction({ start: other, isSure: true })))).toMatchObject({
      status: 409,
      code: 'slot_taken',
    })
  }
})

test.each(CLOSED)('says so before it moves an appointment to a time %s', async (_, start) => {
  vi.setSystemTime('2027-03-08T12:30:00Z')
  insider = signInAs(DESK)
  await perform({ ...DAY_OFF, firstDay: '2027-03-11', lastDay: '2027-03-11', isSure: true })
  const { reference, version } = (await book()).booking
  expect(await perform({ action: 'preview', reference, start })).toMatchObject({ isOutside: true })
  const action = { action: 'move' as const, reference, version, start }
  expect(await refusal(await send(action))).toMatchObject({ code: 'outside_hours' })
  expect((await perform({ ...action, isSure: true })).appointment.start).toBe(start)
})

test.each(['2027-03-07T17:00:00.000Z', '2028-03-09T17:00:00.000Z'])(
  'refuses to book at %s, before today or in more than a year',
  async (start) => {
    const { status, fields } = await refusal(await send(bookingAction({ start, isSure: true })))
    expect([status, fields]).toEqual([
      400,
      { start: 'Please choose a time from today on, within a year.' },
    ])
  },
)

test('a client may not move to a time outside the opening hours', async () => {
  const { token } = await book()
  const headers = { 'Booking-Token': token }
  const body = { start: '2027-03-14T17:00:00.000Z' }
  const answer = await ask(bookings, '/api/bookings', { method: 'PATCH', headers, body })
  expect(await refusal(answer)).toMatchObject({ status: 409, code: 'slot_taken' })
})

test('previews the mail about a move or cancellation without the client’s private link', async () => {
  const { booking, token } = await book({ email: 'pat@example.com' })
  const { reference, version } = booking
  const { mail } = await perform({ action: 'preview', reference, start: LATER })
  expect(mail).toMatchObject({ to: 'pat@example.com' })
  expect(mail?.subject).toContain('Appointment moved: Wed, Mar 10')
  expect(mail?.text).toContain('Tuesday, March 9, 2027')
  expect(mail?.text).not.toContain(token)
  const cancel = await perform({ action: 'preview', reference })
  expect(cancel.mail?.subject).toContain('Appointment canceled')
  const moved = await perform({ action: 'move', reference, version, start: LATER })
  expect(moved.appointment).toMatchObject({ start: LATER, trail: [{ who: DESK }] })
  expect(moved.appointment.trail[0]?.what).toMatch(/^moved from Tue, Mar 9/)
  const left = await perform({ action: 'cancel', reference, version: moved.appointment.version })
  expect(left.appointment.state).toBe('cancelled')
  const silent = await book({ start: '2027-03-11T17:00:00.000Z' })
  expect(await perform({ action: 'preview', reference: silent.booking.reference })).toEqual({
    mail: null,
    isOutside: false,
  })
})

const mailsQueued = async () => {
  const rows = await query<{ kind: string }>(
    `select kind from outbox join bookings on bookings.id = booking_id
      where outbox.sequence = bookings.sequence order by kind`,
  )
  return rows.map(({ kind }) => kind)
}

test('corrects a name and a number without another mail', async () => {
  const { reference, version } = (await book({ email: 'pat@example.com', note: 'Two W-2s' }))
    .booking
  const before = await mailsQueued()
  const visitor = {
    name: 'Patricia Example',
    email: 'pat@example.com',
    phone: '740 555 0177',
    way: 'phone' as const,
  }
  const action = { action: 'correct' as const, reference, visitor, topic: 'consultation' }
  const { appointment } = await perform({ ...action, version })
  expect(appointment).toMatchObject({
    name: 'Patricia Example',
    phone: '+17405550177',
    note: 'Two W-2s',
    start: NOON,
    trail: [{ who: DESK, what: 'edited: name, phone' }],
  })
  expect(await query('select from outbox')).toHaveLength(before.length)
  expect(await mailsQueued()).toEqual(before)
  expect(await refusal(await send({ ...action, version }))).toMatchObject({
    code: 'changed_elsewhere',
  })
})

test('a corrected address gets a confirmation with a new private link, and the old link stops working', async () => {
  const { booking, token } = await book({ email: 'wrong@example.com' })
  const { reference, version } = booking
  const visitor = { ...VISITOR, email: 'pat@example.com', way: 'video' as const }
  await perform({ action: 'correct', reference, version, visitor, topic: 'consultation' })
  expect(await mailsQueued()).toEqual(['booking_office', 'booking_reminder', 'booking_visitor'])
  const row = await findBooking(query, { reference, email: 'pat@example.com' })
  const mail = row && visitorBookingMail(row, new Date())
  expect(mail).toMatchObject({
    to: 'pat@example.com',
    subject: expect.stringContaining('Appointment corrected: '),
  })
  const link = /#booking=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const open = async (bearer: string) =>
    (await ask(bookings, '/api/bookings', { headers: { 'Booking-Token': bearer } })).status
  expect([await open(token), await open(link)]).toEqual([404, 200])
})

test('a corrected topic takes its own time, unless that is taken or after closing', async () => {
  const { reference, version } = (await book()).booking
  const action = { action: 'correct' as const, reference, visitor: VISITOR }
  const longer = await perform({ ...action, version, topic: 'personal-return' })
  expect(longer.appointment).toMatchObject({
    topic: 'personal-return',
    start: NOON,
    end: '2027-03-09T18:00:00.000Z',
  })
  await perform(bookingAction({ start: '2027-03-09T18:15:00.000Z' }))
  const again = { ...action, version: longer.appointment.version, topic: 'business-return' }
  expect(await refusal(await send(again))).toMatchObject({ code: 'slot_taken' })

  const late = (await book({ start: '2027-03-10T21:30:00.000Z' })).booking
  const { reference: lateOne, version: first } = late
  const body = { ...action, reference: lateOne, version: first, topic: 'business-return' }
  expect(await refusal(await send(body))).toMatchObject({ code: 'outside_hours' })
  const { appointment } = await perform({ ...body, isSure: true })
  expect(appointment.end).toBe('2027-03-10T23:00:00.000Z')
})

test('a canceled appointment cannot be corrected', async () => {
  const { reference, version } = (await book()).booking
  const canceled = await perform({ action: 'cancel', reference, version })
  const action = { action: 'correct', reference, visitor: { ...VISITOR, name: 'Lee' } }
  const late = { ...action, version: canceled.appointment.version, topic: 'consultation' }
  expect(await refusal(await send(late))).toMatchObject({ code: 'too_late' })
})

test('adds a sentence to the mail about a move or a cancellation, and to no other', async () => {
  const { reference, version } = (await book({ email: 'pat@example.com' })).booking
  const message = 'Our heating is being repaired.'
  const { mail } = await perform({ action: 'preview', reference, start: LATER, message })
  expect(mail?.text).toContain(message)
  const moved = await perform({ action: 'move', reference, version, start: LATER, message })
  const read = async () => {
    const row = await findBooking(query, { reference, email: 'pat@example.com' })
    if (!row) throw new Error('not found')
    return row
  }
  expect(visitorBookingMail(await read(), new Date())?.text).toContain(message)
  expect(reminderMail(await read(), new Date())?.text).not.toContain(message)
  const person = await perform({ action: 'person', email: 'pat@example.com' })
  expect(person.appointments).toMatchObject([{ message }])

  const chosen = [{ reference, version: moved.appointment.version }]
  await perform({ action: 'cancelMany', chosen, isMailed: true, message: 'We are all ill.' })
  expect(visitorBookingMail(await read(), new Date())?.text).toContain('We are all ill.')
})

test('a client’s own move mails no sentence of an earlier one', async () => {
  const { booking, token } = await book({ email: 'pat@example.com' })
  const { reference, version } = booking
  await perform({ action: 'move', reference, version, start: LATER, message: 'Heating.' })
  const body = { start: '2027-03-11T18:00:00.000Z' }
  const headers = { 'Booking-Token': token }
  await ask(bookings, '/api/bookings', { method: 'PATCH', headers, body })
  const row = await findBooking(query, { reference, email: 'pat@example.com' })
  expect(row?.message).toBeNull()
})

test('reports a change made elsewhere without overwriting it', async () => {
  const { booking, token } = await book()
  const { reference, version } = booking
  await perform({ action: 'move', reference, version, start: LATER })
  for (const action of [
    { action: 'move', reference, version, start: '2027-03-11T18:00:00.000Z' },
    { action: 'cancel', reference, version },
  ]) {
    expect(await refusal(await send(action))).toMatchObject({
      status: 409,
      code: 'changed_elsewhere',
    })
  }
  // The client's page still shows the old time.
  const headers = { 'Booking-Token': token, 'Booking-Version': String(version) }
  for (const call of [
    { method: 'PATCH', body: { start: '2027-03-11T18:00:00.000Z' } },
    { method: 'DELETE' },
  ]) {
    const answer = await ask(bookings, '/api/bookings', { ...call, headers })
    expect(await refusal(answer)).toMatchObject({ status: 409, code: 'changed_elsewhere' })
  }
  expect((await desk()).appointments).toMatchObject([{ start: LATER, state: 'confirmed' }])
})

test('records the client when a private link cancels', async () => {
  const { token } = await book()
  await ask(bookings, '/api/bookings', { method: 'DELETE', headers: { 'Booking-Token': token } })
  expect((await desk()).appointments).toMatchObject([
    { state: 'cancelled', trail: [{ who: 'client', what: 'canceled' }] },
  ])
})

test('marks an appointment only after its start and can clear the mark', async () => {
  const { booking } = await book()
  const mark = (version: number, attendance: 'done' | 'no_show' | null) =>
    send({ action: 'mark', reference: booking.reference, version, attendance })
  expect(await refusal(await mark(booking.version, 'done'))).toMatchObject({ code: 'too_late' })
  vi.setSystemTime('2027-03-09T17:05:00Z')
  insider = signInAs(DESK)
  const marked = await readAnswer(await mark(booking.version, 'no_show'), deskAnswers.mark)
  expect(marked.appointment.attendance).toBe('no_show')
  expect(await refusal(await mark(booking.version, 'done'))).toMatchObject({
    code: 'changed_elsewhere',
  })
  const taken = await readAnswer(await mark(marked.appointment.version, null), deskAnswers.mark)
  expect(taken.appointment).toMatchObject({
    attendance: null,
    trail: [{}, { what: 'mark cleared' }],
  })
})

test('keeps a note of its own at an appointment and out of everything the client gets', async () => {
  const text = 'Owes us a W-2.\nCall the brother.'
  const { reference, version } = (await book({ email: 'pat@example.com' })).booking
  const { appointment } = await perform({ action: 'note', reference, version, text })
  expect(appointment).toMatchObject({
    officeNote: text,
    trail: [{ who: DESK, what: 'note written' }],
  })
  const row = await findBooking(query, { reference, email: 'pat@example.com' })
  if (!row) throw new Error('not found')
  const now = new Date()
  const given = [
    visitorBookingMail(row, now),
    visitorBookingMail({ ...row, state: 'cancelled' }, now),
    reminderMail(row, now),
    toBookingResponse(row, now),
  ]
  expect(JSON.stringify(given)).not.toMatch(/W-2|brother/)

  const other = { action: 'note' as const, reference, version, text: 'Other' }
  expect(await refusal(await send(other))).toMatchObject({ code: 'changed_elsewhere' })
  expect((await perform({ action: 'find', text: 'brother' })).appointmentCount).toBe(1)
  const person = await perform({ action: 'person', email: 'pat@example.com' })
  expect(person.appointments).toMatchObject([{ officeNote: text }])
  const none = await perform({ action: 'note', reference, version: appointment.version, text: '' })
  expect(none.appointment.officeNote).toBeNull()
})

test('lets one person answer a message and tells the other', async () => {
  const { reference } = await write()
  const answer = { action: 'answer' as const, reference, version: 0, isAnswered: true }
  const { message } = await perform(answer)
  expect(message).toMatchObject({ answeredBy: DESK, answeredAt: '2027-03-08T14:00:00.000Z' })
  insider = signInAs('second@example.com')
  expect(await refusal(await send(answer))).toMatchObject({ code: 'changed_elsewhere' })
  expect((await desk()).openCount).toBe(0)
  const again = await perform({ ...answer, version: message.version, isAnswered: false })
  expect(again.message).toMatchObject({ answeredBy: null, answeredAt: null })
})

const referenceOf = (number: number) => `M-${String(number).padStart(8, '0')}`
/** Stores messages that came in a microsecond after one another, or all at once. */
const fill = (count: number, stepMicroseconds: number) =>
  query(
    `insert into contact_messages (reference, name, email, message, created_at)
      select 'M-' || lpad(n::text, 8, '0'), 'Pat Example', 'pat@example.com', 'Hello',
        timestamptz '2027-03-08T13:00Z' + n * $2 * interval '1 microsecond'
      from generate_series(1, $1) n`,
    [count, stepMicroseconds],
  )
const readPages = async (isAnswered: boolean) => {
  const pages: DeskAnswer<'messages'>[] = []
  for (let after; after !== null; after = pages.at(-1)?.next ?? null) {
    pages.push(await perform({ action: 'messages', isAnswered, ...(after && { after }) }))
  }
  return pages
}

test.each([
  [0, 1, [0]],
  [1, 1, [1]],
  [200, 1, [100, 100]],
  [201, 1, [100, 100, 1]],
  [302, 1, [100, 100, 100, 2]],
  [302, 0, [100, 100, 100, 2]],
])('shows %i messages, %i µs apart, once each and newest first', async (count, step, sizes) => {
  await fill(count, step)
  const pages = await readPages(false)
  expect(pages.map(({ messages }) => messages.length)).toEqual(sizes)
  expect(pages.map((page) => page.count)).toEqual(sizes.map(() => count))
  expect(pages.flatMap(({ messages }) => messages.map(({ reference }) => reference))).toEqual(
    Array.from({ length: count }, (_, index) => referenceOf(count - index)),
  )
  expect((await desk()).openCount).toBe(count)
})

test('finds the next page when the messages around it have changed meanwhile', async () => {
  await fill(201, 1)
  const { next } = await perform({ action: 'messages', isAnswered: false })
  expect(next?.reference).toBe(referenceOf(102))
  await write()
  await query('delete from contact_messages where reference = $1', [referenceOf(102)])
  const answered = { reference: referenceOf(101), version: 0 }
  await perform({ action: 'answer', ...answered, isAnswered: true })
  const second = await perform({ action: 'messages', isAnswered: false, after: next ?? undefined })
  expect(second.messages.map(({ reference }) => reference)).toEqual(
    Array.from({ length: 100 }, (_, index) => referenceOf(100 - index)),
  )
  expect(second.next).toBeNull()
})

test('pages through answered messages, the last answered first', async () => {
  await fill(201, 1)
  const chosen = Array.from({ length: 200 }, (_, index) => ({
    reference: referenceOf(index + 1),
    version: 0,
  }))
  expect(await perform({ action: 'answerMany', chosen, isAnswered: true })).toEqual({
    done: 200,
    refused: [],
  })
  vi.setSystemTime('2027-03-08T15:00:00Z')
  const last = { reference: referenceOf(201), version: 0 }
  await perform({ action: 'answer', ...last, isAnswered: true })
  const pages = await readPages(true)
  expect(pages.map(({ messages }) => messages.length)).toEqual([100, 100, 1])
  expect(pages[0]?.messages[0]).toMatchObject({ ...last, version: 1, answeredBy: DESK })
  expect(new Set(pages.flatMap(({ messages }) => messages.map((one) => one.reference))).size).toBe(
    201,
  )
})

test('marks many messages as answered except those answered or deleted meanwhile, and opens them again', async () => {
  await fill(4, 1)
  const chosen = [1, 2, 3, 4].map((number) => ({ reference: referenceOf(number), version: 0 }))
  await perform({ action: 'answer', reference: referenceOf(2), version: 0, isAnswered: true })
  await query('delete from contact_messages where reference = $1', [referenceOf(3)])
  expect(await perform({ action: 'answerMany', chosen, isAnswered: true })).toEqual({
    done: 2,
    refused: [
      { reference: referenceOf(2), code: 'changed_elsewhere' },
      { reference: referenceOf(3), code: 'not_found' },
    ],
  })
  expect((await desk()).openCount).toBe(0)
  const back = chosen.map((seen) => ({ ...seen, version: 1 }))
  const opened = await perform({ action: 'answerMany', chosen: back, isAnswered: false })
  expect(opened.done).toBe(3)
  const { messages } = await perform({ action: 'messages', isAnswered: false })
  expect(messages).toHaveLength(3)
  const [row] = await query<{ trail: object[] }>(
    'select trail from contact_messages where reference = $1',
    [referenceOf(1)],
  )
  expect(row?.trail).toMatchObject([
    { who: DESK, what: 'answered' },
    { who: DESK, what: 'opened again' },
  ])
})

test.each([
  { action: 'cancelMany', reference: 'B-00000000', isMailed: true },
  { action: 'answerMany', reference: 'M-00000000', isAnswered: true },
])('refuses $action for none and for more than 200', async ({ reference, ...action }) => {
  for (const count of [0, 201]) {
    const chosen = Array.from({ length: count }, () => ({ reference, version: 0 }))
    const { status, fields } = await refusal(await send({ ...action, chosen }))
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['chosen']])
  }
})

const TIMES = [NOON, LATER, '2027-03-11T18:00:00.000Z', '2027-03-12T18:00:00.000Z']
const bookAll = async () => {
  const made: { booking: { reference: string; version: number }; token: string }[] = []
  for (const [index, start] of TIMES.entries()) {
    made.push(
      await book({
        start,
        name: `Pat ${index}`,
        ...(index !== 1 && { email: `pat${index}@example.com` }),
      }),
    )
  }
  return made
}
const chosenOf = (made: Awaited<ReturnType<typeof bookAll>>) =>
  made.map(({ booking: { reference, version } }) => ({ reference, version }))
/** The mails that would go out now, by kind and reference. */
const mailsNow = async () => {
  const rows = await query<{ kind: string; name: string }>(
    `select kind, name from outbox join bookings on bookings.id = booking_id
      where outbox.sequence = bookings.sequence order by kind, name`,
  )
  return rows.map(({ kind, name }) => `${kind} ${name}`)
}

test('cancels many appointments with the usual mails to each client who has an address', async () => {
  const chosen = chosenOf(await bookAll())
  expect(await perform({ action: 'cancelMany', chosen, isMailed: true })).toEqual({
    done: 4,
    refused: [],
  })
  expect(await mailsNow()).toEqual([
    'booking_office Pat 0',
    'booking_office Pat 1',
    'booking_office Pat 2',
    'booking_office Pat 3',
    'booking_visitor Pat 0',
    'booking_visitor Pat 2',
    'booking_visitor Pat 3',
  ])
  expect((await desk()).appointments).toMatchObject(
    TIMES.map(() => ({ state: 'cancelled', trail: [{ who: DESK, what: 'canceled' }] })),
  )
  expect((await send(bookingAction())).status).toBe(200)
})

test('cancels many appointments without any mail, not even one that was waiting', async () => {
  const chosen = chosenOf(await bookAll())
  expect(await perform({ action: 'cancelMany', chosen, isMailed: false })).toMatchObject({
    done: 4,
  })
  expect(await mailsNow()).toEqual([])
  // A second try, as after a lost answer, changes nothing and sends nothing.
  expect(await perform({ action: 'cancelMany', chosen, isMailed: true })).toEqual({
    done: 4,
    refused: [],
  })
  expect(await mailsNow()).toEqual([])
})

test('cancels the other appointments when some moved, began or are gone', async () => {
  const made = await bookAll()
  const chosen = chosenOf(made)
  const [begun, moved, gone] = chosen
  const headers = { 'Booking-Token': made[1]?.token ?? '' }
  const start = '2027-03-15T18:00:00.000Z'
  const answer = await ask(bookings, '/api/bookings', { method: 'PATCH', headers, body: { start } })
  expect(answer.status).toBe(200)
  await query('delete from bookings where reference = $1', [gone?.reference])
  vi.setSystemTime(NOON)
  insider = signInAs(DESK)
  const { done, refused } = await perform({ action: 'cancelMany', chosen, isMailed: true })
  expect(done).toBe(1)
  expect(refused).toHaveLength(3)
  expect(refused).toEqual(
    expect.arrayContaining([
      { reference: begun?.reference, code: 'too_late' },
      { reference: moved?.reference, code: 'changed_elsewhere' },
      { reference: gone?.reference, code: 'not_found' },
    ]),
  )
  const states = await query('select name, state, starts_at as start from bookings order by name')
  expect(states).toMatchObject([
    { name: 'Pat 0', state: 'confirmed' },
    { name: 'Pat 1', state: 'confirmed', start: new Date(start) },
    { name: 'Pat 3', state: 'cancelled' },
  ])
})

test('cancels nothing when the database fails halfway', async () => {
  const chosen = chosenOf(await bookAll())
  const last = chosen.toSorted((one, other) => one.reference.localeCompare(other.reference)).at(-1)
  await query(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  )
  await query(
    `create trigger fail before update on bookings for each row when (old.reference = '${last?.reference}')
      execute function fail()`,
  )
  try {
    expect((await send({ action: 'cancelMany', chosen, isMailed: true })).status).toBe(500)
  } finally {
    await query('drop function fail cascade')
  }
  expect(await query(`select from bookings where state = 'cancelled'`)).toEqual([])
})

test('searches what people wrote and their notes, beyond the first page, and says how many match', async () => {
  await write({ message: '100% of the fee_schedule \\ please' })
  await fill(201, 1)
  await book({ note: '100% of the fee_schedule, please' })
  for (const text of ['100% OF', 'fee_s', ' fee_schedule ']) {
    const found = await perform({ action: 'find', text })
    expect([found.messageCount, found.appointmentCount]).toEqual([1, 1])
  }
  for (const text of ['fee-s', '100_ of', '% of%']) {
    const found = await perform({ action: 'find', text })
    expect([found.messages, found.appointments]).toEqual([[], []])
  }
  expect((await perform({ action: 'find', text: 'schedule \\ p' })).messageCount).toBe(1)
  const many = await perform({ action: 'find', text: 'pat@example' })
  expect([many.messages.length, many.messageCount]).toEqual([100, 202])
})

test('finds upcoming appointments and open messages before canceled and answered ones', async () => {
  const made = await bookAll()
  await perform({ action: 'cancelMany', chosen: chosenOf(made).slice(2), isMailed: false })
  await fill(3, 1)
  await perform({ action: 'answer', reference: referenceOf(3), version: 0, isAnswered: true })
  const { appointments, messages } = await perform({ action: 'find', text: 'pat' })
  expect(appointments.map(({ name }) => name)).toEqual(['Pat 1', 'Pat 0', 'Pat 3', 'Pat 2'])
  expect(messages.map(({ reference }) => reference)).toEqual([2, 1, 3].map(referenceOf))
})

test.each([
  ['part of the name', 'ätt', 1],
  ['an address', 'PAT@example', 1],
  ['digits of a number as people write them', '555-0199', 1],
  ['a wildcard of the database', '%', 0],
  ['another wildcard', '_', 0],
  // A reference, which is random, may have these digits, but no bracket.
  ['too few digits', '(74', 0],
])('searches by %s', async (_, text, count) => {
  await write({ name: 'Pät Ätterson', phone: '(740) 555-0199' })
  const { messages } = await perform({ action: 'find', text })
  expect(messages).toHaveLength(count)
})

test('finds a canceled appointment by its reference', async () => {
  const { booking, token } = await book()
  await ask(bookings, '/api/bookings', { method: 'DELETE', headers: { 'Booking-Token': token } })
  const { appointments } = await perform({ action: 'find', text: booking.reference.toLowerCase() })
  expect(appointments).toMatchObject([{ reference: booking.reference, state: 'cancelled' }])
})

test('lists a day’s appointments before closing it and books nothing afterwards', async () => {
  await book()
  const asked = await perform({ ...DAY_OFF, isSure: false })
  expect(asked).toMatchObject({ isClosed: false, appointments: [{ phone: '+17405550199' }] })
  expect((await desk()).closings).toEqual([])
  const closed = await perform({ ...DAY_OFF, note: 'Training', isSure: true })
  expect(closed).toMatchObject({ isClosed: true, appointments: [{ start: NOON }] })
  const [closing] = (await desk()).closings
  expect(closing).toMatchObject({ note: 'Training', trail: [{ who: DESK, what: 'closed' }] })
  const offered = await ask(
    availability,
    '/api/availability?topic=consultation&from=2027-03-09&days=2',
  )
  expect((await offered.json()).closedDays).toEqual(['2027-03-09'])
  expect((await send(bookingAction({ start: '2027-03-09T19:00:00.000Z' }))).status).toBe(409)
  expect(await perform({ action: 'open', id: closing?.id ?? '' })).toEqual({ isOpen: true })
  expect((await send({ action: 'open', id: closing?.id })).status).toBe(409)
  expect((await send(bookingAction({ start: '2027-03-09T19:00:00.000Z' }))).status).toBe(200)
})

test.each([
  ['the last day before the first', { lastDay: '2027-03-08' }, 'lastDay'],
  ['the year 0', { firstDay: '0000-01-01' }, 'firstDay'],
  ['the first day yesterday', { firstDay: '2027-03-07' }, 'firstDay'],
  ['the first day in five years', { firstDay: '2032-03-09', lastDay: '2032-03-09' }, 'firstDay'],
  ['no last day and no weekly repetition', { lastDay: null }, 'lastDay'],
  ['more than a year', { lastDay: '2028-03-10' }, 'lastDay'],
  ['an end without a start', { untilTime: '10:00' }, 'untilTime'],
  ['an end before the start', { fromTime: '11:00', untilTime: '10:00' }, 'untilTime'],
  ['an impossible time', { fromTime: '25:00', untilTime: '26:00' }, 'fromTime'],
  ['an unknown adviser', { adviser: 2 }, 'adviser'],
])('reports a closing with %s at its field', async (_, parts, field) => {
  const { status, fields } = await refusal(await send({ ...DAY_OFF, ...parts, isSure: true }))
  expect(status).toBe(400)
  expect(Object.keys(fields ?? {})).toContain(field)
})

test.each(['0000-01-01', '1999-12-31', '2200-01-01', '9999-12-31'])(
  'refuses the day %s for the desk, its tables and lists, and for visitors',
  async (day) => {
    expect((await look(insider, `from=${day}&days=42`)).status).toBe(400)
    const table = { action: 'table', of: 'messages', firstDay: day, lastDay: day }
    const refused = { firstDay: 'Please choose a day.', lastDay: 'Please choose a day.' }
    expect(await refusal(await send(table))).toMatchObject({ status: 400, fields: refused })
    const after = { at: `${day}T00:00:00Z`, reference: 'M-00000000' }
    const page = { action: 'messages', isAnswered: false, after }
    const start = `${day}T12:00:00Z`
    for (const action of [page, bookingAction({ start }), { ...EVENING, day }]) {
      expect((await send(action)).status).toBe(400)
    }
    const free = `/api/availability?topic=consultation&from=${day}`
    expect((await ask(availability, free)).status).toBe(400)
  },
)

const offered = async (day: string) => {
  const answer = await ask(availability, `/api/availability?topic=consultation&from=${day}&days=1`)
  const { days } = await answer.json()
  return days.flatMap(({ times }: { times: string[] }) => times)
}
const EVENING = {
  action: 'addHours' as const,
  day: '2027-03-09',
  fromTime: '17:00',
  untilTime: '18:30',
}

test('visitors can book extra hours until they are removed', async () => {
  const [five, six] = ['2027-03-09T22:00:00.000Z', '2027-03-09T23:00:00.000Z']
  expect(await offered(EVENING.day)).not.toContain(five)
  await perform({ ...EVENING, note: 'Tax season' })
  expect(await offered(EVENING.day)).toEqual(expect.arrayContaining([five, six]))
  const hold = await ask(holds, '/api/holds', {
    method: 'POST',
    body: { topic: 'consultation', start: five },
  })
  const { token } = await hold.json()
  expect((await book({ start: five, hold: token })).booking).toMatchObject({ start: five })

  const [hours] = (await desk()).extraHours
  expect(hours).toMatchObject({ note: 'Tax season', trail: [{ who: DESK, what: 'added' }] })
  const remove = { action: 'removeHours' as const, id: hours?.id ?? '' }
  const inside = [{ start: five, phone: '+17405550199' }]
  expect(await perform(remove)).toMatchObject({ isRemoved: false, appointments: inside })
  expect(await offered(EVENING.day)).toContain(six)
  const sure = { ...remove, isSure: true }
  expect(await perform(sure)).toMatchObject({ isRemoved: true, appointments: inside })
  expect(await refusal(await send(remove))).toMatchObject({ code: 'changed_elsewhere' })
  expect(await offered(EVENING.day)).not.toContain(six)
  expect((await desk()).appointments).toMatchObject([{ start: five, state: 'confirmed' }])
})

test('removes extra hours at once when other hours keep the appointments in them', async () => {
  await book({ start: '2027-03-09T20:30:00.000Z' })
  await perform({ ...EVENING, fromTime: '15:00', untilTime: '18:00' })
  await perform(EVENING)
  await book({ start: '2027-03-09T22:00:00.000Z' })
  const { extraHours } = await desk()
  const [long, short] = extraHours.map(({ id }) => ({ action: 'removeHours' as const, id }))
  expect(await perform(long as NonNullable<typeof long>)).toEqual({
    isRemoved: true,
    appointments: [],
  })
  expect(await perform(short as NonNullable<typeof short>)).toMatchObject({
    isRemoved: false,
    appointments: [{ start: '2027-03-09T22:00:00.000Z' }],
  })
})

test('extra hours open a Sunday, and one long appointment may run from the usual hours into them', async () => {
  await perform({ ...EVENING, day: '2027-03-14', fromTime: '10:00', untilTime: '11:00' })
  expect(await offered('2027-03-14')).toEqual([
    '2027-03-14T14:00:00.000Z',
    '2027-03-14T14:30:00.000Z',
  ])
  await perform(EVENING)
  const start = '2027-03-09T21:30:00.000Z'
  const { booking } = await book({ topic: 'business-return', start })
  expect(booking).toMatchObject({ start, end: '2027-03-09T23:00:00.000Z' })
})

test('a closed day stays closed in its extra hours', async () => {
  await perform(EVENING)
  await perform({ ...DAY_OFF, isSure: true })
  expect(await offered(EVENING.day)).toEqual([])
})

test.each([
  ['yesterday', { day: '2027-03-07' }, 'day'],
  ['no day', { day: '' }, 'day'],
  ['an end before the start', { untilTime: '16:00' }, 'untilTime'],
  ['no start', { fromTime: '' }, 'fromTime'],
])('reports extra hours with %s at the field', async (_, parts, field) => {
  const { status, fields } = await refusal(await send({ ...EVENING, ...parts }))
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
})

test('says that the first day is also a last day', async () => {
  const { fields } = await refusal(await send({ ...DAY_OFF, lastDay: '2027-03-08', isSure: true }))
  expect(fields).toEqual({ lastDay: 'Please choose the first day or a later one, within a year.' })
})

test('shows each day’s hours, holidays and what is still free', async () => {
  await perform({ ...DAY_OFF, fromTime: '12:00', untilTime: '17:00', isSure: true })
  await perform(EVENING)
  await book({ start: '2027-03-10T16:00:00.000Z' })
  const { days } = await desk()
  expect(days).toHaveLength(7)
  expect(days.slice(0, 3)).toEqual([
    // It is 9 AM, and notice does not bind the office.
    {
      date: '2027-03-08',
      holiday: null,
      open: [{ from: '09:00', until: '17:00' }],
      free: [{ from: '09:00', until: '17:00' }],
    },
    {
      date: '2027-03-09',
      holiday: null,
      open: [{ from: '09:00', until: '18:30' }],
      free: [
        { from: '09:00', until: '12:00' },
        { from: '17:00', until: '18:30' },
      ],
    },
    {
      date: '2027-03-10',
      holiday: null,
      open: [{ from: '09:00', until: '17:00' }],
      free: [
        { from: '09:00', until: '10:30' },
        { from: '12:00', until: '17:00' },
      ],
    },
  ])
  expect(days[6]).toEqual({ date: '2027-03-14', holiday: null, open: [], free: [] })
  const holiday = await readAnswer(
    await look(insider, 'from=2027-05-31&days=1'),
    deskResponseSchema,
  )
  expect(holiday.days).toEqual([
    { date: '2027-05-31', holiday: 'Memorial Day', open: [], free: [] },
  ])
})

test('shows the closings and extra hours of a past week that is looked at', async () => {
  await query(
    `insert into closed_times (first_day, last_day, time_zone) values ('2027-03-02', '2027-03-02', 'America/New_York');`,
  )
  await query(
    `insert into extra_hours (day, from_time, until_time) values ('2027-03-02', '17:00', '19:00')`,
  )
  const past = await readAnswer(await look(insider, 'from=2027-03-01&days=7'), deskResponseSchema)
  expect([past.closings.length, past.extraHours.length]).toEqual([1, 1])
  const current = await desk()
  expect([current.closings, current.extraHours]).toEqual([[], []])
})

test('opens the calendar by its URL until the URL is replaced or removed', async () => {
  await book({ note: 'My estimate: $160' })
  const first = (await perform({ action: 'feed', isOn: true })).address ?? ''
  expect(new URL(first).searchParams.get('feed')).toMatch(/^[\w-]{43}$/)
  const read = (address: string) => ask(office, new URL(address).pathname + new URL(address).search)
  const answer = await read(first)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const [event] = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe('Pat Example: Free consultation')
  const description = event?.getFirstPropertyValue('description')
  for (const text of ['(740) 555-0199', 'My estimate: $160', '/office#B-']) {
    expect(description).toContain(text)
  }
  expect((await desk()).feed).toMatchObject({ madeBy: DESK, readAt: '2027-03-08T14:00:00.000Z' })
  const second = (await perform({ action: 'feed', isOn: true })).address ?? ''
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
  await perform({ action: 'feed', isOn: false })
  expect((await read(second)).status).toBe(404)
  expect(JSON.stringify(await query('select * from office_feed')) + logs.join()).not.toContain(
    new URL(second).searchParams.get('feed'),
  )
})

test('serves the calendar read-only and limits guesses at its URL', async () => {
  const { address } = await perform({ action: 'feed', isOn: true })
  const path = `/api/office${new URL(address ?? '').search}`
  expect((await ask(office, path, { method: 'POST', body: {} })).status).toBe(401)
  expect((await ask(office, path, { method: 'DELETE' })).status).toBe(405)
  const headers = { 'X-Forwarded-For': '198.51.100.7' }
  const statuses: number[] = []
  for (let count = 0; count < 25; count += 1) {
    const guess = `/api/office?feed=${String(count).padStart(43, 'x')}`
    statuses.push((await ask(office, guess, { headers })).status)
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test('limits the calendar to 120 reads an hour per IP address', async () => {
  const { address } = await perform({ action: 'feed', isOn: true })
  const path = `/api/office${new URL(address ?? '').search}`
  const readFrom = (visitor: string) =>
    ask(office, path, { headers: { 'X-Forwarded-For': visitor } })
  for (let count = 0; count < 120; count += 1) {
    expect((await readFrom('198.51.100.7')).status).toBe(200)
  }
  const refused = await readFrom('198.51.100.7')
  expect(await refusal(refused)).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await readFrom('198.51.100.8')).status).toBe(200)
  vi.setSystemTime('2027-03-08T15:00:00Z')
  expect((await readFrom('198.51.100.7')).status).toBe(200)
})

test('writes the table as UTF-8 with a byte order mark and escapes formulas', async () => {
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1']
  for (const [place, name] of evil.entries()) {
    await write({
      name: `${name} x`,
      message: `${name}, "quoted"\nline`,
      email: `pat${place}@example.com`,
    })
  }
  const { csv, name } = await perform({
    action: 'table',
    of: 'messages',
    firstDay: '2027-03-08',
    lastDay: '2027-03-08',
  })
  expect(name).toBe('messages-2027-03-08-to-2027-03-08.csv')
  expect(csv.startsWith('\uFEFF"Reference"')).toBe(true)
  expect(csv).not.toMatch(/(?:^|,|\n)"\s*[=+\-@＝]/)
  expect(csv).toContain(`"'=1+1, ""quoted""\nline"`)
  const none = await send({
    action: 'table',
    of: 'messages',
    firstDay: '2027-03-09',
    lastDay: '2027-03-08',
  })
  expect(none.status).toBe(400)
})

test('tables give times on the office’s clock', async () => {
  await book({ start: '2027-03-15T13:00:00.000Z' })
  await write()
  const days = { firstDay: '2027-03-08', lastDay: '2027-03-15' }
  const appointments = await perform({ action: 'table', of: 'appointments', ...days })
  expect(appointments.csv).toContain('"2027-03-15 09:00","2027-03-15 09:30"')
  const messages = await perform({ action: 'table', of: 'messages', ...days })
  expect(messages.csv).toContain('"2027-03-08 09:00"')
})

test('finds all data about a person and deletes it, except coming appointments', async () => {
  await write({ phone: '740-555-0199' })
  await write({ email: 'other@example.com' })
  await book({ phone: '(740) 555-0199 ext. 12' })
  const { booking, token } = await book({ start: LATER })
  await ask(bookings, '/api/bookings', { method: 'DELETE', headers: { 'Booking-Token': token } })
  const phone = '(740) 555-0199'
  const found = await perform({ action: 'person', phone })
  expect([found.messages.length, found.appointments.length]).toEqual([1, 2])
  expect(await perform({ action: 'forget', phone })).toEqual({
    messages: 1,
    appointments: 1,
    waiting: 0,
    seconds: 0,
    coming: 1,
  })
  expect(await query('select from contact_messages')).toHaveLength(1)
  expect(await query('select from outbox where booking_id = $1', [booking.id])).toEqual([])
  expect((await send({ action: 'forget' })).status).toBe(400)
})

test('finds and deletes a second person’s address, and nothing of who booked', async () => {
  const secondEmail = 'sam+tax@example.com'
  const { booking } = await book({ email: 'pat@example.com', secondEmail, note: 'Ours' })
  const person = { action: 'person' as const, email: 'Sam@example.com' }
  const { appointments } = await perform(person)
  expect(appointments).toMatchObject([{ reference: booking.reference, secondEmail }])
  expect(JSON.stringify(appointments)).not.toMatch(/pat|Ours|555/i)
  expect((await perform({ action: 'find', text: 'sam+tax' })).appointmentCount).toBe(1)
  expect(await perform({ action: 'forget', email: 'sam@example.com' })).toEqual({
    messages: 0,
    appointments: 0,
    waiting: 0,
    seconds: 1,
    coming: 0,
  })
  const [row] = await query<{ second_email: null; state: string }>('select * from bookings')
  expect(row).toMatchObject({ second_email: null, state: 'confirmed', email: 'pat@example.com' })
  expect((await perform(person)).appointments).toEqual([])
})

test('mails a second person who is added at the desk, and the client', async () => {
  const { booking } = await book({ email: 'pat@example.com' })
  await query(`update outbox set done_at = now(), outcome = 'sent'`)
  const { reference, version } = booking
  const visitor = { ...VISITOR, email: 'pat@example.com', secondEmail: 'sam@example.com' }
  const action = { action: 'correct' as const, reference, version, topic: 'consultation' }
  const { appointment } = await perform({ ...action, visitor })
  expect(appointment.secondEmail).toBe('sam@example.com')
  expect(appointment.trail.at(-1)?.what).toBe('edited: second email')
  const rows = await query<{ kind: string }>(
    'select kind from outbox where done_at is null order by kind',
  )
  expect(rows.map(({ kind }) => kind)).toEqual([
    'booking_office',
    'booking_reminder',
    'booking_second',
    'booking_second_reminder',
    'booking_visitor',
  ])
  const csv = (await perform({ action: 'table', of: 'appointments', ...SPAN })).csv
  expect(csv).toContain('"sam@example.com"')
})
const SPAN = { firstDay: '2027-03-08', lastDay: '2027-03-15' }

test('deletes a person’s mails that wait, and nobody else’s', async () => {
  for (const email of ['Pat@Example.com', 'other@example.com']) {
    await query(
      `with entry as (
          insert into waitlist_entries (id, token_hash, name, email, topic, way, part, last_day, created_at)
            values ($2, sha256($1::text::bytea), 'Pat', $1, 'consultation', 'phone', 'any', '2027-05-01', now())
            returning id
        )
        insert into outbox (kind, email, answers, entry_id)
          select 'estimate', $1, 'v=1', null union all select 'waitlist_joined', null, null, id from entry`,
      [email, randomUUID()],
    )
  }
  await perform({ action: 'forget', email: 'pat@example.com' })
  const left = await query(
    `select kind, email, (select email from waitlist_entries where id = entry_id) as of from outbox order by kind`,
  )
  expect(left).toEqual([
    { kind: 'estimate', email: 'other@example.com', of: null },
    { kind: 'waitlist_joined', email: null, of: 'other@example.com' },
  ])
})

test('deletes old rows after the configured time, if any', async () => {
  await write()
  await book()
  await query(`update contact_messages set created_at = '2026-08-01'`)
  await query(
    `update bookings set starts_at = '2026-08-01', ends_at = '2026-08-01T01:00Z', blocked = '[2026-08-01T00:00Z,2026-08-01T02:00Z)'`,
  )
  const count = async () =>
    (await query('select from bookings union all select from contact_messages')).length
  const headers = { Authorization: `Bearer ${CRON_SECRET}` }
  await ask(outbox, '/api/outbox', { headers })
  expect(await count()).toBe(2)
  vi.stubEnv('OFFICE_KEEP_MONTHS', '6')
  await ask(outbox, '/api/outbox', { headers })
  expect(await count()).toBe(0)
  await expect(query('select delete_before(now())')).rejects.toThrow('not older than a month')
})

test('logs nothing that was typed or found', async () => {
  await write()
  await perform({ action: 'find', text: 'Pat Example' })
  await perform(bookingAction())
  expect(logs.join()).not.toMatch(/pat|example\.com|555-?0199/i)
})

test.each([
  ['', ['2027-02-08', '2027-03-08']],
  ['3', ['2026-12-08', '2027-02-07', '2027-02-08', '2027-03-08']],
])(
  'deletes closings a month after their end, or after OFFICE_KEEP_MONTHS="%s"',
  async (months, kept) => {
    vi.stubEnv('OFFICE_KEEP_MONTHS', months)
    await query(
      `insert into closed_times (first_day, last_day, weekday, time_zone, note)
      select date '2026-06-01', day, null, 'America/New_York', 'Surgery'
      from unnest($1::date[]) as day
      union all select date '2020-01-06', null, 1, 'America/New_York', null`,
      [['2026-12-07', '2026-12-08', '2027-02-07', '2027-02-08', '2027-03-08']],
    )
    await ask(outbox, '/api/outbox', { headers: { Authorization: `Bearer ${CRON_SECRET}` } })
    const rows = await query<{ day: string | null }>(
      'select last_day::text as day from closed_times order by last_day',
    )
    expect(rows.map(({ day }) => day)).toEqual([...kept, null])
  },
)
