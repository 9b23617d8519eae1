import { z } from 'zod'
import { emailField } from '../../../src/shared/contracts/fields.ts'

/** Timeout of a request to the sign-in server, which ends each one after 10 s itself. */
const SAME_CALL_MS = 10_000

/** Besides a code, only a second factor may have been used. */
const SECOND_FACTORS = ['totp', 'mfa/phone', 'mfa/webauthn']

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

/** The part of an access token that says how its session was opened. */
const claimsSchema = z.object({
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
  const methods = readClaims(token, claimsSchema)?.amr ?? []
  const code = methods.find(({ method }) => method === 'otp')
  const isByCode = methods.every(
    (one) => one.method === 'otp' || SECOND_FACTORS.includes(one.method),
  )
  return code && isByCode ? new Date(code.timestamp * 1000) : null
}

/** The claims of an access token, or null if they are malformed. */
export function readClaims<Claims>(token: string, schema: z.ZodType<Claims>): Claims | null {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return schema.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
