import { randomBytes } from 'node:crypto'
import type { Message } from './mailbox/mailbox.ts'

/** The account of the stand-in, which only it accepts. */
export const STAND_IN_ACCOUNT = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'local-stand-in-token',
  TWILIO_MESSAGE_SERVICE_SID: `MG${'0'.repeat(32)}`,
}
export const TWILIO_ORIGIN = 'https://api.twilio.com'

/** Numbers that Twilio's test accounts refuse (https://www.twilio.com/docs/iam/test-credentials). */
const REFUSED_NUMBERS = new Map<string, [code: number, message: string]>([
  ['+15005550001', [21211, "The 'To' number +15005550001 is not a valid phone number."]],
  [
    '+15005550002',
    [21612, "Message cannot be sent with the current combination of 'To' and 'From'"],
  ],
  ['+15005550003', [21408, 'Permission to send an SMS has not been enabled for the region']],
  ['+15005550004', [21610, 'Attempt to send to unsubscribed recipient']],
  ['+15005550009', [21614, "'To' number is not a valid mobile number"]],
])

const FAULTS = new Map<string, () => Response>([
  ['quota', () => twilioError(429, 20429, 'Too Many Requests')],
  ['denied', () => twilioError(401, 20003, 'Authenticate')],
  ['500', () => twilioError(500, 20500, 'An internal server error has occurred')],
  ['503', () => twilioError(503, 20503, 'Service unavailable')],
  ['malformed', () => new Response('{"sid": "SM', { status: 201 })],
])
export const TEXT_FAULTS = [...FAULTS.keys()]

/**
 * Stands in for Twilio's Messages resource: same address, sign-in, fields and error codes, and what
 * the site reads of its answers.
 * @param deliver receives the accepted texts
 * @param fault one of TEXT_FAULTS, or undefined for a valid response
 */
export async function answerTexts(
  request: Request,
  deliver: (message: Message) => void,
  fault = '',
): Promise<Response> {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token } = STAND_IN_ACCOUNT
  const basic = Buffer.from(`${account}:${token}`).toString('base64')
  if (request.headers.get('authorization') !== `Basic ${basic}`) {
    return twilioError(401, 20003, 'Authenticate')
  }
  const path = `/2010-04-01/Accounts/${account}/Messages.json`
  if (new URL(request.url).pathname !== path || request.method !== 'POST') {
    return twilioError(404, 20404, 'The requested resource was not found')
  }
  const answer = FAULTS.get(fault)
  if (answer) return answer()
  const type = request.headers.get('content-type') ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const form = new URLSearchParams(isForm ? await request.text() : '')
  const { To: to = '', Body: body = '', ...rest } = Object.fromEntries(form)
  const refused = refusalOf(to, body, rest)
  if (refused) return twilioError(400, ...refused)
  deliver({ to, subject: '', text: body })
  const sid = `SM${randomBytes(16).toString('hex')}`
  return Response.json({ sid, status: 'accepted', error_code: null, to, body }, { status: 201 })
}

function refusalOf(
  to: string,
  body: string,
  { MessagingServiceSid: service, ValidityPeriod: seconds = '36000' }: Record<string, string>,
): [code: number, message: string] | undefined {
  if (to === '') return [21604, "A 'To' phone number is required."]
  if (body === '') return [21602, 'Message body is required.']
  if (service !== STAND_IN_ACCOUNT.TWILIO_MESSAGE_SERVICE_SID) {
    return [21705, 'The Messaging Service Sid is invalid']
  }
  if (!/^\+[1-9]\d{6,14}$/.test(to))
    return [21211, `The 'To' number ${to} is not a valid phone number.`]
  if (body.length > 1600)
    return [21617, 'The concatenated message body exceeds the 1600 character limit']
  const isValid = /^\d+$/.test(seconds) && Number(seconds) >= 1 && Number(seconds) <= 36_000
  if (!isValid) return [90007, 'Invalid validity period value']
  return REFUSED_NUMBERS.get(to)
}

function twilioError(status: number, code: number, message: string): Response {
  const more_info = `https://www.twilio.com/docs/errors/${code}`
  return Response.json({ code, message, more_info, status }, { status })
}
