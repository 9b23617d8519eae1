import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import contact from '../../api/contact.ts'
import { digestMail } from '../../api/_lib/mail/office-mails.ts'
import { LIMITS } from '../../api/_lib/request/limits.ts'
import { formTokenResponseSchema } from '../../src/shared/contracts/contact.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { estimateMailResponseSchema } from '../../src/shared/contracts/estimate-mail.ts'
import { startMailSink } from './mail-sink.ts'
import {
  ask,
  collectBackgroundWork,
  collectLogs,
  formParts,
  ORIGIN,
  readAnswer,
  startTestSite,
} from './test-site.ts'

const sink = await startMailSink()
const background = collectBackgroundWork()
const { query, reset, stop } = await startTestSite({ SMTP_URL: sink.url })
afterAll(async () => {
  background.stop()
  await stop()
  await sink.stop()
})

let logs: string[]
beforeEach(async () => {
  logs = collectLogs()
  sink.setMode('accept')
  sink.empty()
  await reset()
})

const ANSWERS = 'v=1&type=family&w2=2&dependents=3&business=over5k,none&local=1'
const send = async (parts: object = {}, headers: Record<string, string> = {}) => {
  const body = { email: 'pat@example.com', answers: ANSWERS, ...formParts(), ...parts }
  const response = await ask(contact, '/api/contact?send=estimate', {
    method: 'POST',
    headers,
    body,
  })
  await background.settle()
  return response
}
const statuses = async (calls: (() => Promise<Response>)[]) => {
  const found: number[] = []
  for (const call of calls) found.push((await call()).status)
  return found
}
const errorOf = async (response: Response) => {
  const { error } = await readAnswer(response, errorResponseSchema)
  return { status: response.status, ...error }
}
const rows = () => query<object>('select kind, email, answers, outcome from outbox')

test('emails the link to the estimate, then forgets address and answers', async () => {
  const response = await send()
  expect(response.status).toBe(201)
  expect(await readAnswer(response, estimateMailResponseSchema)).toEqual({ isQueued: true })
  expect(sink.mails.map(({ to }) => to?.[0]?.address)).toEqual(['pat@example.com'])
  const [mail] = sink.mails
  expect(mail?.text).toContain(`${ORIGIN}/#estimate?${ANSWERS}`)
  expect(mail?.html).toContain(`href="${ORIGIN}/#estimate?${ANSWERS.replaceAll('&', '&amp;')}"`)
  expect(await rows()).toEqual([{ kind: 'estimate', email: null, answers: null, outcome: 'sent' }])
})

test('retries later when the mail server is not there', async () => {
  sink.setMode('refuse-mail-for-now')
  expect((await send()).status).toBe(201)
  expect(await rows()).toEqual([
    { kind: 'estimate', email: 'pat@example.com', answers: ANSWERS, outcome: null },
  ])
})

test('forgets an address that the mail server refuses, and does not tell the office', async () => {
  sink.setMode('refuse-recipient-for-good')
  expect((await send()).status).toBe(201)
  expect(await rows()).toEqual([
    { kind: 'estimate', email: null, answers: null, outcome: 'failed' },
  ])
  const overview = await digestMail(query, new Date().toISOString().slice(0, 10))
  expect(overview.text).not.toMatch(/estimate/i)
})

test('emails two estimates, but one sent twice only once', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  expect(await statuses([() => send({}, headers), () => send({}, headers), send])).toEqual([
    201, 201, 201,
  ])
  expect(sink.mails).toHaveLength(2)
})

test.each([
  ['an unknown answer', 'v=1&type=simple&note=Buy+this'],
  ['an address as a type', 'v=1&type=https://evil.example'],
  ['an address as a level', 'v=1&type=simple&business=over5k,evil.example'],
  ['six W-2s', 'v=1&type=simple&w2=6'],
  ['an answer given twice', 'v=1&type=simple&type=family'],
  ['another spelling', 'v=1&type=%73imple'],
  ['no type', 'v=1'],
  ['nothing', ''],
  ['a long text', `v=1&type=simple${'&'.repeat(400)}`],
])('refuses answers with %s', async (_, answers) => {
  const error = await errorOf(await send({ answers }))
  const fields = { answers: 'Please reload the page, then send it again.' }
  expect(error).toMatchObject({ status: 400, code: 'invalid_fields', fields })
  expect(await rows()).toEqual([])
})

test('refuses an incomplete address, other fields and another parameter', async () => {
  const { fields } = await errorOf(await send({ email: 'pat@' }))
  expect(fields?.email).toContain('name@example.com')
  expect((await send({ name: 'Pat' })).status).toBe(400)
  const body = { email: 'pat@example.com', answers: ANSWERS, ...formParts() }
  const path = '/api/contact?send=anything'
  expect((await ask(contact, path, { method: 'POST', body })).status).toBe(400)
  expect(await rows()).toEqual([])
})

test('never reports a bot’s request as sent', async () => {
  expect(await errorOf(await send({ website: 'x' }))).toMatchObject({
    status: 422,
    code: 'not_sent',
  })
  expect(await rows()).toEqual([])
})

test('asks for the captcha where there is one', async () => {
  vi.stubEnv('CAPTCHA_PROVIDER', 'turnstile')
  vi.stubEnv('CAPTCHA_SECRET', 'a secret')
  expect(await errorOf(await send())).toMatchObject({ status: 422, code: 'captcha_failed' })
  vi.unstubAllEnvs()
  expect(sink.mails).toEqual([])
})

test('allows three mails a day to one mailbox, however its address is written', async () => {
  const addresses = ['pat@example.com', 'Pat@Example.com', 'pat+1@example.com', 'pat+2@example.com']
  const calls = [...addresses, 'kim@example.com'].map((email) => () => send({ email }))
  expect(await statuses(calls)).toEqual([201, 201, 201, 429, 201])
  expect(sink.mails).toHaveLength(4)
})

test('allows five in ten minutes per IP address', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:02:00Z') })
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  const to = (name: number) => () => send({ email: `${name}@example.com` }, headers)
  expect(await statuses([1, 2, 3, 4, 5, 6].map(to))).toEqual([201, 201, 201, 201, 201, 429])
  vi.useRealTimers()
})

test('mails no more than the day’s limit in all', async () => {
  await send()
  const count = LIMITS.estimateMailsInAll.day
  await query('update rate_limits set count = $1 where count = 1', [count])
  const error = await errorOf(await send({ email: 'kim@example.com' }))
  expect(error).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(sink.mails).toHaveLength(1)
})

test('says that no mail goes out without a mail server', async () => {
  const sendsMails = async () =>
    (await readAnswer(await ask(contact, '/api/contact'), formTokenResponseSchema)).sendsMails
  expect(await sendsMails()).toBe(true)
  vi.stubEnv('SMTP_URL', '')
  expect(await sendsMails()).toBe(false)
  expect(await errorOf(await send())).toMatchObject({ status: 503, code: 'unavailable' })
  expect(await rows()).toEqual([])
})

test('logs neither address nor answers', async () => {
  await send()
  await send({ email: 'pat@' })
  sink.setMode('refuse-recipient-for-good')
  await send()
  expect(logs.length).toBeGreaterThanOrEqual(3)
  expect(logs.join('\n')).not.toMatch(/pat@|family|dependents|over5k/)
})
