import { z } from 'zod'
import { parseAddress } from './addresses.ts'
import { dataField, readBody, textField } from './body.ts'
import { captchaFields } from './captcha.ts'
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
  ...captchaFields,
})
type Body = z.infer<typeof bodySchema>

/** POST /otp: sends a code by mail or text message, to known and new users alike. */
export async function sendCode({ request, address, context }: Call): Promise<Response> {
  context.limits.send(address)
  const body = await readBody(request, bodySchema)
  context.checkCaptcha(body)
  check(body)
  if (!body.create_user && !isKnown(body, context)) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  send(body, context)
  return Response.json({})
}

function check({ email, phone, channel }: Body): void {
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (email && channel) throw invalid('Channel should only be specified with Phone OTP')
  if (!email && !phone) throw invalid('One of email or phone must be set')
}

/** No user has a malformed address. */
function isKnown(body: Body, { store }: Context): boolean {
  try {
    const { provider, address } = parseAddress(body)
    return store.userBy(provider, address) !== undefined
  } catch {
    return false
  }
}

/** Sends a code, which signs a new user up. @throws AuthError */
export function send(body: Body, context: Context): void {
  const { settings, store, now } = context
  if (body.email && !settings.LOCAL_AUTH_EMAIL) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  if (body.phone && !settings.LOCAL_AUTH_PHONE) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  if (!['', 'sms', 'whatsapp'].includes(body.channel)) throw invalid('Invalid channel')
  const to = parseAddress(body)
  const user = store.userBy(to.provider, to.address)
  const isConfirmed = user?.confirmedAt[to.provider] !== undefined
  if (!isConfirmed) checkSignUps(context)
  const kind = isConfirmed && to.provider === 'email' ? 'recovery' : 'confirmation'
  issueCode(user ?? newUser(to, body.data, now()), kind, to, context)
}

/** @throws AuthError 422 while sign-ups are closed */
export function checkSignUps({ settings }: Context): void {
  if (settings.LOCAL_AUTH_SIGN_UPS) return
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}
