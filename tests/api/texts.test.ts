import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import availability from '../../api/availability.ts'
import bookings from '../../api/bookings.ts'
import health from '../../api/health.ts'
import office from '../../api/office.ts'
import outbox from '../../api/outbox.ts'
import { deliverDueMails } from '../../api/_lib/mail/deliver.ts'
import { digestMail } from '../../api/_lib/mail/office-mails.ts'
import { recordHandover } from '../../api/_lib/mail/outbox.ts'
import { NOT_PASSED_ON, PASSED_ON, STOPPED } from '../../api/_lib/texts/text-replies.ts'
import { signatureOf } from '../../api/_lib/texts/twilio.ts'
import { answerTexts, STAND_IN_ACCOUNT } from '../../local/texts-stand-in.ts'
import { site } from '../../src/config/site.ts'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import { signInAs } from '../fixtures/office.ts'
import { ask, collectLogs, formParts, ORIGIN, startTestSite } from './test-site.ts'

const DESK = 'desk@example.com'
const TOKEN = STAND_IN_ACCOUNT.TWILIO_AUTH_TOKEN
const NUMBER = '+17405550199'
/** Wednesday, 3:30 PM at the office. Its reminder is due on Tuesday at 20:30 UTC. */
const START = '2027-03-10T20:30:00.000Z'
const DUE = '2027-03-09T20:30:00Z'

const database = await startTestSite({ ...STAND_IN_ACCOUNT, OFFICE_EMAILS: DESK })
const { query, reset, stop } = database
afterAll(stop)

let logs: string[]
let texts: { to: string; text: string }[]
/** The fields of every request to Twilio. */
let requests: Record<string, string>[]
/** A fault of the stand-in, or what happens instead of its answer. */
let fault: string | (() => Promise<Response>)
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  logs = collectLogs()
  texts = []
  requests = []
  fault = ''
  await reset()
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init)
    expect(request.url).toMatch(/^https:\/\/api\.twilio\.com\//)
    requests.push(Object.fromEntries(new URLSearchParams(await request.clone().text())))
    if (typeof fault === 'function') return fault()
    return answerTexts(request, (text) => void texts.push(text), fault)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const VISITOR = { name: 'Pat Example', email: '', phone: '740 555 0199', note: 'Two W-2s' }
const book = async (parts: object = {}) => {
  const body = { topic: 'letter', start: START, ...VISITOR, ...formParts(), ...parts }
  const response = await ask(bookings, '/api/bookings', { method: 'POST', body })
  expect(response.status).toBe(201)
  return response.json()
}
const deliverAt = (time: string) => {
  vi.setSystemTime(time)
  return deliverDueMails(database, new Date())
}
const rows = () =>
  query<{ id: string; outcome: string | null }>(
    `select id, outcome from outbox where kind = 'booking_text' order by sequence, due_at`,
  )
const outcomes = async () => (await rows()).map(({ outcome }) => outcome)

/** What Twilio sends us, with its signature. */
const report = (
  fields: Record<string, string>,
  { path = '/api/outbox', token = TOKEN, signature = '' } = {},
) => {
  const form = new URLSearchParams(fields)
  const wanted = signatureOf(token, ORIGIN + path, form).toString('base64')
  return outbox.fetch(
    new Request(ORIGIN + path, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': signature || wanted },
      body: form,
    }),
  )
}
const reply = async (body: string, from = NUMBER) => {
  const response = await report({ From: from, To: '+17405550100', Body: body, MessageSid: 'SM1' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8')
  return response.text()
}
const stopped = async () => (await query('select from text_stops')).length
const desk = async () => {
  const call = fetch
  const headers = signInAs(DESK)
  const path = '/api/office?from=2027-03-08&days=7'
  const answer = await (await ask(office, path, { headers })).json()
  vi.stubGlobal('fetch', call)
  return answer
}

test('texts a client without an email address on the day before, once', async () => {
  await book()
  expect(await deliverAt('2027-03-09T20:29:59Z')).toMatchObject({ sent: 0 })
  vi.setSystemTime(DUE)
  await Promise.all([deliverAt(DUE), deliverAt(DUE)])
  await deliverAt('2027-03-09T21:30:00Z')
  expect(texts).toEqual([
    {
      to: NUMBER,
      subject: '',
      text: `${site.name}: your appointment is Wed, Mar 10, 3:30 PM EST, at the office. To change it, call ${site.phone.display}. Reply STOP to end texts.`,
    },
  ])
  expect(await outcomes()).toEqual(['sent'])
  expect(logs.join()).not.toMatch(/740|Pat/)
})

/** Books a time and moves it and its reminder by some hours, as the office may at the desk. */
const bookAt = async (hoursLater: number) => {
  await book()
  await query(
    `update bookings set starts_at = starts_at + $1::interval, ends_at = ends_at + $1::interval,
      blocked = tstzrange(lower(blocked) + $1::interval, upper(blocked) + $1::interval)`,
    [`${hoursLater} hours`],
  )
  await query(`update outbox set due_at = due_at + $1::interval where kind = 'booking_text'`, [
    `${hoursLater} hours`,
  ])
}

test('waits with a reminder until it is 8 AM in Hawaii', async () => {
  await bookAt(-4.5)
  expect(await deliverAt('2027-03-09T17:59:59Z')).toMatchObject({ sent: 0 })
  expect(await deliverAt('2027-03-09T18:00:00Z')).toMatchObject({ sent: 1 })
})

test('sends a reminder that is due at 9 PM on the day of the appointment', async () => {
  await bookAt(5.5)
  for (const time of ['2027-03-10T02:00:00Z', '2027-03-10T17:59:59Z']) {
    expect(await deliverAt(time)).toMatchObject({ sent: 0 })
  }
  expect(await deliverAt('2027-03-10T18:00:00Z')).toMatchObject({ sent: 1 })
  expect(texts[0]?.text).toContain('Wed, Mar 10, 9:00 PM EST')
})

test('sends no reminder once the appointment has begun', async () => {
  await book()
  expect(await deliverAt(START)).toMatchObject({ sent: 0, outdated: 1 })
  expect(requests).toEqual([])
})

test('without one of the variables, queues and promises nothing', async () => {
  const names = Object.keys(STAND_IN_ACCOUNT)
  for (const [day, name] of names.entries()) {
    for (const [each, value] of Object.entries(STAND_IN_ACCOUNT)) {
      vi.stubEnv(each, each === name ? '' : value)
    }
    await book({ start: `2027-03-1${day}T17:00:00.000Z` })
    const times = await ask(availability, '/api/availability?topic=letter')
    expect((await times.json()).sendsTexts).toBe(false)
  }
  expect(await rows()).toEqual([])
  expect((await desk()).sendsTexts).toBe(false)
})

test('keeps a queued reminder while a variable is missing, and health stays green', async () => {
  await book()
  const times = await ask(availability, '/api/availability?topic=letter')
  expect((await times.json()).sendsTexts).toBe(true)
  vi.stubEnv('TWILIO_AUTH_TOKEN', '')
  expect(await deliverAt('2027-03-09T21:00:00Z')).toBeNull()
  await query(`update outbox set done_at = now(), outcome = 'sent' where kind <> 'booking_text'`)
  vi.stubEnv('SMTP_URL', 'smtps://mail.example.com')
  const { status, parts } = await (await ask(health, '/api/health')).json()
  expect({ status, texts: parts.texts, mail: parts.mail }).toEqual({
    status: 'ok',
    texts: 'not_configured',
    mail: 'ok',
  })
  vi.stubEnv('SMTP_URL', '')
  vi.stubEnv('TWILIO_AUTH_TOKEN', TOKEN)
  expect(await deliverAt('2027-03-09T21:00:00Z')).toMatchObject({ sent: 1 })
})

test('sends no text to a client who left an email address, also later', async () => {
  await book({ email: 'pat@example.com' })
  expect(await rows()).toEqual([])
  await book({ start: '2027-03-11T17:00:00.000Z' })
  await query(`update bookings set email = 'sam@example.com'`)
  expect(await deliverAt('2027-03-10T18:00:00Z')).toMatchObject({ outdated: 1 })
  expect(requests).toEqual([])
})

test('sends no reminder when less than a day is left at booking', async () => {
  vi.setSystemTime('2027-03-09T20:30:01Z')
  await book()
  expect(await rows()).toEqual([])
})

const change = (method: 'PATCH' | 'DELETE', token: string, body?: object) =>
  ask(bookings, '/api/bookings', { method, headers: { 'Booking-Token': token }, body })

test('texts only the new time of a moved appointment', async () => {
  const { token } = await book()
  await change('PATCH', token, { start: '2027-03-11T18:00:00.000Z' })
  await deliverAt(DUE)
  expect(texts).toEqual([])
  await deliverAt('2027-03-10T18:00:00Z')
  expect(texts.map(({ text }) => text)).toEqual([
    expect.stringContaining('Thu, Mar 11, 1:00 PM EST'),
  ])
  expect(await outcomes()).toEqual(['outdated', 'sent'])
})

test('sends no text about a canceled appointment', async () => {
  const { token } = await book()
  await change('DELETE', token)
  expect(await deliverAt(DUE)).toMatchObject({ sent: 0, outdated: 1 })
  expect(requests).toEqual([])
})

const NO_ANSWER = '<Response></Response>'
const answered = (answer: string) => `<Response><Message>${escapeHtml(answer)}</Message></Response>`

test.each([
  [
    'Twilio’s own words',
    ['STOP', ' Stop. ', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
    NO_ANSWER,
  ],
  [
    'other words',
    [
      'Please stop texting me',
      'opt out',
      'Don’t text me again',
      'do not message this phone',
      'Wrong number!',
      'No more texts, thanks',
    ],
    answered(STOPPED),
  ],
])('%s end texts', async (_, bodies, answer) => {
  for (const [index, body] of bodies.entries()) {
    expect(await reply(body, `+1740555019${index}`), body).toContain(answer)
    expect(await stopped(), body).toBe(index + 1)
  }
})

const messages = () =>
  query<{ name: string; phone: string; message: string; kind: string }>(
    `select name, phone, message, kind from contact_messages m left join outbox on message_id = m.id
      order by created_at, phone`,
  )

test('any other reply goes to the office as a message, and texts go on', async () => {
  const bodies = ['HELP', 'Can I stop by at 3?', 'I have to cancel my appointment', 'Bis später 👋']
  for (const [index, body] of bodies.entries()) {
    expect(await reply(body, `+1740555019${index}`), body).toContain(answered(PASSED_ON))
  }
  expect(await stopped()).toBe(0)
  expect(await messages()).toEqual(
    bodies.map((message, index) => ({
      name: 'Someone by text',
      phone: `+1740555019${index}`,
      message,
      kind: 'contact_office',
    })),
  )
  expect(logs.join()).not.toMatch(/740|cancel/)
})

test('says what the office does not get', async () => {
  for (const body of ['', 'My number is 123-45-6789', '\u0000']) {
    expect(await reply(body), body).toContain(answered(NOT_PASSED_ON))
  }
  expect(await reply('Hello', '+49301234567')).toContain(answered(NOT_PASSED_ON))
  expect(await messages()).toEqual([])
})

test('the office gets ten texts a day from one number and a hundred in all', async () => {
  for (let count = 0; count < 12; count += 1) await reply(`Hello ${count}`)
  expect(await messages()).toHaveLength(10)
  for (let count = 0; count < 95; count += 1) {
    await reply('Hello', `+1740555${String(count).padStart(4, '0')}`)
  }
  expect(await messages()).toHaveLength(100)
  expect(await reply('Hello', '+17405550999')).toContain(answered(NOT_PASSED_ON))
})

test('sends no reminder after STOP', async () => {
  await book()
  await reply('STOP')
  expect(await deliverAt(DUE)).toMatchObject({ outdated: 1 })
  expect(requests).toEqual([])
})

test('sends reminders again after START, UNSTOP or YES', async () => {
  await book()
  await reply('STOP', '+17405550198')
  for (const body of ['START', 'unstop', 'Yes']) {
    await reply('STOP')
    await reply('STOP')
    expect(await stopped()).toBe(2)
    expect(await reply(body)).toContain(NO_ANSWER)
    expect(await stopped(), body).toBe(1)
  }
  expect(await deliverAt(DUE)).toMatchObject({ sent: 1 })
})

test('answers one number three times a day, and still hears STOP', async () => {
  for (let count = 0; count < 3; count += 1) expect(await reply('Hello')).toContain('<Message>')
  expect(await reply('I am away until Monday')).toContain(NO_ANSWER)
  expect(await reply('Stop that please')).toContain(NO_ANSWER)
  expect(await stopped()).toBe(1)
  expect(await reply('Hello', '+17405550198')).toContain('<Message>')
})

const STOP = { From: NUMBER, Body: 'STOP' }

test('refuses replies that Twilio has not signed', async () => {
  const wrong = [
    { token: 'another token' },
    { signature: ' ' },
    { signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' },
    { signature: createHmac('sha256', TOKEN).update(ORIGIN).digest('base64') },
  ]
  for (const options of wrong) expect((await report(STOP, options)).status).toBe(401)
  vi.stubEnv('TWILIO_AUTH_TOKEN', '')
  expect((await report(STOP)).status, 'no account is configured').toBe(401)
  expect(await stopped()).toBe(0)
})

test('refuses signed reports that cannot be read', async () => {
  const bad: [Record<string, string>, string?][] = [
    [{ Body: 'STOP' }],
    [{ From: NUMBER }],
    [{ From: 'whatsapp:me', Body: 'STOP' }],
    [STOP, '/api/outbox?from=me'],
    [STOP, '/api/outbox?text=1'],
  ]
  for (const [fields, path] of bad) expect((await report(fields, { path })).status).toBe(400)
  expect((await report({ From: NUMBER, Body: 'x'.repeat(16_000) })).status).toBe(413)
  expect(await stopped()).toBe(0)
})

test('records that Twilio knows of an opt-out, and shows it at the desk', async () => {
  const { booking } = await book({ phone: '500 555 0004' })
  expect(await deliverAt(DUE)).toMatchObject({ outdated: 1, retried: 0 })
  expect(await stopped()).toBe(1)
  expect((await desk()).textProblems).toEqual([{ reference: booking.reference, kind: 'stopped' }])
  await book({ phone: '500 555 0004', start: '2027-03-12T17:00:00.000Z' })
  await deliverAt('2027-03-11T18:00:00Z')
  expect(requests).toHaveLength(1)
})

test('gives up on a landline, and names it in the overview and at the desk', async () => {
  const { booking } = await book({ phone: '500 555 0009' })
  expect(await deliverAt(DUE)).toMatchObject({ failed: 1, retried: 0 })
  expect(await deliverAt('2027-03-09T21:00:00Z')).toMatchObject({ failed: 0 })
  expect((await desk()).textProblems).toEqual([{ reference: booking.reference, kind: 'failed' }])
  const { text } = await digestMail(query, '2027-03-10')
  expect(text).toMatch(
    new RegExp(`Texts that did not arrive, or may not have[^]*${booking.reference}: the reminder`),
  )
  expect(logs.join()).toContain('"kind":"booking_text","error":21614,"responseCode":400')
  expect(logs.join()).not.toContain('5550009')
})

test.each<[string, typeof fault]>([
  ['too many requests', 'quota'],
  ['a wrong token', 'denied'],
  ['an outage', '503'],
  [
    'no connection',
    async () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
    },
  ],
])('retries after %s, reports it after an hour, and sends once', async (_, problem) => {
  await book()
  fault = problem
  expect(await deliverAt(DUE)).toMatchObject({ retried: 1, sent: 0 })
  expect(await deliverAt('2027-03-09T21:00:00Z')).toMatchObject({ retried: 1, sent: 0 })
  const state = async (time: string) => {
    vi.setSystemTime(time)
    const { parts } = await (await ask(health, '/api/health')).json()
    return parts.texts
  }
  expect(await state('2027-03-09T21:30:00Z')).toBe('ok')
  expect(await state('2027-03-09T21:31:00Z')).toBe('delayed')
  // At night and in the first hour after it, texts may wait.
  expect(await state('2027-03-10T02:00:00Z')).toBe('ok')
  expect(await state('2027-03-10T18:59:00Z')).toBe('ok')
  expect(await state('2027-03-10T19:00:00Z')).toBe('delayed')
  fault = ''
  expect(await deliverAt('2027-03-10T19:00:00Z')).toMatchObject({ sent: 1 })
  expect(texts).toHaveLength(1)
  expect(await state('2027-03-10T19:00:00Z')).toBe('ok')
})

test.each<[string, typeof fault]>([
  ['an error inside Twilio', '500'],
  ['an answer that breaks off', 'malformed'],
  [
    'no answer in time',
    async () => {
      throw new DOMException('The operation timed out', 'TimeoutError')
    },
  ],
])('never sends a second time after %s', async (_, problem) => {
  const { booking } = await book()
  fault = problem
  expect(await deliverAt(DUE)).toMatchObject({ unknown: 1 })
  fault = ''
  expect(await deliverAt('2027-03-09T21:00:00Z')).toMatchObject({ sent: 0, unknown: 0 })
  expect(requests).toHaveLength(1)
  expect((await digestMail(query, '2027-03-10')).text).toContain(
    `${booking.reference}: the reminder to the visitor, may not have arrived`,
  )
  expect((await desk()).textProblems).toMatchObject([{ kind: 'failed' }])
})

test('never sends a second time after its function was stopped in the middle', async () => {
  await book()
  const [row] = await rows()
  await recordHandover(query, row?.id ?? '')
  expect(await deliverAt(DUE)).toMatchObject({ unknown: 1 })
  expect(requests).toEqual([])
})

test('texts one number three times a day', async () => {
  for (const hour of [15, 16, 17, 18]) await book({ start: `2027-03-10T${hour}:00:00.000Z` })
  await deliverAt('2027-03-09T21:00:00Z')
  expect(texts).toHaveLength(3)
  expect(await outcomes()).toEqual(['sent', 'sent', 'sent', 'failed'])
  expect(logs.join()).toContain('too_many_texts')
})

test('learns from Twilio that a text did not arrive', async () => {
  const { booking } = await book()
  await deliverAt(DUE)
  const path = requests[0]?.StatusCallback?.replace(ORIGIN, '')
  const delivered = { To: NUMBER, MessageSid: 'SM1', MessageStatus: 'delivered' }
  expect((await report(delivered, { path })).status).toBe(204)
  expect(await outcomes()).toEqual(['sent'])
  const lost = { ...delivered, MessageStatus: 'undelivered', ErrorCode: '30006' }
  expect((await report(lost, { path, token: 'another token' })).status).toBe(401)
  expect(await outcomes()).toEqual(['sent'])
  expect((await report(lost, { path })).status).toBe(204)
  expect(await outcomes()).toEqual(['failed'])
  expect((await desk()).textProblems).toEqual([{ reference: booking.reference, kind: 'failed' }])
})

test('keeps what Twilio reports before we have recorded that the text was sent', async () => {
  await book()
  fault = async () => {
    const path = requests[0]?.StatusCallback?.replace(ORIGIN, '')
    await report({ To: NUMBER, MessageStatus: 'failed', ErrorCode: '30034' }, { path })
    return Response.json({ sid: 'SM1' }, { status: 201 })
  }
  await deliverAt(DUE)
  expect(await outcomes()).toEqual(['failed'])
})

test('records an opt-out that Twilio reports afterwards', async () => {
  await book()
  await deliverAt(DUE)
  const path = requests[0]?.StatusCallback?.replace(ORIGIN, '')
  await report({ To: NUMBER, MessageStatus: 'failed', ErrorCode: '21610' }, { path })
  expect(await outcomes()).toEqual(['outdated'])
  expect((await desk()).textProblems).toMatchObject([{ kind: 'stopped' }])
})

test('the desk ends texts for a client who asks by phone, and records who did', async () => {
  const { booking } = await book()
  expect(await desk()).toMatchObject({ sendsTexts: true, textProblems: [] })
  const call = fetch
  const action = { action: 'stopTexts', reference: booking.reference }
  for (const _press of ['first', 'second']) {
    const headers = signInAs(DESK)
    const response = await ask(office, '/api/office', { method: 'POST', headers, body: action })
    const { appointment } = await response.json()
    expect(appointment.trail).toMatchObject([{ who: DESK, what: 'texts stopped' }])
  }
  vi.stubGlobal('fetch', call)
  expect((await desk()).textProblems).toEqual([{ reference: booking.reference, kind: 'stopped' }])
  await deliverAt(DUE)
  expect(requests).toEqual([])
})

test('deletes a person’s reminders, and keeps the opt-out as a hash', async () => {
  const { token } = await book()
  await reply('STOP')
  await change('DELETE', token)
  await query('select forget_person(null, $1)', [NUMBER])
  expect(await rows()).toEqual([])
  const kept = await query<{ hash: string }>(
    `select encode(number_hash, 'hex') as hash, number_hash = sha256($1::bytea) as "isSame"
      from text_stops`,
    [Buffer.from(NUMBER)],
  )
  expect(kept).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), isSame: true }])
})
