import * as z from 'zod/mini'

/**
 * GET /api/deadlines: the deadlines as a calendar feed. `situations` is a comma-separated list; without it, the
 * calendar has every date. Each choice has one canonical address, with the situations in the order of the page.
 * Other spellings redirect to it.
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
