import type { Call } from './context.ts'

/** GET /settings: the available ways to sign in. */
export function getSettings({ context: { settings } }: Call): Response {
  return Response.json({
    external: {
      anonymous_users: false,
      email: settings.LOCAL_AUTH_EMAIL,
      phone: settings.LOCAL_AUTH_PHONE,
      google: false,
    },
    disable_signup: !settings.LOCAL_AUTH_SIGN_UPS,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: settings.LOCAL_AUTH_PHONE ? 'twilio' : '',
    mfa_enabled: false,
    saml_enabled: false,
  })
}

/** GET /health */
export function getHealth(): Response {
  return Response.json({
    version: 'local-stand-in',
    name: 'GoTrue',
    description: 'A local stand-in for the sign-in server',
  })
}

/** GET /.well-known/jwks.json: empty, since tokens are signed with a shared secret. */
export function getKeys(): Response {
  return Response.json({ keys: [] }, { headers: { 'cache-control': 'public, max-age=600' } })
}
