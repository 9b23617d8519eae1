/** History state of a link from the results: the page it leads to takes the estimate along. */
export const WITH_ESTIMATE = { withEstimate: true } as const

/** True when the visitor came with the estimate. Takes a location's state. */
export function comesWithEstimate(locationState: unknown): boolean {
  return (locationState as { withEstimate?: unknown } | null)?.withEstimate === true
}
