import { createHash, randomInt } from 'node:crypto'
import { codeMail, codeText } from '../../build/sign-in-mails.ts'
import type { Context } from './context.ts'
import { AuthError } from './errors.ts'
import type { Address, Code, CodeKind, User } from './store.ts'

/** The stored part of a code. @param address email address, or phone number as digits */
export function hashCode(address: string, code: string): string {
  return createHash('sha224')
    .update(address + code)
    .digest('hex')
}

/** Whether a hash belongs to a code that is unused and has not expired. */
export function isValidCode(code: Code | undefined, hash: string, context: Context): boolean {
  if (code?.hash !== hash) return false
  return context.now() <= code.sentAt + context.settings.LOCAL_AUTH_CODE_SECONDS * 1000
}

/**
 * Sends a new code, which replaces the last one of its type, and saves the user.
 * @throws AuthError 429 when too many codes are requested
 */
export function issueCode(user: User, kind: CodeKind, context: Context): void {
  const { provider, address } = user
  const { settings, limits, store, deliver, now } = context
  checkInterval(user[kind]?.sentAt, provider, context)
  limits[provider]()
  const length = settings.LOCAL_AUTH_CODE_LENGTH
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  user[kind] = { hash: hashCode(address, code), sentAt: now() }
  user.updatedAt = now()
  store.saveUser(user)
  deliver(
    provider === 'email'
      ? { to: address, ...codeMail(code, settings.LOCAL_AUTH_CODE_SECONDS) }
      : { to: `+${address}`, subject: '', text: codeText(code) },
  )
}

function checkInterval(
  sentAt: number | undefined,
  provider: Address['provider'],
  { settings, now }: Context,
): void {
  if (sentAt === undefined) return
  const wait = sentAt + settings.LOCAL_AUTH_SECONDS_BETWEEN_SENDS * 1000 - now()
  if (wait <= 0) return
  throw new AuthError(
    429,
    provider === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit',
    `For security purposes, you can only request this after ${Math.floor(wait / 1000)} seconds.`,
  )
}
