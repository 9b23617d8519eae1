import * as z from 'zod/mini'

/**
 * GET /api/places: the firm's rating in the shape of Google's legacy Place Details
 * (specification, section 7). The function parses and tests check with these schemas. The browser
 * imports the types only and reads the two numbers by hand (features/rating/queries.ts), so that no
 * schema library is loaded for the first screen; field names stay tied to the types there.
 */

const PLACES_FIELDS = 'rating,user_ratings_total'

/** The one request that is served; a repeated parameter is refused before this. */
export const placesQuerySchema = (placeId: string) =>
  z.strictObject({ place_id: z.literal(placeId), fields: z.literal(PLACES_FIELDS) })

const FAILURES = [
  'ZERO_RESULTS',
  'NOT_FOUND',
  'INVALID_REQUEST',
  'OVER_QUERY_LIMIT',
  'REQUEST_DENIED',
  'UNKNOWN_ERROR',
] as const
const placesStatusSchema = z.enum(['OK', ...FAILURES])

export const placesResultSchema = z.strictObject({
  rating: z.number().check(z.minimum(1), z.maximum(5)),
  user_ratings_total: z.int().check(z.minimum(0)),
})

/** The answer; `result` stands with the status OK only. */
export const placesResponseSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('OK'), result: placesResultSchema }),
  z.strictObject({ status: z.enum(FAILURES) }),
])

export type PlacesStatus = z.infer<typeof placesStatusSchema>
export type PlacesResult = z.infer<typeof placesResultSchema>
export type PlacesResponse = z.infer<typeof placesResponseSchema>
