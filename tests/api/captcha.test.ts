import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../api/bookings.ts'
import contact from '../../api/contact.ts'
import holds from '../../api/holds.ts'
import { createCaptchaVerifier, STAND_IN_SECRET } from '../../local/captcha/verify.ts'
import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '../../src/config/captcha-providers.ts'
import { site } from '../../src/config/site.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { ask, collectLogs, formParts, readAnswer, startTestSite } from './test-site.ts'

const CAPTCHA = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: STAND_IN_SECRET }
const { query, reset, stop } = await startTestSite(CAPTCHA)
afterAll(stop)

const provider = vi.fn<typeof fetch>()
let logs: string[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  logs = collectLogs()
  await reset()
  const find = createCaptchaVerifier()
  provider.mockReset().mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const answer = find(request.url)
    if (!answer) throw new Error('nobody is there')
    return answer(request)
  })
  vi.stubGlobal('fetch', provider)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const newToken = () => `local.${Date.now()}.${randomUUID()}`
const VISITOR = { name: 'Pat Example', email: 'pat@example.com' }
const FORMS = {
  booking: [
    bookings,
    '/api/bookings',
    { topic: 'consultation', start: '2027-03-09T17:00:00.000Z' },
  ],
  message: [contact, '/api/contact', { message: 'Hello' }],
  'place on the waitlist': [
    holds,
    '/api/holds?waitlist=join',
    { topic: 'consultation', way: 'office', part: 'any', weekdays: [] },
  ],
} as const
type Form = keyof typeof FORMS
const send = (form: Form, captchaToken?: string, headers = {}) => {
  const [handler, path, parts] = FORMS[form]
  const body = { ...VISITOR, ...parts, ...formParts(), captchaToken }
  return ask(handler, path, { method: 'POST', headers, body })
}
const stored = async () => {
  const [row] = await query(
    `select (select count(*)::int from bookings) + (select count(*)::int from contact_messages)
      + (select count(*)::int from waitlist_entries) as rows`,
  )
  return row
}
const errorOf = async (response: Response) => {
  const { error } = await readAnswer(response, errorResponseSchema)
  return { status: response.status, ...error }
}

test.each<[Form, CaptchaProvider]>([
  ['booking', 'turnstile'],
  ['message', 'turnstile'],
  ['message', 'hcaptcha'],
  ['place on the waitlist', 'turnstile'],
])('takes a %s with a good token, and asks %s with the secret', async (form, name) => {
  vi.stubEnv('CAPTCHA_PROVIDER', name)
  const token = newToken()
  expect((await send(form, token)).status).toBe(201)
  expect(provider).toHaveBeenCalledTimes(1)
  const [address, init] = provider.mock.lastCall ?? []
  expect(address).toBe(CAPTCHA_PROVIDERS[name].verify)
  expect(init?.body).toEqual(new URLSearchParams({ secret: STAND_IN_SECRET, response: token }))
  expect(init?.redirect).toBe('error')
})

test.each<[string, () => string | undefined]>([
  ['no token', () => undefined],
  ['an empty token', () => ''],
  ['an invented token', () => 'XXXX.DUMMY.TOKEN.XXXX'],
  ['an old token', () => `local.${Date.now() - 301_000}.${randomUUID()}`],
])('refuses %s and asks to do the check again', async (_, token) => {
  for (const form of Object.keys(FORMS) as Form[]) {
    expect(await errorOf(await send(form, token()))).toMatchObject({
      status: 422,
      code: 'captcha_failed',
      message: expect.stringContaining('confirm again that you are a person'),
    })
  }
  expect(await stored()).toEqual({ rows: 0 })
})

test('refuses a used token, but repeats an answer that got lost', async () => {
  const token = newToken()
  const key = { 'Idempotency-Key': randomUUID() }
  expect((await send('message', token, key)).status).toBe(201)
  expect((await send('message', token, key)).status).toBe(201)
  expect(provider).toHaveBeenCalledTimes(1)
  expect(await errorOf(await send('booking', token))).toMatchObject({ code: 'captcha_failed' })
})

test.each<[string, () => Promise<Response>]>([
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ['shows an error page', async () => new Response('<html>', { status: 502 })],
  ['answers in another shape', async () => Response.json({ success: 'yes' })],
  ['is too long', async () => Response.json({ success: true, more: 'x'.repeat(20_000) })],
  [
    'does not know the secret',
    async () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] }),
  ],
])('asks the visitor to call when the provider %s', async (_, respond) => {
  provider.mockImplementation(respond)
  const error = await errorOf(await send('booking', newToken()))
  expect(error).toMatchObject({ status: 503, code: 'unavailable' })
  expect(error.message).toContain(`Please call ${site.phone.display}`)
  expect(logs.join()).toContain('captcha_down')
  expect(logs.join()).not.toContain(STAND_IN_SECRET)
  expect(await stored()).toEqual({ rows: 0 })
})

test.each(['CAPTCHA_SECRET', 'CAPTCHA_PROVIDER'])('checks nothing without %s', async (name) => {
  vi.stubEnv(name, '')
  expect((await send('message')).status).toBe(201)
  expect(provider).not.toHaveBeenCalled()
})

test('asks the provider only for forms that could be sent', async () => {
  const body = { ...VISITOR, message: 'Hello', ...formParts(), captchaToken: newToken() }
  const sendBody = (parts: object) =>
    ask(contact, '/api/contact', { method: 'POST', body: { ...body, ...parts } })
  expect((await sendBody({ website: 'x' })).status).toBe(422)
  expect((await sendBody({ email: 'pat' })).status).toBe(400)
  expect(provider).not.toHaveBeenCalled()
})
