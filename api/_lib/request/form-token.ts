import { FORM_MAX_HOURS, FORM_MIN_SECONDS } from '../../../src/shared/contracts/fields.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { Refusal } from './refusal.ts'
import { isSame, sign } from './secret.ts'

/** A signed token that says when a form was served, so that the visitor's clock does not matter. */
export function createFormToken(now: Date): string {
  const at = String(now.getTime())
  return `${at}.${sign('form', at).toString('base64url')}`
}

/**
 * Checks what bots get wrong and people do not. A refused form is never reported as sent (R192).
 * @throws Refusal 422
 */
export function refuseSpam(form: { formToken: string; website: string }, now: Date): void {
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
