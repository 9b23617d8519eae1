import { z } from 'zod'

/** What the browser build may be configured with. Read by vite.config.ts, never by the browser. */
export const clientEnvSchema = z.object({
  VITE_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  VITE_DROP_OFF_TOKEN: z.string().min(1).optional(),
  VITE_DROP_OFF_FIRM_USER_ID: z.string().min(1).optional(),
  VITE_SUPABASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  VITE_SUPABASE_ANON_KEY: z.string().min(1).optional(),
  VITE_CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  VITE_SOCIAL_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  VITE_MEASUREMENT: z.enum(['on', 'off']).optional(),
})

/**
 * Checks the variables of a build and returns them.
 * @throws Error with one line per bad variable
 */
export function parseClientEnv(variables: Record<string, string | undefined>) {
  const known = Object.fromEntries(
    Object.keys(clientEnvSchema.shape).map((key) => [key, variables[key] || undefined]),
  )
  const result = clientEnvSchema.safeParse(known)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad environment variables:\n${problems.join('\n')}`)
}
