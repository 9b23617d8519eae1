/** History state of links from the results, which tells the next page to use the estimate. */
export const WITH_ESTIMATE = { withEstimate: true } as const

/** Whether the visitor came from the results, by the location's state. */
export function comesWithEstimate(locationState: unknown): boolean {
  return (locationState as { withEstimate?: unknown } | null)?.withEstimate === true
}
