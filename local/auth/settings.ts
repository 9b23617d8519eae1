import { z } from 'zod'
import { parseEnv } from '../../api/_lib/request/env.ts'

/**
 * The public key the stand-in accepts, in the format of a real project's publishable key. Not a secret: the
 * browser build uses it if no real project is configured.
 */
export const LOCAL_ANON_KEY = 'sb_publishable_local'

const atLeast = (minimum: number, standard: number) =>
  z.coerce.number().int().min(minimum).default(standard)

/**
 * The sign-in stand-in's settings. The defaults match what docs/deploy.md sets on the real server, whose
 * own default lets text message codes live for only 60 seconds.
 */
export const authEnvSchema = z.object({
  LOCAL_AUTH_SECONDS_BETWEEN_SENDS: atLeast(0, 60),
  LOCAL_AUTH_CODE_LENGTH: z.coerce.number().int().min(6).max(10).default(6),
  LOCAL_AUTH_CODE_SECONDS: atLeast(1, 600),
  LOCAL_AUTH_TOKEN_SECONDS: atLeast(1, 3600),
  LOCAL_AUTH_REFRESH_REUSE_SECONDS: atLeast(0, 10),
  LOCAL_AUTH_SIGNING_SECRET: z
    .string()
    .min(32)
    .default('local-signing-secret-never-for-production'),
  LOCAL_AUTH_SENDS_PER_5_MINUTES: atLeast(1, 30),
  LOCAL_AUTH_VERIFICATIONS_PER_5_MINUTES: atLeast(1, 30),
  LOCAL_AUTH_REFRESHES_PER_5_MINUTES: atLeast(1, 150),
  LOCAL_AUTH_MAILS_PER_HOUR: atLeast(1, 500),
  LOCAL_AUTH_TEXTS_PER_HOUR: atLeast(1, 30),
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
