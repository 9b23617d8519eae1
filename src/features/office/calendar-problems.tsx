import type { DeskResponse } from '@/shared/contracts/office.ts'

export type CalendarProblemsProps = {
  desk: Pick<DeskResponse, 'unreadCalendars' | 'unclearEvents' | 'skippedParts'>
}

/** What is wrong with the advisers' own calendars. */
export default function CalendarProblems({ desk }: CalendarProblemsProps) {
  const hosts = [...new Set(desk.skippedParts.map(({ host }) => host))]
  return (
    <div className="grid gap-2 text-small font-semibold text-red">
      {desk.unreadCalendars.map(({ host }) => (
        <p key={host} role="alert">
          The calendar at {host} cannot be read. After a day, the site stops offering times.
        </p>
      ))}
      {desk.unclearEvents.map(({ host, start }) => (
        <p key={host + start} role="alert">
          An entry in the calendar at {host} that starts {start} repeats in a way the site cannot
          follow. Only its first time is kept free: please make it simpler, or close its times under
          Closed.
        </p>
      ))}
      {hosts.map((host) => (
        <p key={host} role="alert">
          The calendar at {host} has entries that cannot be read in full:{' '}
          {desk.skippedParts
            .filter((part) => part.host === host)
            .map(({ place }) => place)
            .join(', ')}
          . What cannot be read does not keep its time free: please enter them again, or close their
          times under Closed.
        </p>
      ))}
    </div>
  )
}
