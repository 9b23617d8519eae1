import { serverEnvSchema } from '../api/_lib/request/env.ts'
import { authEnvSchema } from './auth/settings.ts'
import { clientEnvSchema } from '../src/config/env-schema.ts'

/**
 * Every variable of the site, empty. Empty variables win over those of `.env` and count as not set, so
 * that tests never reach the services a computer is configured with.
 */
export const NOTHING_CONFIGURED: Record<string, string> = Object.fromEntries(
  [serverEnvSchema, clientEnvSchema, authEnvSchema]
    .flatMap(({ shape }) => Object.keys(shape))
    .map((name) => [name, '']),
)
