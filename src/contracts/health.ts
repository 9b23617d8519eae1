import * as z from 'zod/mini'

const settingSchema = z.enum(['ok', 'not_configured'])

/**
 * What /api/health answers: with 200 when messages and bookings are taken and mailed, else with 503.
 * `scheduler` and `places` are told only, since the site works without them for a while.
 */
export const healthResponseSchema = z.strictObject({
  status: z.enum(['ok', 'failing']),
  parts: z.strictObject({
    /** SITE_SECRET, without which the database is not asked either. */
    secret: settingSchema,
    database: z.enum(['ok', 'not_configured', 'unreachable', 'not_checked']),
    /** `delayed`: a mail has been waiting for longer than an hour. */
    mail: z.enum(['ok', 'not_configured', 'delayed']),
    scheduler: settingSchema,
    places: settingSchema,
  }),
  /** Whole minutes since the oldest unsent mail was due; null when none waits or nobody knows. */
  oldestUnsentMailMinutes: z.nullable(z.int().check(z.minimum(0))),
})

export type HealthResponse = z.infer<typeof healthResponseSchema>
