import { z } from 'zod'

/**
 * GET /api/places: the firm's rating in the shape of Google's legacy Place Details
 * (specification, section 7). The browser imports the types only.
 */

export const PLACES_FIELDS = 'rating,user_ratings_total'

/** The one request that is served; unknown and repeated parameters are refused before this. */
export const placesQuerySchema = (placeId: string) =>
  z.strictObject({ place_id: z.literal(placeId), fields: z.literal(PLACES_FIELDS) })

/** What Places API (New) answers for the two fields; both are absent for a place without reviews. */
export const googlePlaceSchema = z.object({
  rating: z.number().min(1).max(5).optional(),
  userRatingCount: z.int().min(0).optional(),
})

export type PlacesStatus =
  | 'OK'
  | 'ZERO_RESULTS'
  | 'NOT_FOUND'
  | 'INVALID_REQUEST'
  | 'OVER_QUERY_LIMIT'
  | 'REQUEST_DENIED'
  | 'UNKNOWN_ERROR'

export type PlacesResponse = {
  status: PlacesStatus
  result?: { rating?: number; user_ratings_total?: number }
}
