import { useState } from 'react'
import { NeedsScript } from '@/components/needs-script.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { CalendarActions } from './calendar-actions.tsx'
import { DeadlineList } from './deadline-list.tsx'
import { listTwoYears } from '@/shared/deadlines/list-deadlines.ts'
import { MonthView } from './month-view.tsx'
import { NextDeadline } from './next-deadline.tsx'
import { RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { SituationChoice } from './situation-choice.tsx'
import { SITUATION_IDS, SITUATIONS, type Situation } from '@/shared/deadlines/situations.ts'
import { UndatedList } from './undated-list.tsx'

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'month', label: 'Month' },
] as const

const SHEET = 'no-print rounded bg-sheet px-4.5 pt-5.5 pb-6.5 shadow-sheet md:px-6.5'

/** This year's and next year's deadlines, filtered by situation, as a list or month by month. */
export function DeadlineCalendar() {
  const today = useToday(officeDate)
  // Until today is known, the list opens at the day the rules were checked, and calls nothing next or past.
  const from = today ?? RULES_CHECKED_ON
  const [situations, setSituations] = useState<readonly Situation[]>([])
  const [view, setView] = useState<'list' | 'month'>('list')
  const year = Number(from.slice(0, 4))
  const deadlines = listTwoYears(year, situations)
  const upcomingCount = deadlines.filter(({ date }) => date >= from).length

  const choose = (id: Situation, isChosen: boolean) =>
    setSituations(
      SITUATION_IDS.filter((other) => (other === id ? isChosen : situations.includes(other))),
    )

  return (
    <div className="grid items-start gap-x-[clamp(28px,4vw,64px)] gap-y-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr] print:block">
      <div className={SHEET}>
        <NeedsScript text="You need JavaScript to choose. Without it, the list shows every date." />
        <SituationChoice chosen={situations} onChoose={choose} />
      </div>
      <section aria-labelledby="dates" className="min-w-0 lg:row-span-2">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-4 print:mb-2">
          <div>
            <h2 id="dates">
              Deadlines {year} and {year + 1}
            </h2>
            <p role="status" className="mt-1 text-small text-ink-2">
              {today === null ? 'All dates of both years' : `${upcomingCount} upcoming dates`}
              {situations.length > 0 && ` for: ${labelsOf(situations)}`}
            </p>
          </div>
          <div className="no-print w-full xs:w-56">
            <Segmented legend="Show as" options={VIEWS} value={view} onChange={setView} />
          </div>
        </div>
        <div className="mb-6 print:mb-2">
          <NextDeadline deadlines={deadlines} today={today} />
        </div>
        {view === 'list' ? (
          <DeadlineList deadlines={deadlines} today={from} />
        ) : (
          <MonthView deadlines={deadlines} today={from} />
        )}
        <UndatedList situations={situations} />
      </section>
      <div className={SHEET}>
        <CalendarActions deadlines={deadlines} situations={situations} />
      </div>
    </div>
  )
}

function labelsOf(situations: readonly Situation[]): string {
  return SITUATIONS.filter(({ id }) => situations.includes(id))
    .map(({ label }) => label)
    .join('; ')
}
