import { capitalize } from '@/lib/wording.ts'
import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { estimateDeadlines } from './estimate-deadlines.ts'

type Payment = { day: string; date?: string; detail: string }

/** Until today is known. */
const EVERY_YEAR: readonly Payment[] = [
  { day: 'In January', detail: 'Fourth payment for the year before' },
  { day: 'In April', detail: 'First payment' },
  { day: 'In June', detail: 'Second payment' },
  { day: 'In September', detail: 'Third payment' },
]

/** The next payment dates from today on. */
export function UpcomingDates() {
  const today = useToday(officeDate)
  const payments = today === null ? EVERY_YEAR : nextPayments(today)
  return (
    <ul className="mt-3 border-t border-rule">
      {payments.map(({ day, date, detail }) => (
        <li key={day} className="border-b border-rule py-2.5">
          <time dateTime={date} className="num font-[650]">
            {day}
          </time>
          <span className="block text-small text-ink-2">{detail}, federal and Ohio</span>
        </li>
      ))}
    </ul>
  )
}

function nextPayments(today: string): Payment[] {
  const deadlines = estimateDeadlines(today, {})
  const dates = [...new Set(deadlines.map(({ date }) => date))].slice(0, EVERY_YEAR.length)
  return dates.map((date) => ({
    day: formatDay(date),
    date,
    detail: capitalize(deadlines.find((deadline) => deadline.date === date)?.detail ?? ''),
  }))
}
