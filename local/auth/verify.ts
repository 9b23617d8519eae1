import { z } from 'zod'
import { parseEmail, parsePhone } from './addresses.ts'
import { readBody, textField } from './body.ts'
import { hashCode, isValidCode } from './codes.ts'
import type { Call, Context } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { openSession } from './session.ts'
import type { Address, CodeKind, User } from './store.ts'

const bodySchema = z.object({
  type: textField,
  token: textField,
  email: textField,
  phone: textField,
})
type Body = z.infer<typeof bodySchema>

/** Which codes each type accepts, by the kind of address they were sent to. */
const TYPES: Record<Address['provider'], Record<string, CodeKind[]>> = {
  email: { email: ['confirmation', 'recovery'] },
  phone: { sms: ['confirmation'] },
}

/** POST /verify: turns a code into a session, which says that a code opened it. */
export async function verify(call: Call): Promise<Response> {
  const { request, address, context } = call
  context.limits.verify(address)
  return openSession(call, takeCode(await readBody(request, bodySchema), context))
}

/**
 * Finds the person with this code and uses up the code. Runs synchronously, so that exactly one of several
 * requests with one code succeeds.
 * @throws AuthError if there is no valid code
 */
function takeCode(body: Body, context: Context): User {
  const { type, token, email, phone } = body
  if (!type) throw invalid('Verify requires a verification type')
  if (!token) throw invalid('Verify requires either a token or a token hash')
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  const provider = email ? 'email' : 'phone'
  const user = findByCode(body, provider, context)
  for (const kind of ['confirmation', 'recovery'] as const) {
    const code = user[kind]
    if (code) code.hash = null
  }
  user.confirmedAt ??= context.now()
  return user
}

/** Unknown addresses, wrong types and wrong codes all get the same answer. */
function findByCode(
  { type, token, email, phone }: Body,
  provider: Address['provider'],
  context: Context,
): User {
  const address = email ? parseVerifyEmail(email) : parsePhone(phone)
  const hash = hashCode(address, token)
  const user = context.store.userBy({ provider, address })
  const kinds = TYPES[provider][type] ?? []
  if (user && kinds.some((kind) => isValidCode(user[kind], hash, context))) return user
  throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
}

function parseVerifyEmail(email: string): string {
  try {
    return parseEmail(email)
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format')
  }
}
