import { isRecord } from './parse-json.ts'

/** History state for links from the results, which passes the estimate to the next page as a sentence. */
export const withEstimate = (estimate: string) => ({ estimate })

/** The estimate in a location's state, or '' for visitors who do not come from the results. */
export function passedEstimate(locationState: unknown): string {
  const estimate = isRecord(locationState) ? locationState.estimate : ''
  return typeof estimate === 'string' ? estimate : ''
}
