import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readBody, textField } from './body.ts'
import { captchaFields } from './captcha.ts'
import type { Call } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { openSession } from './session.ts'

const bodySchema = z.object({
  email: textField,
  phone: textField,
  password: textField,
  ...captchaFields,
})

const MIN_LENGTH = 6
const MAX_LENGTH = 72

/** @throws AuthError 400 when it is too long, 422 when it is weak */
export function checkPassword(password: string): void {
  if (password.length > MAX_LENGTH) {
    throw invalid(`Password cannot be longer than ${MAX_LENGTH} characters`)
  }
  if (password.length < MIN_LENGTH) {
    const message = `Password should be at least ${MIN_LENGTH} characters.`
    throw new AuthError(422, 'weak_password', message, { weak_password: { reasons: ['length'] } })
  }
}

export function hashPassword(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

/** POST /token?grant_type=password: the site never calls it, but the real server answers it. */
export async function signInWithPassword(call: Call): Promise<Response> {
  const { request, context } = call
  const body = await readBody(request, bodySchema)
  context.checkCaptcha(body)
  const { email, phone, password } = body
  const user = email
    ? context.store.userBy('email', email.toLowerCase())
    : context.store.userBy('phone', phone.replace(/^\+/, ''))
  if (user?.passwordHash !== hashPassword(password)) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  if (email && user.confirmedAt.email === undefined) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }
  if (!email && user.confirmedAt.phone === undefined) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  }
  return openSession(call, user, 'password')
}
