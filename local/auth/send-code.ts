import { z } from 'zod'
import { parseEmail, parsePhone } from './addresses.ts'
import { dataField, readBody, textField } from './body.ts'
import { checkChallenge, challengeFields } from './challenge.ts'
import { issueCode } from './codes.ts'
import type { Call, Context } from './context.ts'
import { AuthError } from './errors.ts'
import { newUser } from './store.ts'

const bodySchema = z.object({
  email: textField,
  phone: textField,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  data: dataField,
  channel: textField,
  ...challengeFields,
})
type Body = z.infer<typeof bodySchema>

/** POST /otp: sends a code by mail or text message, to people known and new alike. */
export async function sendCode({ request, address, context }: Call): Promise<Response> {
  context.limits.send(address)
  const body = await readBody(request, bodySchema)
  check(body)
  if (!body.create_user && !isKnown(body, context)) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  if (body.email) sendByMail(body, context)
  else if (body.phone) sendByText(body, context)
  else throw new AuthError(400, 'validation_failed', 'One of email or phone must be set')
  return Response.json({})
}

function check({ email, phone, channel, ...challenge }: Body): void {
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided'
    throw new AuthError(400, 'validation_failed', message)
  }
  if (email && channel) {
    const message = 'Channel should only be specified with Phone OTP'
    throw new AuthError(400, 'validation_failed', message)
  }
  checkChallenge(challenge)
}

/** A malformed address is nobody's; without any address there is nobody to look for. */
function isKnown({ email, phone }: Body, { store }: Context): boolean {
  try {
    if (email) return store.userByEmail(parseEmail(email)) !== undefined
    if (phone) return store.userByPhone(parsePhone(phone)) !== undefined
    return true
  } catch {
    return false
  }
}

function sendByMail(body: Body, context: Context): void {
  if (!context.settings.LOCAL_AUTH_EMAIL) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  const email = parseEmail(body.email)
  const user = context.store.userByEmail(email)
  if (user?.confirmedAt) issueCode(user, 'recovery', context)
  else {
    checkSignUps(context)
    issueCode(user ?? newUser({ email }, body.data, context.now()), 'confirmation', context)
  }
}

function sendByText(body: Body, context: Context): void {
  if (!context.settings.LOCAL_AUTH_PHONE) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  if (!['', 'sms', 'whatsapp'].includes(body.channel)) {
    throw new AuthError(400, 'validation_failed', 'Invalid channel')
  }
  const phone = parsePhone(body.phone)
  const user = context.store.userByPhone(phone)
  if (!user?.confirmedAt) checkSignUps(context)
  issueCode(user ?? newUser({ phone }, body.data, context.now()), 'confirmation', context)
}

/** @throws AuthError 422 while no new people are taken */
export function checkSignUps({ settings }: Context): void {
  if (settings.LOCAL_AUTH_SIGN_UPS) return
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}
