import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { readEnv } from '../request/env.ts'
import { readLimited } from '../request/read-limited.ts'
import { Refusal } from '../request/refusal.ts'
import { isSame } from '../request/secret.ts'
import { siteLink } from '../request/site-link.ts'

export type Text = {
  /** E.164 */
  to: string
  body: string
  /** Twilio drops a text that it could not send within this time. */
  validSeconds: number
}
type TextAccount = { accountSid: string; authToken: string; serviceSid: string }

const MAX_BYTES = 16_000
const TIMEOUT_MS = 15_000

/** The account that sends texts, or null when its three variables are not all set: then there are no texts. */
export function readTextAccount(): TextAccount | null {
  const env = readEnv()
  const accountSid = env.TWILIO_ACCOUNT_SID
  const authToken = env.TWILIO_AUTH_TOKEN
  const serviceSid = env.TWILIO_MESSAGE_SERVICE_SID
  return accountSid && authToken && serviceSid ? { accountSid, authToken, serviceSid } : null
}

/** Twilio did not accept a text, or it is unknown whether it did. */
export class TextError extends Error {
  override name = 'TextError'
  /** Twilio's error code, such as 21610, or one of the connection, such as ECONNREFUSED. */
  readonly code: number | string
  readonly status?: number
  /** Whether the text may have been sent: Twilio got it and did not say that it refused it. */
  readonly isUnknown: boolean

  constructor(code: number | string, isUnknown: boolean, status?: number) {
    super('The text was not accepted')
    this.code = code
    this.isUnknown = isUnknown
    this.status = status
  }
}

/** Connections that fail like this have not sent anything. */
const NOT_CONNECTED =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|.*CERT.*)$/

const acceptedSchema = z.object({ sid: z.string() })
const refusedSchema = z.object({ code: z.number() })

/**
 * Sends one text (https://www.twilio.com/docs/messaging/api/message-resource).
 * @param callback path that Twilio tells what became of the text
 * @throws TextError
 */
export async function sendText(
  { accountSid, authToken, serviceSid }: TextAccount,
  { to, body, validSeconds }: Text,
  callback: string,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(
    `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Messages.json`,
    {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        To: to,
        MessagingServiceSid: serviceSid,
        Body: body,
        StatusCallback: siteLink(callback),
        ValidityPeriod: String(validSeconds),
      }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    },
  ).catch((error: unknown) => {
    const code = codeOf(error)
    throw new TextError(code, !NOT_CONNECTED.test(code))
  })
  const answer: unknown = await readLimited(response, MAX_BYTES)
    .then(JSON.parse)
    .catch(() => null)
  if (response.status === 201 && acceptedSchema.safeParse(answer).success) return
  const { status } = response
  // 503 means that Twilio has not taken it. Any other error of its own leaves that open.
  const isRefused = (status >= 400 && status < 500) || status === 503
  throw new TextError(refusedSchema.safeParse(answer).data?.code ?? 'unclear', !isRefused, status)
}

function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name ?? 'unknown'
}

/**
 * The form that Twilio sends for a reply and for what became of a text. Twilio signs the address and the fields with
 * the auth token (https://www.twilio.com/docs/usage/security#validating-requests).
 * @throws Refusal 401 for any other sender, or 413
 */
export async function readSigned(request: Request): Promise<URLSearchParams> {
  const body = await readLimited(request, MAX_BYTES).catch(() => {
    throw new Refusal(413, 'body_too_large', 'This is too long.')
  })
  const form = new URLSearchParams(body)
  const { pathname, search } = new URL(request.url)
  const signature = Buffer.from(request.headers.get('x-twilio-signature') ?? '', 'base64')
  const token = readTextAccount()?.authToken
  const wanted = token && signatureOf(token, siteLink(pathname + search), form)
  if (!wanted || !isSame(signature, wanted)) {
    throw new Refusal(401, 'unauthorized', 'This is for the text message service only.')
  }
  return form
}

/** @param url as the sender has it, with its query */
export function signatureOf(authToken: string, url: string, form: URLSearchParams): Buffer {
  const sorted = new URLSearchParams(form)
  sorted.sort()
  const fields = [...sorted].map(([name, value]) => name + value)
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest()
}
