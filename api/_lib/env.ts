import { z } from 'zod'

/** What the functions may be configured with. */
export const serverEnvSchema = z.object({
  /** Key for Places API (New); without one the rating falls back to the saved figure. */
  GOOGLE_PLACES_API_KEY: z.string().trim().min(1).optional(),
  /** PostgreSQL, pooled; without one messages and bookings are answered 503. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  /** Connections one running function may open. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(4),
})

export type ServerEnv = Readonly<z.infer<typeof serverEnvSchema>>

/**
 * The functions' environment, read at each call so that a changed setting needs no rebuild.
 * @throws Error with one line per bad variable
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): ServerEnv {
  const known = Object.fromEntries(
    Object.keys(serverEnvSchema.shape).map((key) => [key, variables[key] || undefined]),
  )
  const result = serverEnvSchema.safeParse(known)
  if (result.success) return Object.freeze(result.data)
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad environment variables:\n${problems.join('\n')}`)
}
