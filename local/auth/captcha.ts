import { z } from 'zod'
import { createTokenCheck } from '../captcha/tokens.ts'
import { textField } from './body.ts'
import { AuthError } from './errors.ts'
import type { AuthSettings } from './settings.ts'

/** The field with the client's captcha token. */
export const captchaFields = {
  gotrue_meta_security: z.object({ captcha_token: textField }).nullish(),
}
type CaptchaBody = { gotrue_meta_security?: { captcha_token: string } | null }

/**
 * Checks captcha tokens, each valid for one request, as the provider does for the server.
 * @returns a function that throws AuthError 400 if the token is missing or invalid
 */
export function createCaptchaCheck({ LOCAL_AUTH_CAPTCHA: name }: AuthSettings, now: () => number) {
  const check = name === 'off' ? null : createTokenCheck(name, now)
  return ({ gotrue_meta_security: security }: CaptchaBody): void => {
    if (!check) return
    const token = security?.captcha_token.trim() ?? ''
    if (!token) throw refuse('no captcha_token found')
    const code = check(token)
    if (code !== null) throw refuse(code)
  }
}

function refuse(reason: string): AuthError {
  const message = `captcha protection: request disallowed (${reason})`
  return new AuthError(400, 'captcha_failed', message)
}
