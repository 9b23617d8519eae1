import { z } from 'zod'
import { parseEmail, parsePhone } from './addresses.ts'
import { readBody, textField } from './body.ts'
import { hashCode, isValidCode } from './codes.ts'
import type { Call, Context } from './context.ts'
import { AuthError } from './errors.ts'
import { openSession } from './session.ts'
import type { CodeKind, User } from './store.ts'

const bodySchema = z.object({
  type: textField,
  token: textField,
  token_hash: textField,
  email: textField,
  phone: textField,
  redirect_to: textField,
})
type Body = z.infer<typeof bodySchema>

/** Which codes a type accepts, by the address they were sent to. */
const EMAIL_TYPES: Record<string, CodeKind[]> = {
  email: ['confirmation', 'recovery'],
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  // No call of the stand-in changes an address, so no code of these kinds was ever sent.
  email_change: [],
}
const PHONE_TYPES: Record<string, CodeKind[]> = { sms: ['confirmation'], phone_change: [] }

/** POST /verify: turns a code into a session. */
export async function verify(call: Call): Promise<Response> {
  const { request, address, context } = call
  context.limits.verify(address)
  const body = await readBody(request, bodySchema)
  const user = takeCode(body, context)
  user.confirmedAt ??= context.now()
  return openSession(call, user, 'otp')
}

/**
 * The person whose code this is; the code is used up. Runs without a pause, so that of several calls
 * with one code exactly one succeeds.
 * @throws AuthError when no valid code is meant
 */
function takeCode(body: Body, context: Context): User {
  check(body)
  const user = body.token ? findByCode(body, context) : findByHash(body, context)
  for (const kind of ['confirmation', 'recovery'] as const) {
    const code = user[kind]
    if (code) code.hash = null
  }
  return user
}

function check({ type, token, token_hash, email, phone, redirect_to }: Body): void {
  const refuse = (message: string) => new AuthError(400, 'validation_failed', message)
  if (!type) throw refuse('Verify requires a verification type')
  if ((token === '') === (token_hash === '')) {
    throw refuse('Verify requires either a token or a token hash')
  }
  if (token && (email === '') === (phone === '')) {
    throw refuse('Only an email address or phone number should be provided on verify')
  }
  if (token_hash && (email || phone || redirect_to)) {
    throw refuse('Only the token_hash and type should be provided')
  }
}

/** An unknown address, an unfitting type and a wrong code are answered alike. */
function findByCode({ type, token, email, phone }: Body, context: Context): User {
  const address = email ? parseVerifyEmail(email) : parsePhone(phone)
  const user = email ? context.store.userByEmail(address) : context.store.userByPhone(address)
  const kinds = (email ? EMAIL_TYPES : PHONE_TYPES)[type] ?? []
  const hash = hashCode(address, token)
  if (user && kinds.some((kind) => isValidCode(user[kind], hash, context))) return user
  throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
}

function findByHash({ type, token_hash: hash }: Body, context: Context): User {
  const kinds = EMAIL_TYPES[type]
  if (!kinds) throw new AuthError(400, 'validation_failed', 'Invalid email verification type')
  for (const kind of kinds) {
    const user = context.store.userByCode(kind, hash)
    if (user && isValidCode(user[kind], hash, context)) return user
  }
  throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}

function parseVerifyEmail(email: string): string {
  try {
    return parseEmail(email)
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format')
  }
}
