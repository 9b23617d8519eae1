import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { DatabaseUnavailableError } from './db.ts'
import { readEnv } from './env.ts'

/** Purposes of keyed hashes. A hash for one purpose is never valid for another. */
type Purpose = 'form' | 'booking' | 'limit' | 'waitlist'

/**
 * A keyed hash of a text.
 * @throws DatabaseUnavailableError when SITE_SECRET is not set
 */
export function sign(purpose: Purpose, text: string): Buffer {
  const { SITE_SECRET: secret } = readEnv()
  if (!secret) throw new DatabaseUnavailableError('SITE_SECRET is not set')
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest()
}

/** SHA-256, 32 bytes. Stored instead of a token. */
export function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Compares in constant time. */
export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The token of a booking's private link. It is derived from the booking, so that it can be put into a
 * mail later without being stored; the database has only its hash.
 * @param linkNumber how often the link was replaced
 */
export function bookingToken(bookingId: string, linkNumber = 0): string {
  const text = linkNumber === 0 ? bookingId : `${bookingId} ${linkNumber}`
  return sign('booking', text).toString('base64url')
}

/** The token of a waitlist entry's private link, derived as a booking's is. */
export function waitlistToken(entryId: string): string {
  return sign('waitlist', entryId).toString('base64url')
}

/** A token that nobody can guess, 43 characters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Without I, L, O and U, which are misread or spell words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference that can be read out on the phone, such as "M-7K3F9Q2D". */
export function createReference(kind: 'M' | 'B'): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${kind}-${letters.join('')}`
}
