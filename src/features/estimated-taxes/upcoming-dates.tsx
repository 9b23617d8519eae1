import { RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { capitalize } from '@/lib/wording.ts'
import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { estimateDeadlines } from './estimate-deadlines.ts'

const SHOWN = 4

/** The next payment dates from today on. */
export function UpcomingDates() {
  const today = useToday(officeDate) ?? RULES_CHECKED_ON
  const deadlines = estimateDeadlines(today, {})
  const dates = [...new Set(deadlines.map(({ date }) => date))].slice(0, SHOWN)
  return (
    <ul className="mt-3 border-t border-rule">
      {dates.map((date) => (
        <li key={date} className="border-b border-rule py-2.5">
          <time dateTime={date} className="num font-[650]">
            {formatDay(date)}
          </time>
          <span className="block text-small text-ink-2">
            {capitalize(deadlines.find((deadline) => deadline.date === date)?.detail ?? '')},
            federal and Ohio
          </span>
        </li>
      ))}
    </ul>
  )
}
