import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { loadWhenIdle, preloadChunk, retryableLazy } from '@/lib/lazy-loading.tsx'
import { useToday } from '@/lib/use-today.ts'
import { CalendarActions } from './calendar-actions.tsx'
import { DeadlineList } from './deadline-list.tsx'
import { listTwoYears } from '@/shared/deadlines/list-deadlines.ts'
import { NextDeadline } from './next-deadline.tsx'
import { RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { SituationChoice } from './situation-choice.tsx'
import { SITUATION_IDS, SITUATIONS, type Situation } from '@/shared/deadlines/situations.ts'
import { UndatedList } from './undated-list.tsx'

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'month', label: 'Month' },
] as const

const loadMonthView = loadWhenIdle(() => import('./month-view.tsx'))
const MonthView = retryableLazy(loadMonthView)

/** This year's and next year's deadlines, filtered by situation, as a list or month by month. */
export function DeadlineCalendar() {
  const today = useToday(officeDate)
  // Until today is known, the list opens at the day the rules were checked, and calls nothing next or past.
  const from = today ?? RULES_CHECKED_ON
  const [situations, setSituations] = useState<readonly Situation[]>([])
  const [view, setView] = useState<'list' | 'month'>('list')
  // Loaded ahead, the month opens at once, and without a connection.
  useEffect(() => void preloadChunk(loadMonthView), [])
  const year = Number(from.slice(0, 4))
  const deadlines = listTwoYears(year, situations)
  const upcomingCount = deadlines.filter(({ date }) => date >= from).length

  const choose = (id: Situation, isChosen: boolean) =>
    setSituations(
      SITUATION_IDS.filter((other) => (other === id ? isChosen : situations.includes(other))),
    )

  const next = today !== null && deadlines.find(({ date }) => date >= today)

  return (
    <>
      <ToolSheet
        hidesAnswersOnPaper
        short={{ label: 'Next date', text: next && formatDay(next.date, 'short') }}
        answers={<SituationChoice chosen={situations} onChoose={choose} />}
        resultLabel={`Deadlines ${year} and ${year + 1}`}
        result={
          <>
            <h2 className="text-[1.375rem]">
              Deadlines {year} and {year + 1}
            </h2>
            <p role="status" className="mt-1 mb-3 min-h-[2lh] text-small text-ink-2 md:min-h-0">
              {today === null
                ? 'Choose what fits you; every date is on the list.'
                : situations.length === 0
                  ? `Choose what fits you; ${upcomingCount} dates are on the list.`
                  : `${upcomingCount} dates ahead: ${labelsOf(situations)}`}
            </p>
            <NextDeadline deadlines={deadlines} today={today} />
            <div className="no-print my-5">
              <Segmented legend="Show as" options={VIEWS} value={view} onChange={setView} />
            </div>
            {view === 'list' ? (
              <DeadlineList deadlines={deadlines} today={from} isOpen={situations.length > 0} />
            ) : (
              <ErrorBoundary>
                <Suspense>
                  <MonthView deadlines={deadlines} today={from} />
                </Suspense>
              </ErrorBoundary>
            )}
            <UndatedList situations={situations} />
          </>
        }
      />
      <CalendarActions deadlines={deadlines} situations={situations} />
    </>
  )
}

function labelsOf(situations: readonly Situation[]): string {
  return SITUATIONS.filter(({ id }) => situations.includes(id))
    .map(({ label }) => label)
    .join('; ')
}
