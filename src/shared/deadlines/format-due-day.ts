/** "Thu, Jan 15" for an ISO date. */
export const formatShortDay = formatter({ weekday: 'short', month: 'short', day: 'numeric' })

/** "Thursday, January 15" for an ISO date. */
export const formatFullDay = formatter({ weekday: 'long', month: 'long', day: 'numeric' })

function formatter(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (isoDate: string) => format.format(new Date(`${isoDate}T00:00:00Z`))
}
