import { z } from 'zod'
import { parseEmail, parsePhone } from './addresses.ts'
import { dataField, readBody, textField } from './body.ts'
import { issueCode } from './codes.ts'
import { keepCodesOnly } from './codes-only.ts'
import type { Call, Context } from './context.ts'
import { AuthError } from './errors.ts'
import { checkPassword, hashPassword } from './password.ts'
import { requireSession } from './session.ts'
import type { Address, CodeKind, Session, User } from './store.ts'
import { userView } from './user-view.ts'

const bodySchema = z.object({
  data: dataField,
  email: textField,
  phone: textField,
  password: z.string().nullish(),
  app_metadata: z.unknown().optional(),
  channel: textField,
})

/**
 * PUT /user: the site never calls it, but anyone with a session can. Own data is merged, a password applies
 * at once, and a new address waits until its code is entered.
 */
export async function updateUser(call: Call): Promise<Response> {
  const { user, session } = await requireSession(call)
  const { context, request } = call
  context.limits.update(call.address)
  const body = await readBody(request, bodySchema)
  const email = body.email && parseEmail(body.email)
  const phone = body.phone && parsePhone(body.phone)
  if (typeof body.password === 'string') checkPassword(body.password)
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    const message = 'Updating app_metadata requires admin privileges'
    throw new AuthError(403, 'not_admin', message)
  }
  checkUntaken(user, { provider: 'email', address: email }, context)
  checkUntaken(user, { provider: 'phone', address: phone }, context)
  // A refused message leaves the rest unchanged too.
  if (email && email !== user.email) changeEmail(user, email, context)
  if (phone && phone !== user.phone) changePhone(user, phone, context)
  if (typeof body.password === 'string') setPassword(user, session, body.password, context)

  const merged = Object.entries({ ...user.data, ...body.data })
  user.data = Object.fromEntries(merged.filter(([, value]) => value !== null))
  user.updatedAt = context.now()
  // The answer still shows what is not stored.
  const view = userView(user)
  keepCodesOnly(user, context)
  return Response.json(view)
}

const WORDS = { email: 'email address', phone: 'phone number' }

function checkUntaken(user: User, { provider, address }: Address, { store }: Context): void {
  if (!address || address === user[provider] || !store.userBy(provider, address)) return
  const message = `A user with this ${WORDS[provider]} has already been registered`
  throw new AuthError(422, `${provider}_exists`, message)
}

/** All other sessions of the person end. */
function setPassword(user: User, { id }: Session, password: string, { store }: Context): void {
  const passwordHash = hashPassword(password)
  if (user.passwordHash === passwordHash) {
    const message = 'New password should be different from the old password.'
    throw new AuthError(422, 'same_password', message)
  }
  user.passwordHash = passwordHash
  for (const other of store.sessionsOf(user.id)) {
    if (other.id !== id) store.closeSession(other.id)
  }
}

/** Sends a code to both addresses, or only to the new one when there was none before. */
function changeEmail(user: User, email: string, context: Context): void {
  const send = (kind: CodeKind, address: string) =>
    issueCode(user, kind, { provider: 'email', address }, context)
  send('emailChangeNew', email)
  if (user.email) send('emailChangeCurrent', user.email)
  user.newEmail = email
  user.isEmailChangeHalfDone = false
}

function changePhone(user: User, phone: string, context: Context): void {
  if (!context.settings.LOCAL_AUTH_PHONE) {
    throw new AuthError(422, 'sms_send_failed', 'Error sending phone change OTP to provider')
  }
  issueCode(user, 'phoneChange', { provider: 'phone', address: phone }, context)
  user.newPhone = phone
}
