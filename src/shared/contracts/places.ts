import * as z from 'zod/mini'
import { site } from '../../config/site.ts'

/**
 * GET /api/places: the firm's rating in the shape of Google's legacy Place Details (specification, section
 * 7). The function and the tests parse with these schemas. The browser imports only their types and reads the
 * two numbers by hand (features/rating/queries.ts), so that the first screen loads no schema library. The
 * types there keep the field names in step.
 */

/** The only request served. A repeated parameter is refused before this check. */
export const placesQuerySchema = z.strictObject({
  place_id: z.literal(site.placeId),
  fields: z.literal('rating,user_ratings_total'),
})

export const placesResultSchema = z.strictObject({
  rating: z.number().check(z.minimum(1), z.maximum(5)),
  user_ratings_total: z.int().check(z.minimum(0)),
})

/** The response. Only status OK comes with a `result`. */
export const placesResponseSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('OK'), result: placesResultSchema }),
  z.strictObject({
    status: z.enum([
      'ZERO_RESULTS',
      'NOT_FOUND',
      'INVALID_REQUEST',
      'OVER_QUERY_LIMIT',
      'REQUEST_DENIED',
      'UNKNOWN_ERROR',
    ]),
  }),
])

export type PlacesResult = z.infer<typeof placesResultSchema>
export type PlacesResponse = z.infer<typeof placesResponseSchema>
export type PlacesStatus = PlacesResponse['status']
