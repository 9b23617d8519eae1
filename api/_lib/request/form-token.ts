import type * as z from 'zod/mini'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { FORM_MAX_HOURS, FORM_MIN_SECONDS } from '../../../src/shared/contracts/fields.ts'
import { type Call, readCall } from './idempotency.ts'
import { readBody } from './read-request.ts'
import { Refusal } from './refusal.ts'
import { isSame, sign } from './secret.ts'

/** What the page adds to every form (formFields in src/shared/contracts/fields.ts). */
type Proof = { formToken: string; website: string; captchaToken?: string | undefined }

/** A signed token that says when a form was served, so that the visitor's clock does not matter. */
export function createFormToken(now: Date): string {
  const at = String(now.getTime())
  return `${at}.${sign('form', at).toString('base64url')}`
}

/**
 * A form that a visitor sent, and the call that it is.
 * @param route under which its key counts
 * @throws Refusal as `readBody` and `readCall`, or 422 for what bots get wrong and people do not
 */
export async function readForm<Form extends Proof>(
  request: Request,
  schema: z.ZodMiniType<Form>,
  route: string,
  now: Date,
): Promise<{ form: Omit<Form, keyof Proof>; call: Call; captchaToken: string | undefined }> {
  const { formToken, website, captchaToken, ...form } = await readBody(request, schema)
  const call = readCall(route, request, form)
  refuseSpam({ formToken, website }, now)
  return { form, call, captchaToken }
}

/** A refused form is never reported as sent (R192). */
function refuseSpam(form: Proof, now: Date): void {
  if (form.website !== '') {
    throw new Refusal(422, 'not_sent', `We could not send this. ${CALL_US}`)
  }
  const seconds = (now.getTime() - readTime(form.formToken)) / 1000
  if (seconds < FORM_MIN_SECONDS) {
    throw new Refusal(422, 'form_too_fast', 'That was very quick. Please send it again.')
  }
  if (!(seconds <= FORM_MAX_HOURS * 3600)) {
    throw new Refusal(
      422,
      'form_expired',
      'This form was open for a long time. Please send it again.',
    )
  }
}

/** Milliseconds since 1970, or NaN when the token is not ours. */
function readTime(token: string): number {
  const [at = '', signature = ''] = token.split('.')
  return isSame(sign('form', at), Buffer.from(signature, 'base64url')) ? Number(at) : Number.NaN
}
