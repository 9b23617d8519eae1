import { noBreak } from '@/components/no-break.tsx'
import type { DeadlineRule } from '@/shared/deadlines/rule.ts'
import { upcomingDeadlines } from '@/shared/deadlines/rule-dates.ts'
import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'

/** The next date of each rule, earliest first. Until today is known, the rules alone. */
export function PropertyDates({ rules }: { rules: readonly DeadlineRule[] }) {
  const today = useToday(officeDate)
  const upcoming = today === null ? [] : upcomingDeadlines(rules, today)
  const next = upcoming.filter(
    ({ rule }, index) => upcoming.findIndex((other) => other.rule === rule) === index,
  )
  return (
    <ul className="mt-3 border-t border-rule">
      {today === null &&
        rules.map(({ id, name }) => (
          <li key={id} className="border-b border-rule py-2.5">
            <span className="font-[650]">Every year</span>
            <span className="block text-small text-ink-2">{noBreak(name)}</span>
          </li>
        ))}
      {next.map(({ id, rule, date, detail }) => (
        <li key={id} className="border-b border-rule py-2.5">
          <time dateTime={date} className="num font-[650]">
            {formatDay(date)}
          </time>
          <span className="block text-small text-ink-2">{noBreak(`${rule.name}: ${detail}`)}</span>
        </li>
      ))}
      <li className="border-b border-rule py-2.5">
        <span className="font-[650]">On the bill</span>
        <span className="block text-small text-ink-2">Property tax, first and second half</span>
      </li>
    </ul>
  )
}
