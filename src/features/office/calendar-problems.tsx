import { useReadDesk } from './read-desk.tsx'

/** What is wrong with the advisers' own calendars. */
export function CalendarProblems() {
  const { unreadCalendars, unclearEvents, skippedParts } = useReadDesk().desk
  if (unreadCalendars.length + unclearEvents.length + skippedParts.length === 0) return null
  const hosts = [...new Set(skippedParts.map(({ host }) => host))]
  return (
    <div className="grid gap-2 text-small font-semibold text-red">
      {unreadCalendars.map(({ host, reason }) => (
        <p key={host} role="alert">
          The calendar at {host} cannot be read: {reason}. After a day, the site stops offering
          times.
        </p>
      ))}
      {unclearEvents.map(({ host, start }) => (
        <p key={host + start} role="alert">
          An entry in the calendar at {host} that starts {start} repeats in a way the site cannot
          follow. Only its first time is kept free: please make it simpler, or close its times under
          Hours.
        </p>
      ))}
      {hosts.map((host) => (
        <p key={host} role="alert">
          The calendar at {host} has entries that cannot be read in full:{' '}
          {skippedParts
            .filter((part) => part.host === host)
            .map(({ place }) => place)
            .join(', ')}
          . What cannot be read does not keep its time free: please enter them again, or close their
          times under Hours.
        </p>
      ))}
    </div>
  )
}
