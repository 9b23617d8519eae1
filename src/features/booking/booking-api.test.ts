import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/shared/contracts/fields.ts'
import { bookTime } from './booking-api.ts'

const sent: { method?: string; key: string | null; body: unknown }[] = []
const answers: Response[] = []
beforeEach(() => {
  vi.useFakeTimers()
  sent.length = answers.length = 0
  vi.stubGlobal('fetch', async (_: string, { method, headers, body }: RequestInit) => {
    const key = new Headers(headers).get(IDEMPOTENCY_HEADER)
    sent.push({ method, key, body: typeof body === 'string' ? JSON.parse(body) : null })
    return answers.shift()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refusal = (code: string) =>
  Response.json({ error: { code, message: 'Please send it again.' } }, { status: 409 })

async function book(requestedAt = 0) {
  const form = { name: 'Pat', email: 'pat@example.com', way: 'office' } as const
  const token = { formToken: 'old', requestedAt }
  const wish = { topic: 'letter', start: '2027-03-09T17:00:00Z', hold: 'the-hold', website: '' }
  const outcome = bookTime({ form, ...wish, token, key: 'the-key' })
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

test('sends an expired form again with the same key and hold', async () => {
  answers.push(refusal('form_expired'), Response.json({ formToken: 'new' }), refusal('slot_taken'))
  expect(await book()).toMatchObject({ problem: { code: 'slot_taken' } })
  const [first, asked, again] = sent
  expect(first).toMatchObject({ key: 'the-key', body: { formToken: 'old', hold: 'the-hold' } })
  expect(asked).toMatchObject({ method: 'GET' })
  expect(again).toEqual({ ...first, body: { ...(first?.body as object), formToken: 'new' } })
})

test('does not delay the form when the clock has been set back', async () => {
  answers.push(refusal('slot_taken'))
  await book(Date.now() + 3_600_000)
  expect(sent).toHaveLength(1)
})

test('reports a taken time without retrying', async () => {
  answers.push(refusal('slot_taken'))
  expect(await book()).toMatchObject({ isOk: false, problem: { code: 'slot_taken' } })
  expect(sent).toHaveLength(1)
})
