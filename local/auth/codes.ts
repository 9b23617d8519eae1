import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { codeMail, codeText } from './code-messages.ts'
import type { Context } from './context.ts'
import { AuthError } from './errors.ts'
import type { Code, CodeKind, User } from './store.ts'

/** What is kept of a code. @param address mail address, or phone number as digits */
export function hashCode(address: string, code: string): string {
  return createHash('sha224')
    .update(address + code)
    .digest('hex')
}

/** Whether a hash belongs to a code that is unused and has not expired. */
export function isValidCode(code: Code | undefined, hash: string, context: Context): boolean {
  if (!code?.hash) return false
  const expiresAt = code.sentAt + context.settings.LOCAL_AUTH_CODE_SECONDS * 1000
  const [kept, given] = [Buffer.from(code.hash), Buffer.from(hash)]
  return context.now() <= expiresAt && kept.length === given.length && timingSafeEqual(kept, given)
}

/**
 * Sends a new code, which replaces the last one of its kind, and saves the person.
 * @throws AuthError 429 when codes are asked for too often
 */
export function issueCode(user: User, kind: CodeKind, context: Context): void {
  const { settings, limits, store, deliver, now } = context
  checkInterval(user, kind, context)
  limits[user.email ? 'email' : 'phone']()
  const length = settings.LOCAL_AUTH_CODE_LENGTH
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  user[kind] = { hash: hashCode(user.email || user.phone, code), sentAt: now() }
  user.updatedAt = now()
  store.saveUser(user)
  const seconds = settings.LOCAL_AUTH_CODE_SECONDS
  deliver(
    user.email
      ? { to: user.email, ...codeMail(code, seconds) }
      : { to: `+${user.phone}`, subject: '', text: codeText(code, seconds) },
  )
}

function checkInterval(user: User, kind: CodeKind, { settings, now }: Context): void {
  const sentAt = user[kind]?.sentAt
  if (sentAt === undefined) return
  const wait = sentAt + settings.LOCAL_AUTH_SECONDS_BETWEEN_SENDS * 1000 - now()
  if (wait <= 0) return
  throw new AuthError(
    429,
    user.email ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit',
    `For security purposes, you can only request this after ${Math.floor(wait / 1000)} seconds.`,
  )
}
