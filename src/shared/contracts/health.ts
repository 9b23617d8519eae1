import * as z from 'zod/mini'

const settingSchema = z.enum(['ok', 'not_configured'])

/**
 * The response of /api/health: 200 when messages and bookings are accepted and mailed and nobody floods them, else 503. `scheduler`
 * and `places` are informational, since the site can do without them for a while.
 */
export const healthResponseSchema = z.strictObject({
  status: z.enum(['ok', 'failing']),
  parts: z.strictObject({
    /** SITE_SECRET. Without it the database is not checked either. */
    secret: settingSchema,
    database: z.enum(['ok', 'not_configured', 'unreachable', 'not_checked']),
    /**
     * `delayed`: mails have been waiting for more than an hour. `lost`: as far as we know, the last mail to
     * the office did not arrive. `unsure` (still 200): the mail server did not confirm some mail in the last
     * day. A single visitor's bad address never counts (api/_lib/health/health.ts).
     */
    mail: z.enum(['ok', 'not_configured', 'delayed', 'lost', 'unsure']),
    /** `delayed`: a text reminder has been waiting for more than an hour of the day. Without the service, none are sent. */
    texts: z.enum(['ok', 'not_configured', 'delayed']),
    /**
     * The advisers' calendars: `stale` (still 200): the last try to read one failed; `unreadable`: none worked
     * for a day, and no times are offered; `no_reader`: the process that reads them could not start.
     */
    calendars: z.enum(['ok', 'not_configured', 'stale', 'unreadable', 'no_reader']),
    /** `rush`: visitors booked as many appointments within minutes in the last hour as a flood would. */
    bookings: z.enum(['ok', 'rush']),
    scheduler: settingSchema,
    places: settingSchema,
  }),
  /**
   * Whole minutes since the oldest unsent mail that counts was due. Null when none is waiting or it is
   * unknown.
   */
  oldestUnsentMailMinutes: z.nullable(z.int().check(z.minimum(0))),
})

export type HealthResponse = z.infer<typeof healthResponseSchema>
