import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { WEEKDAYS } from '@/shared/iso-date.ts'
import { formatMonth } from '@/shared/format-date.ts'
import { DayList } from './day-list.tsx'
import { formatFullDay } from '@/shared/deadlines/format-due-day.ts'
import { groupByMonth } from './group-deadlines.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'
import { addMonths, weeksOf } from './month-grid.ts'

type MonthViewProps = { deadlines: readonly Deadline[]; today: string }

/** One month as a calendar sheet, at first that of the next date. A marked day leads to what is due on it, below. */
export default function MonthView({ deadlines, today }: MonthViewProps) {
  const next = deadlines.find(({ date }) => date >= today)
  const [month, setMonth] = useState((next?.date ?? today).slice(0, 7))
  const days = groupByMonth(deadlines).find((found) => found.month === month)?.days ?? []
  const year = Number(today.slice(0, 4))

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-ink py-3">
        <h3 aria-live="polite" className="text-[1.375rem] max-md:w-full">
          {formatMonth(`${month}-01`)}
        </h3>
        <div className="no-print flex gap-2 max-[18em]:flex-wrap">
          <Button
            variant="outline"
            size="sm"
            disabled={month <= `${year}-01`}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <ChevronLeft />
            Earlier
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={month >= `${year + 1}-12`}
            onClick={() => setMonth(addMonths(month, 1))}
          >
            Later
            <ChevronRight />
          </Button>
        </div>
      </div>
      {/* Seven days have no room beside each other in large text. The list below has all dates. */}
      <table className="w-full table-fixed border-collapse max-[18em]:hidden">
        <caption className="sr-only">Days of {formatMonth(`${month}-01`)} with dates due</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th
                key={name}
                scope="col"
                abbr={name}
                className="pb-1.5 text-left text-micro font-semibold text-ink-2"
              >
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- weeks have no other name
            <tr key={`${month} ${index}`}>
              {week.map((date, weekday) => (
                <td
                  key={WEEKDAYS[weekday]}
                  className={clsx('h-14 border border-rule p-0 align-top', !date && 'bg-tint')}
                >
                  {date && (
                    <Day
                      date={date}
                      count={days.find((day) => day.date === date)?.deadlines.length ?? 0}
                      isToday={date === today}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6">
        {days.length > 0 ? (
          <DayList days={days} dayId={dayId} />
        ) : (
          <p className="border-t border-rule pt-4 text-ink-2">
            Nothing is due in {formatMonth(`${month}-01`)}.
          </p>
        )}
      </div>
    </div>
  )
}

type DayProps = { date: string; count: number; isToday: boolean }

function Day({ date, count, isToday }: DayProps) {
  const number = (
    <span className={clsx('num', isToday && 'border-b-2 border-ink font-[650]')}>
      {Number(date.slice(8))}
      {isToday && <span className="sr-only"> (today)</span>}
    </span>
  )
  if (count === 0) return <span className="block p-1.5 text-small text-ink-2">{number}</span>
  return (
    <button
      type="button"
      onClick={() => document.getElementById(dayId(date))?.focus()}
      className="flex size-full flex-col items-start gap-0.5 bg-brass-tint p-1.5 text-left text-small leading-tight font-[650] text-ink hover:underline"
    >
      {number}
      <span className="num text-micro text-brass">{count} due</span>
      <span className="sr-only">on {formatFullDay(date)}</span>
    </button>
  )
}

function dayId(date: string): string {
  return `due-${date}`
}
