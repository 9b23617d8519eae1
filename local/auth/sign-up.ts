import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseEmail, parsePhone } from './addresses.ts'
import { dataField, readBody, textField } from './body.ts'
import { challengeFields, checkChallenge } from './challenge.ts'
import { issueCode } from './codes.ts'
import type { Call, Context } from './context.ts'
import { AuthError } from './errors.ts'
import { hashPassword } from './password.ts'
import { checkSignUps } from './send-code.ts'
import { newUser } from './store.ts'
import { userView } from './user-view.ts'

const MIN_PASSWORD_LENGTH = 6
const MAX_PASSWORD_LENGTH = 72

const bodySchema = z.object({
  email: textField,
  phone: textField,
  password: textField,
  data: dataField,
  channel: textField,
  ...challengeFields,
})
type Body = z.infer<typeof bodySchema>

/**
 * POST /signup: sends a code to a new person. The site has no call for it, but anyone may make one with
 * the public key: whoever registers an address first sets its password, and a code that confirms it
 * later changes nothing of that. A taken address is answered as a new one, so nothing tells who has an
 * account.
 */
export async function signUp({ request, address, context }: Call): Promise<Response> {
  const body = await readBody(request, bodySchema)
  if (!body.email && !body.phone) {
    const message = 'Anonymous sign-ins are disabled'
    throw new AuthError(422, 'anonymous_provider_disabled', message)
  }
  context.limits.signUp(address)
  checkSignUps(context)
  check(body)
  const found = findPerson(body, context)
  const { now } = context
  if (found.user?.confirmedAt) {
    const madeUp = newUser(found.address, body.data, now())
    const view = userView({ ...madeUp, confirmation: { hash: null, sentAt: now() } })
    return Response.json({ ...view, id: randomUUID(), user_metadata: body.data, identities: [] })
  }
  const passwordHash = hashPassword(body.password)
  const user = found.user ?? { ...newUser(found.address, body.data, now()), passwordHash }
  issueCode(user, 'confirmation', context)
  return Response.json(userView(user))
}

function check({ email, phone, password, ...challenge }: Body): void {
  const refuse = (message: string) => new AuthError(400, 'validation_failed', message)
  if (!password) throw refuse('Signup requires a valid password')
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw refuse(`Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`)
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    const message = `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`
    throw new AuthError(422, 'weak_password', message, { weak_password: { reasons: ['length'] } })
  }
  if (email && phone) {
    throw refuse('Only an email address or phone number should be provided on signup.')
  }
  checkChallenge(challenge)
}

function findPerson({ email, phone }: Body, { settings, store }: Context) {
  if (email) {
    if (!settings.LOCAL_AUTH_EMAIL) {
      throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
    }
    const address = { email: parseEmail(email) }
    return { address, user: store.userByEmail(address.email) }
  }
  if (!settings.LOCAL_AUTH_PHONE) {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  const address = { phone: parsePhone(phone) }
  return { address, user: store.userByPhone(address.phone) }
}
