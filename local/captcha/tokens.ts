import type { CaptchaProvider } from '../../src/config/captcha-providers.ts'

/** How long a token is valid with each provider, in seconds, and the error for a used or expired one. */
const PROVIDERS = {
  turnstile: { seconds: 300, used: 'timeout-or-duplicate', old: 'timeout-or-duplicate' },
  hcaptcha: { seconds: 120, used: 'already-seen-response', old: 'expired-input-response' },
}

/**
 * Checks tokens of the stand-in for the provider's widget (tests/rest/e2e/captcha-widget.ts), each valid for one request.
 * @returns a function that returns the provider's error code, or null for a valid token
 */
export function createTokenCheck(provider: CaptchaProvider, now: () => number) {
  const used = new Set<string>()
  return (token: string): string | null => {
    const { seconds, used: usedCode, old } = PROVIDERS[provider]
    const madeAt = Number(/^local\.(\d+)\.[\w-]{36}$/.exec(token)?.[1])
    if (Number.isNaN(madeAt)) return 'invalid-input-response'
    if (used.has(token)) return usedCode
    if (now() > madeAt + seconds * 1000) return old
    used.add(token)
    return null
  }
}
