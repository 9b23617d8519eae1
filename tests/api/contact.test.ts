import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import contact from '../../api/contact.ts'
import { site } from '../../src/config/site.ts'
import {
  contactResponseSchema,
  formTokenResponseSchema,
} from '../../src/shared/contracts/contact.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { ask, collectLogs, formParts, readAnswer, startTestSite } from './test-site.ts'

const { query, reset, stop } = await startTestSite()
afterAll(stop)

let logs: string[]
beforeEach(async () => {
  logs = collectLogs()
  await reset()
})

const MESSAGE = {
  name: 'Pat Example',
  email: 'pat@example.com',
  phone: '(740) 555-0199',
  message: 'Hello,\nI moved to Ohio in June.',
}
const send = (parts: object = {}, headers: Record<string, string> = {}) =>
  ask(contact, '/api/contact', {
    method: 'POST',
    headers,
    body: { ...MESSAGE, ...formParts(), ...parts },
  })
const errorOf = async (response: Response) => {
  const { error } = await readAnswer(response, errorResponseSchema)
  return { status: response.status, ...error }
}
const stored = () => query<Record<string, unknown>>('select * from contact_messages')

test('stores a message, returns a reference and queues mails to office and visitor (R191)', async () => {
  const response = await send()
  expect(response.status).toBe(201)
  const answer = await readAnswer(response, contactResponseSchema)
  expect(answer.hasCopy).toBe(true)
  expect(Date.parse(answer.replyBy)).toBeGreaterThan(Date.now())
  expect(await stored()).toMatchObject([
    { ...MESSAGE, phone: '+17405550199', reference: answer.reference },
  ])
  const queued = await query<{ kind: string }>('select kind from outbox order by kind')
  expect(queued.map(({ kind }) => kind)).toEqual(['contact_copy', 'contact_office'])
})

test.each([
  ['an email address alone', { phone: undefined }, { phone: null }, true],
  ['an email address', { phone: '' }, { email: 'pat@example.com', phone: null }, true],
  ['a phone number', { email: '' }, { email: null, phone: '+17405550199' }, false],
  ['a number with a leading 1', { phone: '1-740-555-0199' }, { phone: '+17405550199' }, true],
  ['an extension', { phone: '740 555 0199 x12' }, { phone: '+17405550199;ext=12' }, true],
  [
    'an address with signs and a domain in another script',
    { email: 'pat&kim/tax@müller.example' },
    { email: 'pat&kim/tax@xn--mller-kva.example' },
    true,
  ],
])('accepts %s', async (_, parts, expected, hasCopy) => {
  const response = await send(parts)
  expect(await response.json()).toMatchObject({ hasCopy })
  expect(await stored()).toMatchObject([expected])
})

test.each<[string, object, string[]]>([
  ['no name', { name: '' }, ['name']],
  ['a blank name', { name: ' \u00a0 ' }, ['name']],
  ['a name with a line break', { name: 'Pat\nBcc: all@example.com' }, ['name']],
  ['a name that is too long', { name: 'x'.repeat(101) }, ['name']],
  ['neither email nor phone', { email: '', phone: '' }, ['email']],
  ['a bad email', { email: 'pat@' }, ['email']],
  ['an email with a line break', { email: 'pat@example.com\nBcc: all@example.com' }, ['email']],
  ['a short phone number', { phone: '555-0199' }, ['phone']],
  ['eleven digits without a country code', { phone: '27405550199' }, ['phone']],
  ['a digit too many', { phone: '+1 740 555 01999' }, ['phone']],
  ['an area code that begins with 1', { phone: '123-456-7890' }, ['phone']],
  ['a foreign number', { phone: '+49 351 555 0100' }, ['phone']],
  ['letters as a phone number', { phone: 'call me maybe' }, ['phone']],
  ['no message', { message: ' \n ' }, ['message']],
  ['a message that is too long', { message: 'x'.repeat(4001) }, ['message']],
  ['a zero byte', { message: 'a\u0000b' }, ['message']],
  ['half a character', { message: 'a\ud83d' }, ['message']],
  ['a Social Security number', { message: 'mine is 219-09-9999 ok' }, ['message']],
  ['several at once', { name: '', message: '' }, ['name', 'message']],
  [
    'everything at once',
    { name: '', email: '', phone: '', message: '' },
    ['name', 'message', 'email'],
  ],
])('reports %s at its field (R190, R196)', async (_, parts, fields) => {
  const error = await errorOf(await send(parts))
  expect(error).toMatchObject({ status: 400, code: 'invalid_fields' })
  expect(Object.keys(error.fields ?? {})).toEqual(fields)
  expect(await stored()).toEqual([])
})

test.each<[string, object]>([
  ['the longest name', { name: 'x'.repeat(100) }],
  ['the longest message', { message: 'x'.repeat(4000) }],
  [
    'other scripts and symbols',
    { name: 'Zoë ‘Z’ 李', message: "“Hi” 👋 <b>&amp;</b> '; drop table x" },
  ],
])('accepts %s unchanged', async (_, parts) => {
  expect((await send(parts)).status).toBe(201)
  expect(await stored()).toMatchObject([parts])
})

/** Part of a refusal after which sending again would not help (R191). */
const PHONE_NUMBER = expect.stringContaining(site.phone.display)

test('refuses an unknown field', async () => {
  expect(await errorOf(await send({ isAdmin: true }))).toMatchObject({
    status: 400,
    code: 'bad_request',
    message: PHONE_NUMBER,
  })
})

test.each<[string, () => object, string]>([
  ['a filled honeypot', () => ({ website: 'x' }), 'not_sent'],
  ['a form sent too quickly', () => formParts(1), 'form_too_fast'],
  ['a form from yesterday', () => formParts(24 * 3600 + 5), 'form_expired'],
  ['a form from the future', () => formParts(-3600), 'form_too_fast'],
  ['an unsigned timestamp', () => ({ formToken: `${Date.now() - 10_000}.AAAA` }), 'form_expired'],
  ['no timestamp', () => ({ formToken: '' }), 'form_expired'],
])('never reports %s as sent (R192)', async (_, parts, code) => {
  const error = await errorOf(await send(parts()))
  expect(error).toMatchObject({ status: 422, code })
  if (code === 'not_sent') expect(error.message).toContain(site.phone.display)
  expect(await stored()).toEqual([])
  expect(await query('select * from outbox')).toEqual([])
})

test.each([
  [1.999, 422],
  [2, 201],
  [24 * 3600, 201],
  [24 * 3600 + 0.001, 422],
])('answers a form that was open for %d seconds with %i', async (seconds, status) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  expect((await send(formParts(seconds))).status).toBe(status)
  vi.useRealTimers()
})

test('GET returns the form’s timestamp', async () => {
  const { formToken } = await readAnswer(
    await ask(contact, '/api/contact'),
    formTokenResponseSchema,
  )
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 })
  expect((await send({ formToken })).status).toBe(201)
  vi.useRealTimers()
})

test('stores a repeated message once and returns the same answer', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const [one, ...others] = await Promise.all([1, 2, 3, 4].map(() => send({}, headers)))
  const again = await send({ ...formParts(5) }, headers)
  const answer = await one?.json()
  for (const response of [...others, again]) {
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual(answer)
  }
  expect(await stored()).toHaveLength(1)
  expect(await query('select * from outbox')).toHaveLength(2)
  expect(await errorOf(await send({ message: 'Something else' }, headers))).toMatchObject({
    status: 409,
    code: 'key_reused',
    message: PHONE_NUMBER,
  })
})

test('thirty repeats of a message at once count as one', async () => {
  const from = { 'X-Forwarded-For': '192.0.2.1' }
  const headers = { ...from, 'Idempotency-Key': randomUUID() }
  const repeats = await Promise.all(Array.from({ length: 30 }, () => send({}, headers)))
  const references = await Promise.all(
    repeats.map(async (response) => (await response.json()).reference),
  )
  expect(new Set(references)).toEqual(new Set([expect.stringMatching(/^M-/)]))
  const others = []
  for (let call = 0; call < 5; call += 1) others.push((await send({}, from)).status)
  expect(others).toEqual([201, 201, 201, 201, 429])
  expect((await send({}, headers)).status).toBe(201)
})

test('allows five messages in ten minutes per IP address', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:02:00Z') })
  const from = (address: string) => send({}, { 'X-Forwarded-For': `${address}, 10.0.0.1` })
  const statuses: number[] = []
  for (let call = 0; call < 6; call += 1) statuses.push((await from('192.0.2.1')).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const refused = await from('192.0.2.1')
  expect(refused.headers.get('retry-after')).toBe('480')
  expect(await errorOf(refused)).toMatchObject({ code: 'too_many_requests', message: PHONE_NUMBER })
  expect((await from('192.0.2.2')).status).toBe(201)
  vi.setSystemTime('2027-03-08T14:10:00Z')
  expect((await from('192.0.2.1')).status).toBe(201)
  const keys = await query<{ key: Buffer }>('select key from rate_limits')
  expect(keys.some(({ key }) => key.includes('192.0.2.1'))).toBe(false)
  vi.useRealTimers()
})

test.each([
  // An IPv6 household has a /56: the first 56 bits count.
  [5, '2001:db8:0:7::1', '2001:db8::7:ffff:0:0:2', 429],
  [5, '2001:db8:0:700::1', '2001:db8:0:7ff::1', 429],
  [5, '2001:db8:0:700::1', '2001:db8:0:800::1', 201],
  [5, '2001:db8::1', '2001:db8:0:0:1::', 429],
  [5, '2001:db8::1', '2001:db8:0:100::1', 201],
  [5, '1:0:0:4::1', '1::4:5:6:7:8', 429],
  // A /48 counts too, with four times the limit.
  [19, '2001:db8:0:700::1', '2001:db8:0:800::1', 201],
  [20, '2001:db8:0:700::1', '2001:db8:0:800::1', 429],
  [20, '2001:db8:0:700::1', '2001:db8:1:700::1', 201],
  // IPv4 written as IPv6.
  [5, '::ffff:192.0.2.1', '::ffff:192.0.2.1', 429],
  [5, '::ffff:192.0.2.1', '::ffff:192.0.2.2', 201],
  [5, '::ffff:c000:201', '192.0.2.1', 429],
  [5, '::FFFF:192.0.2.1', '0:0:0:0:0:ffff:c000:0201', 429],
  // Not IPv4: the last group only looks like it.
  [5, '::192.0.2.1', '192.0.2.1', 201],
])('after %i messages from %s, one from %s gets %i', async (count, first, second, status) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:02:00Z') })
  await send({}, { 'X-Forwarded-For': first })
  await query('update rate_limits set count = $1', [count])
  expect((await send({}, { 'X-Forwarded-For': second })).status).toBe(status)
  vi.useRealTimers()
})

test('allows twenty messages a day per IP address', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:02:00Z') })
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  await send({}, headers)
  await query('update rate_limits set count = 19')
  vi.setSystemTime('2027-03-08T14:12:00Z')
  expect((await send({}, headers)).status).toBe(201)
  const refused = await send({}, headers)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe(String(9 * 3600 + 48 * 60))
  vi.useRealTimers()
})

test.each<[string, Record<string, string>, number, string]>([
  ['a request from another site', { Origin: 'https://evil.example' }, 403, 'forbidden_origin'],
  ['a null origin', { Origin: 'null' }, 403, 'forbidden_origin'],
  ['a plain HTML form', { 'Content-Type': 'text/plain' }, 415, 'wrong_content_type'],
  ['a form without a key', { 'Idempotency-Key': '' }, 400, 'bad_request'],
  ['a key that is not a UUID', { 'Idempotency-Key': '1' }, 400, 'bad_request'],
])('refuses %s', async (_, headers, status, code) => {
  const error = await errorOf(await send({}, headers))
  expect(error).toMatchObject({ status, code })
  if (status === 403) expect(error.message).toEqual(PHONE_NUMBER)
  expect(await stored()).toEqual([])
})

test('refuses an oversized body before reading it', async () => {
  expect(await errorOf(await send({ message: 'x'.repeat(17_000) }))).toMatchObject({
    status: 413,
    code: 'body_too_large',
    message: PHONE_NUMBER,
  })
})

test('refuses other methods', async () => {
  const response = await ask(contact, '/api/contact', { method: 'PUT', body: {} })
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  expect(await errorOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
})

test.each([
  ['out of reach', { DATABASE_URL: 'postgres://127.0.0.1:1/none' }],
  ['not configured', { DATABASE_URL: '' }],
])('tells the visitor to call when the database is %s', async (_, env) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const error = await errorOf(await send())
  expect(error).toMatchObject({ status: 503, code: 'unavailable' })
  expect(error.message).toContain(site.phone.display)
})

test('logs nothing from a message', async () => {
  await send()
  await send({ email: 'pat@' })
  await send({ website: 'pat@example.com' })
  expect(logs.length).toBeGreaterThanOrEqual(3)
  expect(logs.join('\n')).not.toMatch(/Pat|pat@|555-0199|5550199|Ohio|2001:db8|M-[0-9A-Z]{8}/)
})
