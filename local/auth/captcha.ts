import { z } from 'zod'
import { textField } from './body.ts'
import { AuthError } from './errors.ts'
import type { AuthSettings } from './settings.ts'

/** The field with the client's captcha token. */
export const captchaFields = {
  gotrue_meta_security: z.object({ captcha_token: textField }).nullish(),
}
type CaptchaBody = { gotrue_meta_security?: { captcha_token: string } | null }

/** How long a token is valid with each provider, in seconds, and the error for a used or expired one. */
const PROVIDERS = {
  turnstile: { seconds: 300, used: 'timeout-or-duplicate', old: 'timeout-or-duplicate' },
  hcaptcha: { seconds: 120, used: 'already-seen-response', old: 'expired-input-response' },
}

/**
 * Checks captcha tokens, each valid for one request, as the provider does for the server.
 * @returns a function that throws AuthError 400 if the token is missing or invalid
 */
export function createCaptchaCheck({ LOCAL_AUTH_CAPTCHA: name }: AuthSettings, now: () => number) {
  const used = new Set<string>()
  return ({ gotrue_meta_security: security }: CaptchaBody): void => {
    if (name === 'off') return
    const token = security?.captcha_token.trim() ?? ''
    if (!token) throw refuse('no captcha_token found')
    const { seconds, used: usedCode, old } = PROVIDERS[name]
    // As created by the stand-in for the provider's widget (local/captcha/widget.ts).
    const madeAt = Number(/^local\.(\d+)\.[\w-]{36}$/.exec(token)?.[1])
    if (Number.isNaN(madeAt)) throw refuse('invalid-input-response')
    if (used.has(token)) throw refuse(usedCode)
    if (now() > madeAt + seconds * 1000) throw refuse(old)
    used.add(token)
  }
}

function refuse(reason: string): AuthError {
  const message = `captcha protection: request disallowed (${reason})`
  return new AuthError(400, 'captcha_failed', message)
}
