import { ButtonLink } from '@/components/ui/button.tsx'
import { ActionLink } from '@/components/action-link.tsx'
import { shortNames, useNextDays } from './next-days.ts'

/** The next day on which a household owes something as the figure of the panel, and the next days with anything else. */
export function ResourcesDeadlines() {
  const { next, later } = useNextDays()
  if (!next) return null
  return (
    <section className="board-tile board-due on-deep">
      <h2 className="font-text text-[1.0625rem] leading-[1.3] font-[650] tracking-normal">
        Next deadline for households{next.wait && `, ${next.wait}`}
      </h2>
      <p className="board-date">{next.day}</p>
      <p>{shortNames(next.names, 2)}.</p>
      <ul>
        {later.map(({ day, names, detail }) => (
          <li key={day}>
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
