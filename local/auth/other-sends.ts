import { z } from 'zod'
import { parseAddress, parseEmail } from './addresses.ts'
import { dataField, readBody, textField } from './body.ts'
import { captchaFields } from './captcha.ts'
import { issueCode } from './codes.ts'
import type { Call } from './context.ts'
import { invalid } from './errors.ts'
import { send } from './send-code.ts'

const linkSchema = z.object({ email: textField, data: dataField, ...captchaFields })

/** POST /magiclink: the older road to a code by mail, for known and new users alike. */
export async function sendMagicLink(call: Call): Promise<Response> {
  const body = await readLinkRequest(call)
  send({ ...body, phone: '', channel: '', create_user: true }, call.context)
  return Response.json({})
}

/** POST /recover: mails a known user a code. Nothing reveals whether the user is known. */
export async function sendRecovery(call: Call): Promise<Response> {
  const { context } = call
  const address = parseEmail((await readLinkRequest(call)).email)
  const user = context.store.userBy('email', address)
  if (user) issueCode(user, 'recovery', { provider: 'email', address }, context)
  return Response.json({})
}

async function readLinkRequest({ request, address, context }: Call) {
  context.limits.send(address)
  const body = await readBody(request, linkSchema)
  context.checkCaptcha(body)
  if (!body.email) throw invalid('Password recovery requires an email')
  return body
}

const resendSchema = z.object({
  type: textField,
  email: textField,
  phone: textField,
  ...captchaFields,
})
const RESENT = ['signup', 'email_change', 'sms', 'phone_change']

/**
 * POST /resend: sends an unconfirmed user another code. Nothing reveals whether the user is known. Changes of address
 * are never pending for long (codes-only.ts), so there is nothing to send again.
 */
export async function resendCode({ request, address, context }: Call): Promise<Response> {
  context.limits.send(address)
  const body = await readBody(request, resendSchema)
  context.checkCaptcha(body)
  const { type, email, phone } = body
  if (!RESENT.includes(type)) throw invalid(`Missing one of these types: ${RESENT.join(', ')}`)
  if (type === 'signup' && !email) throw invalid('Type provided requires an email address')
  if (type === 'sms' && !phone) throw invalid('Type provided requires a phone number')
  if (email && phone) throw invalid('Only an email address or phone number should be provided.')
  if (!email && !phone) throw invalid('Missing email address or phone number')
  const to = parseAddress(body)
  const user = context.store.userBy(to.provider, to.address)
  const isSignUp = type === 'signup' || type === 'sms'
  if (user && isSignUp && user.confirmedAt[to.provider] === undefined) {
    issueCode(user, 'confirmation', to, context)
  }
  return Response.json({})
}
