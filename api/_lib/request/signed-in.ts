import { z } from 'zod'
import { emailField } from '../../../src/shared/contracts/fields.ts'
import type { Query } from './db.ts'
import { readEnv } from './env.ts'
import { LIMITS, limitGuesses } from './limits.ts'
import { readLimited } from './read-limited.ts'
import { Refusal } from './refusal.ts'

/** The part of an access token (a JSON Web Token, RFC 7519) we read: its expiry in seconds since 1970. */
const claimsSchema = z.object({ exp: z.optional(z.number()) })
const BEARER = /^Bearer (?=.{20,4096}$)([\w-]+\.[\w-]+\.[\w-]+)$/
/** How far the clocks of two servers may drift apart. */
export const LEEWAY_SECONDS = 60

const TIMEOUT_MS = 3000
const MAX_BYTES = 64_000

/**
 * A request's access token, which only the sign-in server can check. Anything that cannot be one is refused before we
 * ask that server.
 * @throws Refusal 401 when the token is missing, malformed or expired
 */
export function readBearer(request: Request, now: Date): string {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const claims = readClaims(token, claimsSchema)
  const end = claims?.exp ?? Number.POSITIVE_INFINITY
  const hasEnded = end + LEEWAY_SECONDS <= now.getTime() / 1000
  if (!claims || hasEnded) throw notSignedIn()
  return token
}

/**
 * The owner of a session's confirmed email address. Asks Supabase Auth, so that a session that was signed out or
 * banned no longer counts.
 * @param token from `readBearer`
 * @throws Refusal 401 if it is invalid or may be a stranger's, 503 if it cannot be checked
 */
export async function readOwner(token: string): Promise<SessionOwner> {
  const { status, body } = await askForUser(token)
  if (status === 429 || status >= 500) throw notChecked()
  // Supabase has just checked the token's signature, so what it says about its session is true.
  const owner = status === 200 ? sessionOwner(body, token) : null
  if (owner === null) throw notSignedIn()
  return owner
}

/**
 * The same for a request. Limits wrong sessions.
 * @param route under which wrong sessions are counted
 * @throws also Refusal 429
 */
export async function readLimitedOwner(
  query: Query,
  request: Request,
  route: string,
  now: Date,
): Promise<SessionOwner> {
  const token = readBearer(request, now)
  const counted = { request, name: `${route} session`, limits: LIMITS.wrongSessions, now }
  return limitGuesses(query, counted, () => readOwner(token))
}

async function askForUser(token: string): Promise<{ status: number; body: unknown }> {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = readEnv()
  if (!url || !key) throw notSignedIn()
  try {
    const response = await fetch(`${url}/auth/v1/user`, {
      headers: { apikey: key, Authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await readLimited(response, MAX_BYTES)
    return { status: response.status, body: response.ok ? JSON.parse(text) : null }
  } catch {
    throw notChecked()
  }
}

const notChecked = () => new Refusal(503, 'unavailable', 'We cannot check your sign-in right now.')
const notSignedIn = () => new Refusal(401, 'unauthorized', 'Please sign in.')

/** Timeout of a request to the sign-in server, which ends each one after 10 s itself. */
const SAME_CALL_MS = 10_000

/** Besides a code, only a second factor may have been used. */
const SECOND_FACTORS = ['totp', 'mfa/phone', 'mfa/webauthn']

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

/** The part of an access token that says how its session was opened. */
const methodsSchema = z.object({
  amr: z.array(z.object({ method: z.string(), timestamp: z.int() })),
})

/** Whom a session belongs to, and when the code that opened it was entered. */
export type SessionOwner = { email: string; codeAt: Date }

const userSchema = z.object({
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false),
  email: emailField,
  email_confirmed_at: moment,
  phone: z.literal(''),
  identities: z.tuple([
    z.object({
      provider: z.literal('email'),
      identity_data: z.object({ email: emailField }),
      updated_at: moment,
    }),
  ]),
})

/**
 * The owner of the email address that a session surely belongs to, or null. A session only says that some code
 * opened it, not where that code was sent. So the account must have only its original address: a
 * phone number or a changed address might be a stranger's (docs/security.md).
 * The time of the code stays the same when the session is refreshed.
 * @param user the response of Supabase Auth for the token
 * @param token an access token that Supabase has just validated
 */
export function sessionOwner(user: unknown, token: string): SessionOwner | null {
  const parsed = userSchema.safeParse(user)
  const codeAt = readCodeTime(token)
  if (!parsed.success || codeAt === null) return null
  const { email, email_confirmed_at: confirmedAt, identities } = parsed.data
  const [{ identity_data: own, updated_at: changedAt }] = identities
  const isFirstAddress =
    own.email.toLowerCase() === email.toLowerCase() && changedAt <= confirmedAt + SAME_CALL_MS
  return isFirstAddress ? { email, codeAt } : null
}

/** When the code that opened a session was entered. Null if anything else opened it. */
function readCodeTime(token: string): Date | null {
  const methods = readClaims(token, methodsSchema)?.amr ?? []
  const code = methods.find(({ method }) => method === 'otp')
  const isByCode = methods.every(
    (one) => one.method === 'otp' || SECOND_FACTORS.includes(one.method),
  )
  return code && isByCode ? new Date(code.timestamp * 1000) : null
}

/** The claims of an access token, or null if they are malformed. */
function readClaims<Claims>(token: string, schema: z.ZodType<Claims>): Claims | null {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return schema.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
