import { z } from 'zod'

/** What the functions may be configured with. */
export const serverEnvSchema = z.object({
  /** Key for Places API (New); without one the rating falls back to the saved figure. */
  GOOGLE_PLACES_API_KEY: z.string().trim().min(1).optional(),
  /** PostgreSQL, pooled; without one messages and bookings are answered 503. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  /** Connections one running function may open. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(4),
  /** Key for signed form times, private links and counted addresses. */
  SITE_SECRET: z.string().trim().min(32).optional(),
  /** Mail server; without one mails wait in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Carried by the scheduled calls; without one they are refused. */
  CRON_SECRET: z.string().trim().min(16).optional(),
  /** Address in links of mails. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Project whose sessions count; without one nobody is signed in. */
  SUPABASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUPABASE_ANON_KEY: z.string().trim().min(1).optional(),
})

/** Not secret and set for the browser build already, under the same name after "VITE_". */
const PUBLIC = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY']

export type ServerEnv = Readonly<z.infer<typeof serverEnvSchema>>

/**
 * The functions' environment, read at each call so that a changed setting needs no rebuild.
 * @throws Error with one line per bad variable
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): ServerEnv {
  const known = Object.fromEntries(
    Object.keys(serverEnvSchema.shape).map((key) => {
      const isPublic = PUBLIC.includes(key)
      return [key, variables[key] || (isPublic && variables[`VITE_${key}`]) || undefined]
    }),
  )
  const result = serverEnvSchema.safeParse(known)
  if (result.success) return Object.freeze(result.data)
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad environment variables:\n${problems.join('\n')}`)
}
