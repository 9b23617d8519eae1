import { z } from 'zod'

/** What the functions may be configured with. */
export const serverEnvSchema = z.object({
  /** Key for Places API (New); without one the rating falls back to the saved figure. */
  GOOGLE_PLACES_API_KEY: z.string().trim().min(1).optional(),
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
