import { z } from 'zod'
import { parseEmail, parsePhone } from './addresses.ts'
import { readBody, textField } from './body.ts'
import { hashCode, isValidCode } from './codes.ts'
import type { Call, Context } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { openSession } from './session.ts'
import { type Address, CODE_KINDS, type CodeKind, newIdentity, type User } from './store.ts'

const bodySchema = z.object({
  type: textField,
  token: textField,
  token_hash: textField,
  email: textField,
  phone: textField,
})
type Body = z.infer<typeof bodySchema>

/** Which codes each type accepts, by the kind of address they were sent to. */
const EMAIL_TYPES: Record<string, CodeKind[]> = {
  email: ['confirmation', 'recovery'],
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email_change: ['emailChangeCurrent', 'emailChangeNew'],
}
const PHONE_TYPES: Record<string, CodeKind[]> = {
  sms: ['confirmation'],
  phone_change: ['phoneChange'],
}

/** The field for an unconfirmed address of a code. */
const NEW_ADDRESS: Partial<Record<CodeKind, 'newEmail' | 'newPhone'>> = {
  emailChangeNew: 'newEmail',
  phoneChange: 'newPhone',
}

/** The response to the first of the two codes for a new email address. */
export const HALF_DONE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * POST /verify: turns a code into a session. The session says that a code opened it, whatever the code
 * was for and wherever it was sent.
 */
export async function verify(call: Call): Promise<Response> {
  const { request, address, context } = call
  context.limits.verify(address)
  const body = await readBody(request, bodySchema)
  const user = takeCode(body, context)
  return user ? openSession(call, user, 'otp') : Response.json({ msg: HALF_DONE, code: '200' })
}

/**
 * Finds the person with this code and uses up the code. Runs synchronously, so that exactly one of several
 * requests with one code succeeds.
 * @returns null when the person must still enter the other address's code
 * @throws AuthError if there is no valid code
 */
export function takeCode(body: Body, context: Context): User | null {
  check(body)
  const { user, kind } = body.token ? findByCode(body, context) : findByHash(body, context)
  const isHalf = kind.startsWith('emailChange') && user.email && !user.isEmailChangeHalfDone
  for (const one of CODE_KINDS) {
    const code = user[one]
    if (code && (!isHalf || one === kind)) code.hash = null
  }
  if (isHalf) {
    user.isEmailChangeHalfDone = true
    return null
  }
  confirm(user, kind, body.phone !== '', context.now())
  return user
}

/** The effect of an entered code on its person: an address is confirmed or changed. */
function confirm(user: User, kind: CodeKind, isByPhone: boolean, now: number): void {
  if (kind === 'phoneChange') {
    user.phone = user.newPhone
    user.newPhone = ''
    user.confirmedAt.phone = now
    setIdentity(user, 'phone', now)
  } else if (kind === 'emailChangeCurrent' || kind === 'emailChangeNew') {
    user.email = user.newEmail
    user.newEmail = ''
    user.isEmailChangeHalfDone = false
    user.confirmedAt.email ??= now
    setIdentity(user, 'email', now)
  } else if (isByPhone) {
    user.confirmedAt.phone ??= now
  } else if (user.confirmedAt.email === undefined) {
    user.confirmedAt.email = now
    setIdentity(user, 'email', now)
  }
}

function setIdentity(user: User, provider: Address['provider'], now: number): void {
  const address = user[provider]
  const old = user.identities.find((identity) => identity.provider === provider)
  if (old) Object.assign(old, { address, updatedAt: now })
  else user.identities.push(newIdentity({ provider, address }, now))
}

function check({ type, token, token_hash: hash, email, phone }: Body): void {
  if (!type) throw invalid('Verify requires a verification type')
  if ((token === '') === (hash === '')) {
    throw invalid('Verify requires either a token or a token hash')
  }
  if (token && (email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  if (hash && (email || phone)) throw invalid('Only the token_hash and type should be provided')
}

type Found = { user: User; kind: CodeKind }

/** Unknown addresses, wrong types and wrong codes all get the same answer. */
function findByCode({ type, token, email, phone }: Body, context: Context): Found {
  const address = email ? parseVerifyEmail(email) : parsePhone(phone)
  const hash = hashCode(address, token)
  for (const kind of (email ? EMAIL_TYPES : PHONE_TYPES)[type] ?? []) {
    const user = context.store.userBy(NEW_ADDRESS[kind] ?? (email ? 'email' : 'phone'), address)
    if (user && isValidCode(user[kind], hash, context)) return { user, kind }
  }
  throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
}

function findByHash({ type, token_hash: hash }: Body, context: Context): Found {
  const kinds = EMAIL_TYPES[type]
  if (!kinds) throw invalid('Invalid email verification type')
  for (const kind of kinds) {
    const user = context.store.userByCode(kind, hash)
    if (user && isValidCode(user[kind], hash, context)) return { user, kind }
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
