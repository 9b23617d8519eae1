import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseAddress } from './addresses.ts'
import { dataField, readBody, textField } from './body.ts'
import { captchaFields } from './captcha.ts'
import { issueCode } from './codes.ts'
import { keepCodesOnly } from './codes-only.ts'
import type { Call, Context } from './context.ts'
import { AuthError, invalid } from './errors.ts'
import { checkPassword, hashPassword } from './password.ts'
import { checkSignUps } from './send-code.ts'
import { newUser } from './store.ts'
import { userView } from './user-view.ts'

const bodySchema = z.object({
  email: textField,
  phone: textField,
  password: textField,
  data: dataField,
  channel: textField,
  ...captchaFields,
})
type Body = z.infer<typeof bodySchema>

/**
 * POST /signup: sends a code to a new person. The site never calls it, but anyone with the public key can:
 * the first person to register an address sets its password, and a later code that confirms the address does not
 * change that. A taken address gets the same response as a new one, so nothing reveals who has an account.
 */
export async function signUp({ request, address, context }: Call): Promise<Response> {
  const body = await readBody(request, bodySchema)
  context.checkCaptcha(body)
  if (!body.email && !body.phone) {
    const message = 'Anonymous sign-ins are disabled'
    throw new AuthError(422, 'anonymous_provider_disabled', message)
  }
  context.limits.signUp(address)
  checkSignUps(context)
  check(body)
  const found = findPerson(body, context)
  const { now } = context
  if (found.isConfirmed) {
    const madeUp = newUser(found.address, body.data, now())
    const view = userView({ ...madeUp, confirmation: { hash: null, sentAt: now() } })
    return Response.json({ ...view, id: randomUUID(), user_metadata: body.data, identities: [] })
  }
  const passwordHash = hashPassword(body.password)
  const user = found.user ?? { ...newUser(found.address, body.data, now()), passwordHash }
  issueCode(user, 'confirmation', found.address, context)
  keepCodesOnly(user, context)
  return Response.json(userView(user))
}

function check({ email, phone, password }: Body): void {
  if (!password) throw invalid('Signup requires a valid password')
  checkPassword(password)
  if (email && phone) {
    throw invalid('Only an email address or phone number should be provided on signup.')
  }
}

function findPerson(body: Body, { settings, store }: Context) {
  const { email } = body
  if (!settings[email ? 'LOCAL_AUTH_EMAIL' : 'LOCAL_AUTH_PHONE']) {
    const message = `${email ? 'Email' : 'Phone'} signups are disabled`
    throw new AuthError(400, `${email ? 'email' : 'phone'}_provider_disabled`, message)
  }
  const address = parseAddress(body)
  const user = store.userBy(address.provider, address.address)
  return { address, user, isConfirmed: user?.confirmedAt[address.provider] !== undefined }
}
