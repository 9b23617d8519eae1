import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readBody, textField } from './body.ts'
import type { Call } from './context.ts'
import { AuthError } from './errors.ts'
import { openSession } from './session.ts'

const bodySchema = z.object({ email: textField, phone: textField, password: textField })

/** What is kept of a password. */
export function hashPassword(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

/** POST /token?grant_type=password: the site has no call for it, but the real server answers it. */
export async function signInWithPassword(call: Call): Promise<Response> {
  const { request, context } = call
  const { email, phone, password } = await readBody(request, bodySchema)
  const user = email
    ? context.store.userByEmail(email.toLowerCase())
    : context.store.userByPhone(phone.replace(/^\+/, ''))
  if (user?.passwordHash !== hashPassword(password)) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  if (user.confirmedAt === undefined) {
    throw email
      ? new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
      : new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  }
  return openSession(call, user, 'password')
}
