import { ActionLink } from '@/components/action-link.tsx'
import { PhoneFold } from '@/components/phone-fold.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { shortNames, useNextDays } from './next-days.ts'

/** The next day on which a household owes something, large, and the next three with anything else: for the home page. */
export default function HomeDeadlines() {
  const { next, later } = useNextDays()
  if (!next) return null
  return (
    <div className="grid gap-x-[clamp(32px,5vw,72px)] gap-y-3 border-t-3 border-b-4 border-double border-ink pt-5 pb-2 md:py-7 [border-top-style:solid] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h2 className="font-text text-body leading-[1.3] font-[650] tracking-normal">
          Next deadline for households
        </h2>
        <p className="mt-3 mb-2 -ml-[0.03em] font-display text-[clamp(3.75rem,3rem+2vw,4.75rem)] leading-none font-[650] tracking-[-0.04em] whitespace-nowrap text-brass">
          {next.day}
        </p>
        <p>
          {next.wait && `Due ${next.wait}: `}
          {shortNames(next.names, 2)}
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
          <ButtonLink
            variant="outline"
            to="/resources/deadlines#own-calendar"
            className="max-md:px-3.5 max-md:text-small"
          >
            Add to my calendar
          </ButtonLink>
          <ActionLink to="/resources/deadlines">See my deadlines</ActionLink>
        </p>
      </div>
      <PhoneFold
        className="max-md:border-t max-md:border-rule"
        headClassName="font-[650] md:hidden"
        head="Other upcoming dates"
      >
        <ul>
          {later.map(({ day, wait, names, detail }) => (
            <li
              key={day}
              className="grid grid-cols-[68px_minmax(0,1fr)] gap-x-3 border-t border-rule py-2.5 md:py-3.5 leading-[1.4] md:grid-cols-[88px_minmax(0,1fr)_84px] md:first:border-0"
            >
              <b className="font-[650]">{day}</b>
              <span>
                {shortNames(names, 1)}
                {detail && <small className="block text-small text-ink-2">{detail}</small>}
              </span>
              <span className="text-right text-small text-ink-2 max-md:hidden">{wait}</span>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </div>
  )
}
