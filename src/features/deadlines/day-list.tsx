import { Citations } from '@/components/citations.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { formatFullDay, formatShortDay } from '@/shared/deadlines/format-due-day.ts'
import type { DueDay } from './group-deadlines.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'

const AREAS = { federal: 'Federal', ohio: 'Ohio', local: 'Local' } as const

type DayListProps = {
  days: readonly DueDay[]
  /** Gives each day an ID, so that the focus can move to it. */
  dayId?: (date: string) => string
}

/** Days as ruled rows: the date on the left, everything due on it on the right. */
export function DayList({ days, dayId }: DayListProps) {
  return (
    <ol>
      {days.map(({ date, deadlines }) => (
        <li
          key={date}
          id={dayId?.(date)}
          tabIndex={dayId ? -1 : undefined}
          className="grid scroll-mt-28 gap-x-6 border-t border-rule py-3 md:grid-cols-[7.5rem_minmax(0,1fr)] print:grid-cols-[7rem_1fr] print:py-1"
        >
          <time dateTime={date} className="num font-[650] text-brass">
            {formatShortDay(date)}
          </time>
          <ul className="grid gap-3 print:gap-1">
            {deadlines.map((deadline) => (
              <DeadlineRow key={deadline.id} deadline={deadline} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const { rule, detail, date, nominalDate } = deadline
  return (
    <li className="text-ui leading-[1.45] print:break-inside-avoid">
      <p>
        <span className="font-[650]">{noBreak(rule.name)}</span>: {noBreak(detail)}{' '}
        <span className="ml-1 inline-block rounded-sm border border-line px-1.5 text-micro leading-normal text-ink-2">
          {AREAS[rule.area]}
        </span>
      </p>
      <p className="text-small text-ink-2">
        <ExternalLink href={rule.link} hasIcon={false}>
          {noBreak(rule.form)}
        </ExternalLink>
        . {date !== nominalDate && noBreak(`Moved from ${formatFullDay(nominalDate)}. `)}
        {rule.note && noBreak(`${rule.note} `)}
        Source: <Citations text={rule.source} />
      </p>
    </li>
  )
}
