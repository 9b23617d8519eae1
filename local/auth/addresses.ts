import { z } from 'zod'
import { AuthError } from './errors.ts'

const MAX_EMAIL_LENGTH = 255

/** A mail address in lower case. @throws AuthError 400 when it is malformed */
export function parseEmail(email: string): string {
  if (email.length > MAX_EMAIL_LENGTH) {
    throw new AuthError(400, 'validation_failed', 'An email address is too long')
  }
  if (!z.regexes.html5Email.test(email)) {
    const message = 'Unable to validate email address: invalid format'
    throw new AuthError(400, 'validation_failed', message)
  }
  return email.toLowerCase()
}

/** A phone number as digits with the country code. @throws AuthError 400 when it is malformed */
export function parsePhone(phone: string): string {
  const digits = phone.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    const message = 'Invalid phone number format (E.164 required)'
    throw new AuthError(400, 'validation_failed', message)
  }
  return digits
}
