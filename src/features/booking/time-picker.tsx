import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import type { FormToken } from '@/features/api/public.ts'
import { MAX_DAYS } from '@/shared/contracts/availability.ts'
import { addDays } from '@/shared/iso-date.ts'
import { dayParts, openDays, VIEW_DAYS } from './calendar-view.ts'
import { moveFocus } from './move-focus.ts'
import { officeHour, officeTime, zoneName } from './office-time.ts'
import { availabilityQuery, type Own } from './queries.ts'

export type TimePickerProps = {
  topic: string
  /** Today's date by the visitor's clock, until the server says what it is. */
  today: string
  /** The day selected at first. Defaults to the first free one. */
  day?: string
  start: string | null
  /** The visitor's own hold and booking, which count as free. */
  own: Own
  /** Receives the time, the token that came with it, and whether reminders are sent by text. */
  onPick: (start: string, formToken: FormToken, sendsTexts: boolean) => void
  /** Whether the first open time is picked at once. */
  picksFirst?: boolean
}

/** The next open days, and the free times of the chosen one. */
export function TimePicker(props: TimePickerProps) {
  const { topic, today: guess, day, start, own, onPick, picksFirst = false } = props
  const [today, setToday] = useState(guess)
  /** The first days of the views before this one and of this one; none for the first view. */
  const [views, setViews] = useState(() => firstViews(day, guess))
  const [chosenDay, setChosenDay] = useState<string | null>(day ?? null)
  const { data, dataUpdatedAt, isPending, isError, isPlaceholderData, refetch } = useQuery(
    // At first as in FIRST_TIMES.
    availabilityQuery({ topic, from: views.at(-1), ...own }),
  )
  if (data?.today !== undefined && data.today !== today) setToday(data.today)
  const known = isPlaceholderData ? undefined : data
  const free = new Map(known?.days.map((day) => [day.date, day.times]))
  const from = views.at(-1) ?? today
  const to = known?.to ?? addDays(from, MAX_DAYS - 1)
  const open = openDays(from, to, free, known?.closedDays)
  const days = open.slice(0, VIEW_DAYS)
  const after = addDays(days.at(-1) ?? to, 1)
  const isLast = data !== undefined && to >= data.lastDay && open.length <= VIEW_DAYS
  const freeDays = days.filter((day) => free.has(day))
  const shownDay = freeDays.find((day) => day === chosenDay) ?? freeDays[0]
  const [focusedDay, setFocusedDay] = useState<string>()
  const dayStop = tabStop(freeDays, focusedDay, shownDay)
  const range = useRef<HTMLParagraphElement>(null)

  const pick = (time: string) => {
    if (data === undefined) return
    const token = { formToken: data.formToken, requestedAt: dataUpdatedAt }
    onPick(time, token, data.sendsTexts ?? false)
  }
  const pickAtOnce = useEffectEvent(pick)
  const first = picksFirst ? known?.days[0]?.times[0] : undefined
  useEffect(() => {
    if (first !== undefined) pickAtOnce(first)
  }, [first])

  if (isError) {
    return (
      <ProblemBox onRetry={() => void refetch()}>
        <p>
          The open times could not be loaded. Try again, or call <PhoneLink hasIcon={false} /> to
          book.
        </p>
      </ProblemBox>
    )
  }
  return (
    <div aria-busy={isPending || isPlaceholderData}>
      <div className="mb-3 flex items-center justify-between gap-3 max-[18em]:flex-wrap">
        <PageButton
          label="Earlier"
          isDisabled={views.length === 0}
          onClick={() => setViews(views.slice(0, -1))}
        />
        <p
          ref={range}
          tabIndex={-1}
          aria-live="polite"
          className="text-center text-small font-[650] text-balance max-[18em]:order-first max-[18em]:w-full"
        >
          {[...new Set([days[0] ?? from, days.at(-1) ?? to])].map(monthDay).join(' to ')}
        </p>
        <PageButton label="Later" isDisabled={isLast} onClick={() => setViews([...views, after])} />
      </div>
      <div
        role="toolbar"
        aria-label="Day"
        className="grid grid-cols-3 gap-px max-[18em]:grid-cols-2 overflow-clip has-focus-visible:overflow-visible rounded p-px md:grid-cols-6"
      >
        {days.map((day) => {
          const { weekday, day: number, month } = dayParts(day)
          const isFull = known && !free.has(day)
          return (
            <button
              key={day}
              type="button"
              tabIndex={day === dayStop ? 0 : -1}
              onFocus={() => setFocusedDay(day)}
              onClick={() => setChosenDay(day)}
              onKeyDown={moveFocus}
              aria-pressed={day === shownDay}
              disabled={!free.has(day)}
              className={clsx(
                CHOICE,
                'grid justify-items-center gap-px px-1 py-2.5 text-small shadow-[0_0_0_1px_var(--line)] focus-visible:relative',
              )}
            >
              <span>{weekday}</span>
              <b className="font-display text-[1.5rem] leading-[1.1] font-[650]">{number}</b>
              <small className="text-micro">
                {day === today ? 'today' : isFull ? 'full' : month}
              </small>
            </button>
          )
        })}
      </div>
      {data && shownDay ? (
        <Times times={free.get(shownDay) ?? []} start={start} onPick={pick} />
      ) : (
        <NoTimes
          isLoading={isPending || isPlaceholderData}
          notice={data?.notice}
          topic={topic}
          own={own}
          after={after}
          onGo={(day) => {
            setViews([...views, day])
            // The pressed button is gone.
            range.current?.focus()
          }}
        />
      )}
      <p className="mt-3 text-small text-ink-2">All times are {zoneName(today)}.</p>
    </div>
  )
}

/** A day beyond the first view begins a view of its own. */
function firstViews(day: string | undefined, today: string): string[] {
  const isSoon = day === undefined || openDays(today, day).length <= VIEW_DAYS
  return isSoon ? [] : [day]
}

/** The one choice that Tab reaches: the last one focused, else the chosen one, else the first. */
function tabStop(choices: string[], ...preferred: (string | null | undefined)[]) {
  return preferred.find((choice) => choice && choices.includes(choice)) ?? choices[0]
}

type TimesProps = { times: string[]; start: string | null; onPick: (start: string) => void }

function Times({ times, start, onPick }: TimesProps) {
  const [focused, setFocused] = useState<string>()
  const stop = tabStop(times, focused, start)
  const partOf = (time: string) =>
    officeHour(time) < 12 ? 'Morning' : officeHour(time) < 17 ? 'Afternoon' : 'Evening'
  const groups = ['Morning', 'Afternoon', 'Evening'].map((label) => ({
    label,
    times: times.filter((time) => partOf(time) === label),
  }))
  return (
    <div
      role="toolbar"
      aria-label="Time"
      className="mt-5.5 grid gap-x-4.5 gap-y-3 md:grid-cols-[104px_1fr]"
    >
      {groups
        .filter((group) => group.times.length > 0)
        .map((group) => (
          <div key={group.label} role="group" aria-label={group.label} className="contents">
            <h3 className="font-text text-small leading-[1.3] font-semibold tracking-normal text-ink-2 md:pt-3.5">
              {group.label}
            </h3>
            <div className="grid grid-cols-3 gap-2 max-[18em]:grid-cols-2 md:grid-cols-[repeat(auto-fill,minmax(max(5rem,(100%-40px)/6),1fr))]">
              {group.times.map((time) => (
                <button
                  key={time}
                  type="button"
                  aria-pressed={time === start}
                  tabIndex={time === stop ? 0 : -1}
                  onFocus={() => setFocused(time)}
                  onKeyDown={moveFocus}
                  onClick={() => onPick(time)}
                  className={clsx(
                    CHOICE,
                    'num min-h-[46px] rounded border border-line text-small font-semibold hover:border-ink',
                  )}
                >
                  {officeTime(time)}
                </button>
              ))}
            </div>
          </div>
        ))}
    </div>
  )
}

/** About as many as a day has, so that little moves when they load. */
const PLACES = Array.from({ length: 18 }, (_, place) => place)

type NoTimesProps = {
  isLoading: boolean
  /** Why there are none at all. */
  notice: string | undefined
  topic: string
  own: Own
  /** The day after those shown. */
  after: string
  onGo: (day: string) => void
}

/** Says why nothing is free in the days shown, and offers the next free time. */
function NoTimes({ isLoading, notice, topic, own, after, onGo }: NoTimesProps) {
  const { data, isPending } = useQuery({
    ...availabilityQuery({ topic, from: after, ...own }),
    enabled: !isLoading && notice === undefined,
  })
  const next = data?.days[0]?.date

  if (!isLoading && notice !== undefined) return <p className="mt-5.5">{notice}</p>
  if (isLoading || isPending) {
    return (
      <div role="status" className="mt-5.5">
        <span className="sr-only">Loading the open times…</span>
        <div
          aria-hidden
          className="grid grid-cols-3 gap-2 md:grid-cols-6 [&>i]:h-[46px] [&>i]:rounded [&>i]:bg-tint"
        >
          {PLACES.map((place) => (
            <i key={place} />
          ))}
        </div>
      </div>
    )
  }
  return (
    <div className="mt-5.5">
      <p>
        These days are full, or too soon to book online. Call <PhoneLink hasIcon={false} />:
        something may open up.
      </p>
      {next && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => onGo(next)}>
          Go to the next open day, {dayParts(next).full}
        </Button>
      )}
    </div>
  )
}

type PageButtonProps = { label: 'Earlier' | 'Later'; isDisabled: boolean; onClick: () => void }

function PageButton({ label, isDisabled, onClick }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${label} dates`}
      disabled={isDisabled}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1 rounded px-2 text-small font-semibold hover:bg-tint disabled:text-on-mute disabled:hover:bg-transparent"
    >
      {label === 'Earlier' && <ChevronLeft />}
      {label}
      {label === 'Later' && <ChevronRight />}
    </button>
  )
}

/** "November 23". */
const monthDay = (day: string) => dayParts(day).full.split(', ')[1]

const CHOICE =
  'bg-sheet leading-tight hover:bg-tint aria-pressed:bg-action aria-pressed:text-on-action disabled:bg-mute disabled:text-on-mute disabled:hover:bg-mute dark:aria-pressed:bg-river-tint dark:aria-pressed:text-ink dark:aria-pressed:shadow-[inset_0_0_0_2px_var(--brass-fill)]'
