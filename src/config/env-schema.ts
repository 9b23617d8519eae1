import { z } from 'zod'

const ORIGIN = /^(?:https|wss):\/\/[a-z0-9.-]+(?::\d+)?$/

/** What the browser build may be configured with. Read by vite.config.ts, never by the browser. */
export const clientEnvSchema = z.object({
  VITE_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  VITE_DROP_OFF_TOKEN: z.string().min(1).optional(),
  VITE_DROP_OFF_FIRM_USER_ID: z.string().min(1).optional(),
  VITE_SUPABASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  VITE_SUPABASE_ANON_KEY: z.string().min(1).optional(),
  VITE_CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  VITE_SOCIAL_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  VITE_WIDGET_ORIGINS: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .pipe(z.array(z.string().regex(ORIGIN, 'must be origins such as https://cdn.example.com')))
    .optional(),
  VITE_GHOST_URL: z.url({ protocol: /^https?$/ }).optional(),
  VITE_GHOST_KEY: z
    .string()
    .regex(/^[0-9a-f]{26}$/, 'must be a Content API key: 26 hexadecimal digits')
    .optional(),
  VITE_SERVICE_WORKER: z.enum(['on', 'off']).optional(),
  VITE_MEASUREMENT: z.enum(['on', 'off']).optional(),
})

export type ClientEnv = z.infer<typeof clientEnvSchema>

/**
 * Checks the variables of a build and returns them.
 * @throws Error with one line per bad variable
 */
export function parseClientEnv(variables: Record<string, string | undefined>): ClientEnv {
  const known = Object.fromEntries(
    Object.keys(clientEnvSchema.shape).map((key) => [key, variables[key] || undefined]),
  )
  const result = clientEnvSchema.safeParse(known)
  const problems =
    result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  if (Boolean(known.VITE_GHOST_URL) !== Boolean(known.VITE_GHOST_KEY)) {
    problems.push('VITE_GHOST_URL and VITE_GHOST_KEY: set both or neither')
  }
  if (result.success && problems.length === 0) return result.data
  throw new Error(`Bad environment variables:\n${problems.join('\n')}`)
}
