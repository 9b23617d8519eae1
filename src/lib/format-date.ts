/** "November 2026" or "Nov 2026" for an ISO date ("2026-11-01"), which is read as a calendar date. */
export function formatMonth(isoDate: string, style: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat('en-US', {
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`))
}

/** "November 21, 2026" for an ISO date, which is read as a calendar date. */
export function formatDay(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}
