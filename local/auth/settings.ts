import { z } from 'zod'
import { parseEnv } from '../../api/_lib/request/env.ts'
import { projectSetting } from '../../build/supabase-project.ts'

/**
 * The public key the stand-in accepts, in the format of a real project's publishable key. Not a secret: the
 * browser build uses it if no real project is configured.
 */
export const LOCAL_ANON_KEY = 'sb_publishable_local'

/** A number that the real project has as `key`, unless the environment sets another. */
const likeProject = (section: string, key: string, least = 1, most = Infinity) =>
  z.coerce
    .number()
    .int()
    .min(least)
    .max(most)
    .default(Number.parseInt(projectSetting(section, key), 10))

/** The sign-in stand-in's settings. Only the captcha and the signing secret are not those of the real project. */
export const authEnvSchema = z.object({
  LOCAL_AUTH_SECONDS_BETWEEN_SENDS: likeProject('auth.email', 'max_frequency', 0),
  LOCAL_AUTH_CODE_LENGTH: likeProject('auth.email', 'otp_length', 6, 10),
  LOCAL_AUTH_CODE_SECONDS: likeProject('auth.email', 'otp_expiry'),
  LOCAL_AUTH_TOKEN_SECONDS: likeProject('auth', 'jwt_expiry'),
  LOCAL_AUTH_REFRESH_REUSE_SECONDS: likeProject('auth', 'refresh_token_reuse_interval', 0),
  LOCAL_AUTH_SIGNING_SECRET: z
    .string()
    .min(32)
    .default('local-signing-secret-never-for-production'),
  LOCAL_AUTH_SENDS_PER_5_MINUTES: likeProject('auth.rate_limit', 'sign_in_sign_ups'),
  LOCAL_AUTH_VERIFICATIONS_PER_5_MINUTES: likeProject('auth.rate_limit', 'token_verifications'),
  LOCAL_AUTH_REFRESHES_PER_5_MINUTES: likeProject('auth.rate_limit', 'token_refresh'),
  LOCAL_AUTH_MAILS_PER_HOUR: likeProject('auth.rate_limit', 'email_sent'),
  LOCAL_AUTH_TEXTS_PER_HOUR: likeProject('auth.rate_limit', 'sms_sent'),
  LOCAL_AUTH_CAPTCHA: z.enum(['off', 'turnstile', 'hcaptcha']).default('off'),
})

export type AuthSettings = Readonly<z.infer<typeof authEnvSchema>>

/**
 * The stand-in's settings from environment variables; an empty value counts as unset.
 * @throws Error with one line per bad variable
 */
export function readAuthSettings(variables: Record<string, string | undefined> = {}): AuthSettings {
  return parseEnv(authEnvSchema, (name) => variables[name])
}
