import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '../../src/config/captcha-providers.ts'
import { createTokenCheck } from './tokens.ts'

/** A CAPTCHA_SECRET that has tokens checked by the stand-in instead of the provider. */
export const STAND_IN_SECRET = 'local-stand-in-secret'

const NAMES = Object.keys(CAPTCHA_PROVIDERS) as CaptchaProvider[]

/**
 * The stand-in for the addresses at which the providers check tokens for servers.
 * @returns a function that answers such a request, or null for any other address
 */
export function createCaptchaVerifier(now = () => Date.now()) {
  const checks = new Map(
    NAMES.map((name) => [CAPTCHA_PROVIDERS[name].verify as string, createTokenCheck(name, now)]),
  )
  return (address: string): ((request: Request) => Promise<Response>) | null => {
    const check = checks.get(address)
    if (!check) return null
    return async (request) => {
      const form = new URLSearchParams(await request.text())
      const isOurs = form.get('secret') === STAND_IN_SECRET
      const code = isOurs ? check(form.get('response') ?? '') : 'invalid-input-secret'
      return Response.json({ success: code === null, 'error-codes': code === null ? [] : [code] })
    }
  }
}
