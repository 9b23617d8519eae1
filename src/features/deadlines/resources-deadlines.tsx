import { ButtonLink } from '@/components/ui/button.tsx'
import { ActionLink } from '@/components/action-link.tsx'
import { shortNames, useNextDays } from './next-days.ts'

/** The next day on which a household owes something as the figure of the panel, and the next days with anything else. */
export function ResourcesDeadlines() {
  const { next, later } = useNextDays()
  if (!next) return null
  return (
    <section className="board-tile board-due on-deep row-span-2 flex min-w-0 flex-col bg-deep text-on-deep max-wide:col-span-full dark:bg-deep-2">
      <h2 className="font-text text-body leading-[1.3] font-[650] tracking-normal">
        Next deadline for households{next.wait && `, ${next.wait}`}
      </h2>
      <p className="board-date tracking-[-0.04em] text-brass-fill max-[18em]:text-[2.5rem]">
        {next.day}
      </p>
      <p className="mt-1.5 text-ui leading-[1.45]">{shortNames(next.names, 2)}.</p>
      <ul>
        {later.map(({ day, names, detail }) => (
          <li key={day} className="grid border-t text-small leading-[1.4]">
            <b className="font-[650]">{day}</b>
            <span>
              {shortNames(names, 1)}
              {detail && <small className="block text-micro text-on-deep-2">{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4.5">
        <ButtonLink variant="brass" to="/resources/deadlines">
          See my deadlines
        </ButtonLink>
        <ActionLink to="/resources/deadlines#own-calendar">Add to my calendar</ActionLink>
      </p>
    </section>
  )
}
