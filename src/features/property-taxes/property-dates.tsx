import { noBreak } from '@/components/no-break.tsx'
import { waitOf } from '@/lib/wording.ts'
import { daysBetween } from '@/shared/iso-date.ts'
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
  const [first] = next
  return (
    <>
      <h2 className="text-[1.375rem]">Upcoming dates</h2>
      {/* The same height until today is known. */}
      <div className="tool-next">
        {first && today && (
          <>
            <p className="tool-answer">{formatDay(first.date, 'short')}</p>
            <p>
              <b className="font-[650]">Next: {noBreak(first.rule.name)}</b>,{' '}
              {waitOf(daysBetween(today, first.date))}
            </p>
          </>
        )}
      </div>
      <ul className="mt-4 border-t-2 border-ink">
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
            <span className="block text-small text-ink-2">
              {noBreak(`${rule.name}: ${detail}`)}
            </span>
          </li>
        ))}
        <li className="border-b border-rule py-2.5">
          <span className="font-[650]">On the bill</span>
          <span className="block text-small text-ink-2">Property tax, first and second half</span>
        </li>
      </ul>
    </>
  )
}
