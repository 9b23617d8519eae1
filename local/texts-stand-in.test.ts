import { expect, test, vi } from 'vitest'
import type { Message } from './mailbox/mailbox.ts'
import { answerTexts, STAND_IN_ACCOUNT, TEXT_FAULTS } from './texts-stand-in.ts'

const {
  TWILIO_ACCOUNT_SID: ACCOUNT,
  TWILIO_AUTH_TOKEN: TOKEN,
  TWILIO_MESSAGE_SERVICE_SID: SERVICE,
} = STAND_IN_ACCOUNT
const TEXT = { To: '+17405550199', MessagingServiceSid: SERVICE, Body: 'Hello' }

type Options = { token?: string; method?: string; path?: string; json?: boolean; fault?: string }
const deliver = vi.fn<(message: Message) => void>()
async function send(parts: Record<string, string> = {}, options: Options = {}) {
  const { token = TOKEN, method = 'POST', path = 'Messages.json', json = false, fault } = options
  const fields = { ...TEXT, ...parts }
  deliver.mockReset()
  const url = `https://api.twilio.com/2010-04-01/Accounts/${ACCOUNT}/${path}`
  const request = new Request(url, {
    method,
    headers: {
      Authorization: `Basic ${btoa(`${ACCOUNT}:${token}`)}`,
      ...(json && { 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' && { body: json ? JSON.stringify(fields) : new URLSearchParams(fields) }),
  })
  return answerTexts(request, deliver, fault)
}

test('accepts a text as Twilio does, and delivers it', async () => {
  const response = await send({ ValidityPeriod: '3600', StatusCallback: 'https://a.example.com/' })
  expect(response.status).toBe(201)
  const answer = await response.json()
  expect(answer).toMatchObject({
    to: TEXT.To,
    body: TEXT.Body,
    status: 'accepted',
    error_code: null,
  })
  expect(answer.sid).toMatch(/^SM[0-9a-f]{32}$/)
  expect(deliver).toHaveBeenCalledExactlyOnceWith({ to: TEXT.To, subject: '', text: TEXT.Body })
})

test.each<[string, Record<string, string>, Options, number, number]>([
  ['a wrong token', {}, { token: 'other' }, 401, 20003],
  ['another resource', {}, { path: 'Calls.json' }, 404, 20404],
  ['another method', {}, { method: 'GET' }, 404, 20404],
  ['JSON, which has none of its fields', {}, { json: true }, 400, 21604],
  ['no recipient', { To: '' }, {}, 400, 21604],
  ['no body', { Body: '' }, {}, 400, 21602],
  ['another messaging service', { MessagingServiceSid: 'MG1' }, {}, 400, 21705],
  ['something that is no number', { To: '740' }, {}, 400, 21211],
  ['more than 1600 characters', { Body: 'x'.repeat(1601) }, {}, 400, 21617],
  ['a validity of no seconds', { ValidityPeriod: '0' }, {}, 400, 90007],
  ['an invalid number', { To: '+15005550001' }, {}, 400, 21211],
  ['someone who opted out', { To: '+15005550004' }, {}, 400, 21610],
  ['a landline', { To: '+15005550009' }, {}, 400, 21614],
  ['fault "quota"', {}, { fault: 'quota' }, 429, 20429],
  ['fault "denied"', {}, { fault: 'denied' }, 401, 20003],
  ['fault "500"', {}, { fault: '500' }, 500, 20500],
  ['fault "503"', {}, { fault: '503' }, 503, 20503],
])('refuses %s as Twilio does, and delivers nothing', async (_, parts, options, status, code) => {
  const response = await send(parts, options)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({
    code,
    message: expect.any(String),
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  })
  expect(deliver).not.toHaveBeenCalled()
})

test('every fault has a different answer', async () => {
  const answers = await Promise.all(
    TEXT_FAULTS.map(async (fault) => (await send({}, { fault })).text()),
  )
  expect(new Set(answers).size).toBe(TEXT_FAULTS.length)
})
