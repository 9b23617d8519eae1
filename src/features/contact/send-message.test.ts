import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/shared/contracts/fields.ts'
import { sendMessage } from './send-message.ts'

/** The requests sent, in order, and the response to each. */
const calls: { method?: string; key: string | null; formToken?: string; at: number }[] = []
const answers: Response[] = []
beforeEach(() => {
  vi.useFakeTimers()
  calls.length = answers.length = 0
  vi.stubGlobal('fetch', async (_: string, { method, headers, body }: RequestInit) => {
    const key = new Headers(headers).get(IDEMPOTENCY_HEADER)
    const { formToken } = typeof body === 'string' ? JSON.parse(body) : {}
    calls.push({ method, key, formToken, at: Date.now() })
    return answers.shift()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const KEY = crypto.randomUUID()
const refusal = (code: string) =>
  Response.json({ error: { code, message: 'Please send it again.' } }, { status: 422 })
const taken = () =>
  Response.json({ reference: 'M-00000000', replyBy: '2027-03-09T22:00:00Z', hasCopy: true })
const newToken = () => Response.json({ formToken: 'new' })

async function send(formToken: string | null) {
  const form = { name: 'Pat', email: 'pat@example.com', phone: undefined, message: 'Hello' }
  const token = formToken === null ? null : { formToken, requestedAt: Date.now() }
  const outcome = sendMessage({ form, website: '', token, key: KEY, captchaToken: undefined })
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

test('sends a message as soon as the form is old enough', async () => {
  answers.push(taken())
  const began = Date.now()
  expect(await send('old')).toMatchObject({ isOk: true })
  expect(calls).toMatchObject([{ method: 'POST', formToken: 'old', at: began + 2100 }])
})

test('sends an expired form again with a new token as the same message', async () => {
  answers.push(refusal('form_expired'), newToken(), taken())
  expect(await send('old')).toMatchObject({ isOk: true })
  expect(calls.map(({ method, formToken }) => [method, formToken])).toEqual([
    ['POST', 'old'],
    ['GET', undefined],
    ['POST', 'new'],
  ])
  expect([calls[0]?.key, calls[2]?.key]).toEqual([KEY, KEY])
  expect((calls[2]?.at ?? 0) - (calls[1]?.at ?? 0)).toBe(2100)
})

test('does not try a third time after a second refusal', async () => {
  answers.push(refusal('form_expired'), newToken(), refusal('form_expired'))
  expect(await send(null)).toMatchObject({ isOk: false, problem: { code: 'form_expired' } })
  expect(calls).toHaveLength(3)
})

test('reports any other refusal without retrying', async () => {
  answers.push(refusal('not_sent'))
  expect(await send('old')).toMatchObject({ isOk: false, problem: { code: 'not_sent' } })
  expect(calls).toHaveLength(1)
})
