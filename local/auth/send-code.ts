import { z } from 'zod'
import { parseEmail, parsePhone } from './addresses.ts'
import { dataField, readBody, textField } from './body.ts'
import { captchaFields } from './captcha.ts'
import { checkChallenge, challengeFields } from './challenge.ts'
import { issueCode } from './codes.ts'
import type { Call, Context } from './context.ts'
import { AuthError, invalid } from './errors.ts'
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
  ...captchaFields,
})
type Body = z.infer<typeof bodySchema>

/** POST /otp: sends a code by mail or text message, to known and new people alike. */
export async function sendCode({ request, address, context }: Call): Promise<Response> {
  context.limits.send(address)
  const body = await readBody(request, bodySchema)
  context.checkCaptcha(body)
  check(body)
  if (!body.create_user && !isKnown(body, context)) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  if (body.email) sendByMail(body, context)
  else if (body.phone) sendByText(body, context)
  else throw invalid('One of email or phone must be set')
  return Response.json({})
}

function check({ email, phone, channel, ...challenge }: Body): void {
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (email && channel) throw invalid('Channel should only be specified with Phone OTP')
  checkChallenge(challenge)
}

/** Nobody has a malformed address, and without an address there is nobody to look up. */
function isKnown({ email, phone }: Body, { store }: Context): boolean {
  try {
    if (email) return store.userBy('email', parseEmail(email)) !== undefined
    if (phone) return store.userBy('phone', parsePhone(phone)) !== undefined
    return true
  } catch {
    return false
  }
}

function sendByMail(body: Body, context: Context): void {
  if (!context.settings.LOCAL_AUTH_EMAIL) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  const address = { provider: 'email', address: parseEmail(body.email) } as const
  const user = context.store.userBy('email', address.address)
  if (user?.emailConfirmedAt) return issueCode(user, 'recovery', address, context)
  checkSignUps(context)
  const person = user ?? newUser(address, body.data, context.now())
  issueCode(person, 'confirmation', address, context)
}

function sendByText(body: Body, context: Context): void {
  if (!context.settings.LOCAL_AUTH_PHONE) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  if (!['', 'sms', 'whatsapp'].includes(body.channel)) throw invalid('Invalid channel')
  const address = { provider: 'phone', address: parsePhone(body.phone) } as const
  const user = context.store.userBy('phone', address.address)
  if (!user?.phoneConfirmedAt) checkSignUps(context)
  const person = user ?? newUser(address, body.data, context.now())
  issueCode(person, 'confirmation', address, context)
}

/** @throws AuthError 422 while sign-ups are closed */
export function checkSignUps({ settings }: Context): void {
  if (settings.LOCAL_AUTH_SIGN_UPS) return
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}
