import { z } from 'zod'

/**
 * GET /api/deadlines: the deadlines as a calendar that programs may subscribe to.
 * `situations` is a list with commas; without it every date is in the calendar.
 */
export const deadlinesQuerySchema = <Id extends string>(ids: readonly Id[]) =>
  z.strictObject({
    situations: z
      .string()
      .max(200)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(ids)).refine((list) => new Set(list).size === list.length))
      .default([]),
  })
