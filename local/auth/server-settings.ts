import type { Call } from './context.ts'

/** GET /settings: which ways of signing in there are. The real server lists more of them, all off. */
export function getSettings({ context: { settings } }: Call): Response {
  return Response.json({
    external: {
      anonymous_users: false,
      email: settings.LOCAL_AUTH_EMAIL,
      phone: settings.LOCAL_AUTH_PHONE,
    },
    disable_signup: !settings.LOCAL_AUTH_SIGN_UPS,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: settings.LOCAL_AUTH_PHONE ? 'twilio' : '',
    saml_enabled: false,
    passkeys_enabled: false,
  })
}
