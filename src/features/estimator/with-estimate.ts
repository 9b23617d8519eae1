import { isRecord } from '@/lib/parse-json.ts'

/** History state of links from the results: brings the estimate, as a sentence, to the next page. */
export const withEstimate = (estimate: string) => ({ estimate })

/** The estimate that a visitor brings from the results, by the location's state, or ''. */
export function broughtEstimate(locationState: unknown): string {
  const estimate = isRecord(locationState) ? locationState.estimate : ''
  return typeof estimate === 'string' ? estimate : ''
}
