/**
 * The captchas Supabase Auth can verify, what the Content-Security-Policy must allow for each, and where our own
 * functions have a token checked.
 */
export const CAPTCHA_PROVIDERS = {
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy/
  turnstile: {
    name: 'Cloudflare Turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    // https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    hosts: ['https://challenges.cloudflare.com'],
    hasStyles: false,
  },
  // https://docs.hcaptcha.com/#content-security-policy-settings: styles and connections too.
  hcaptcha: {
    name: 'hCaptcha',
    script: 'https://js.hcaptcha.com/1/api.js',
    // https://docs.hcaptcha.com/#verify-the-user-response-server-side
    verify: 'https://api.hcaptcha.com/siteverify',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    hasStyles: true,
  },
} as const

export type CaptchaProvider = keyof typeof CAPTCHA_PROVIDERS
