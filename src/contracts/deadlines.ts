import * as z from 'zod/mini'

/**
 * GET /api/deadlines: the deadlines as a calendar that programs may subscribe to.
 * `situations` is a list with commas; without it every date is in the calendar.
 */
export const deadlinesQuerySchema = <Id extends string>(ids: readonly Id[]) =>
  z.strictObject({
    situations: z._default(
      z.pipe(
        z.pipe(
          z.string().check(z.maxLength(200)),
          z.transform((text) => text.split(',')),
        ),
        z.array(z.enum(ids)).check(z.refine((list) => new Set(list).size === list.length)),
      ),
      [],
    ),
  })
