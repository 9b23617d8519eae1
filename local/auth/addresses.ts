import { z } from 'zod'
import { invalid } from './errors.ts'
import type { Address } from './store.ts'

const MAX_EMAIL_LENGTH = 255

/** The filled-in one of two addresses. @throws AuthError 400 when it is malformed */
export function parseAddress({ email, phone }: { email: string; phone: string }): Address {
  return email
    ? { provider: 'email', address: parseEmail(email) }
    : { provider: 'phone', address: parsePhone(phone) }
}

/** A mail address in lower case. @throws AuthError 400 when it is malformed */
export function parseEmail(email: string): string {
  if (email.length > MAX_EMAIL_LENGTH) throw invalid('An email address is too long')
  if (!z.regexes.html5Email.test(email)) {
    throw invalid('Unable to validate email address: invalid format')
  }
  return email.toLowerCase()
}

/** A phone number as digits with the country code. @throws AuthError 400 when it is malformed */
export function parsePhone(phone: string): string {
  const digits = phone.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw invalid('Invalid phone number format (E.164 required)')
  }
  return digits
}
