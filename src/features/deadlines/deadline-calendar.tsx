import { Suspense, useEffect, useState } from 'react'
import undated from '@/content/deadlines/undated.json' with { type: 'json' }
import type { UndatedDuty } from '@/content/schemas/deadlines.ts'
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
import { type Deadline, RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import {
  type Situation,
  SITUATION_GROUPS,
  SITUATION_IDS,
  SITUATIONS,
} from '@/shared/deadlines/situations.ts'
import { noBreak } from '@/components/no-break.tsx'
import { capitalize, waitOf } from '@/lib/wording.ts'
import { daysBetween } from '@/shared/iso-date.ts'
import { inSentence, shortNames } from './next-days.ts'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { Citations } from '@/components/citations.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'

/** Shown beside the dates. */
const UNDATED_DUTIES = undated as readonly UndatedDuty[]

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
                ? 'Choose what fits you and see only yours.'
                : situations.length === 0
                  ? `All ${upcomingCount} dates. Choose what fits you and see only yours.`
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

type NextDeadlineProps = {
  deadlines: readonly Deadline[]
  /** Null while it is unknown. */
  today: string | null
}

/** As high as most days need, so that what follows stays in place once today is known. */
const PLACE = 'tool-next min-h-21 lg:min-h-40 print:min-h-0'

/** The next day with something due, and what is due. Until today is known, a text of the same size. */
function NextDeadline({ deadlines, today }: NextDeadlineProps) {
  if (today === null) {
    return (
      <div className={PLACE}>
        <p className="tool-answer max-lg:hidden">By month</p>
        <p>Look for the current month in the list below.</p>
      </div>
    )
  }
  const next = deadlines.find(({ date }) => date >= today)
  if (!next) return null
  const due = deadlines.filter(({ date }) => date === next.date)
  const names = [...new Set(due.map(({ rule }) => rule.name))]
  const wait = waitOf(daysBetween(today, next.date))
  return (
    <div className={PLACE}>
      {/* On narrow screens the bar above has shown the date. */}
      <p className="tool-answer max-lg:hidden">
        <time dateTime={next.date}>{formatDay(next.date, 'short')}</time>
      </p>
      <p>
        <b className="font-[650]">
          <span className="lg:hidden">
            {formatDay(next.date, 'short')}, {wait}:
          </span>
          <span className="max-lg:hidden">{capitalize(wait)}:</span>
        </b>{' '}
        {noBreak(inSentence(shortNames(names, 2)))}
        {due.length === 1 && `: ${next.detail}`}.
      </p>
    </div>
  )
}

type SituationChoiceProps = {
  chosen: readonly Situation[]
  onChoose: (id: Situation, isChosen: boolean) => void
}

/** The situations to choose from, in two folds. A closed fold shows how many are chosen. */
function SituationChoice({ chosen, onChoose }: SituationChoiceProps) {
  return (
    <fieldset>
      <legend className="font-display text-[1.375rem] leading-tight font-[650]">
        What applies to you?
      </legend>
      <p className="mt-1.5 mb-3 text-small text-ink-2">
        Check what applies. Until you do, every date is shown.
      </p>
      {SITUATION_GROUPS.map((group, index) => {
        const members = SITUATIONS.filter((situation) => situation.group === group.id)
        const count = members.filter(({ id }) => chosen.includes(id)).length
        return (
          <details key={group.id} open={index === 0} className="group border-t border-rule">
            <summary className="fold py-2 text-ui font-[650]">
              {group.label}
              <span className="flex flex-none items-center gap-3 text-small font-normal text-ink-2">
                {count > 0 && `${count} chosen`}
                <FoldChevron />
              </span>
            </summary>
            <div className="pb-3">
              {members.map(({ id, label, hint }) => (
                <CheckboxRow
                  key={id}
                  label={label}
                  hint={hint}
                  checked={chosen.includes(id)}
                  onChange={(isChosen) => onChoose(id, isChosen)}
                />
              ))}
            </div>
          </details>
        )
      })}
    </fieldset>
  )
}

/** Duties of these situations whose day depends on an event or an office. With none chosen, lists all. */
function UndatedList({ situations }: { situations: readonly Situation[] }) {
  const duties = UNDATED_DUTIES.filter(
    (duty) => situations.length === 0 || duty.situations.some((id) => situations.includes(id)),
  )
  if (duties.length === 0) return null
  return (
    <section aria-labelledby="undated">
      <details className="group open-on-paper border-b border-rule">
        <summary className="fold py-2 print:min-h-0">
          <h3 id="undated" className="text-[1.1875rem]">
            Due, but not on a fixed day
          </h3>
          <span className="flex flex-none items-center gap-3 text-small text-ink-2">
            {duties.length}
            <FoldChevron className="no-print" />
          </span>
        </summary>
        <p className="text-small text-ink-2">These are not in the calendar file.</p>
        <ul className="mt-2">
          {duties.map(({ name, when, source, link }) => (
            <li
              key={name}
              className="border-t border-rule py-3 text-ui leading-[1.45] print:break-inside-avoid print:py-1"
            >
              <p className="font-[650]">{name}</p>
              <p>{noBreak(when)}</p>
              <p className="text-small text-ink-2">
                Source:{' '}
                <ExternalLink href={link} hasIcon={false}>
                  <Citations text={source} />
                </ExternalLink>
              </p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
