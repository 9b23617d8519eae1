import { z } from 'zod'
import { parseAddress } from './addresses.ts'
import { readBody, textField } from './body.ts'
import { captchaFields } from './captcha.ts'
import { issueCode } from './codes.ts'
import type { Call } from './context.ts'
import { invalid } from './errors.ts'
import { newUser } from './store.ts'

const bodySchema = z.object({ email: textField, phone: textField, ...captchaFields })

/** POST /otp: sends a code by mail or text message, to known and new users alike. A new user is signed up. */
export async function sendCode({ request, address, context }: Call): Promise<Response> {
  const { limits, checkCaptcha, store, now } = context
  limits.send(address)
  const body = await readBody(request, bodySchema)
  checkCaptcha(body)
  const { email, phone } = body
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (!email && !phone) throw invalid('One of email or phone must be set')
  const to = parseAddress(body)
  const user = store.userBy(to)
  const isKnownEmail = to.provider === 'email' && user?.confirmedAt !== undefined
  const kind = isKnownEmail ? 'recovery' : 'confirmation'
  issueCode(user ?? newUser(to, now()), kind, context)
  return Response.json({})
}
