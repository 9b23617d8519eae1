import { clsx } from 'clsx'
import { facts } from '@/config/shown-facts.ts'
import { site } from '@/config/site.ts'
import { writeTime } from '@/config/write-hours.ts'
import { minutesOf, type OfficeDay, type OfficeNow, officeWeek } from './office-week.ts'
import { useOpenState } from './use-open-state.ts'
import './place.css'

/** The bars show the day from 8 AM to 6 PM, in minutes after midnight. */
const START = 8 * 60
const SPAN = 10 * 60

/** A week without holidays, for prerendering, where today is unknown. */
const PLAIN_WEEK = officeWeek('2026-12-01')

/**
 * This week's hours as bars, with the current day and time marked, and whether the office is open, once it is known what the
 * office has changed.
 */
export default function OfficeHours() {
  const { now, today, state } = useOpenState()
  const week = now ? officeWeek(now.date, today?.changedDays) : PLAIN_WEEK
  const holiday = now && week.find((day) => day.holiday)
  return (
    <>
      <h2 className="text-[1.75rem]">This week</h2>
      <p
        className="place-state mt-2 mb-4.5 flex items-center gap-2.5 font-[650]"
        data-open={state?.isOpen}
      >
        {state?.text ?? site.hoursLine}
      </p>
      <div className="place-week rounded bg-sheet shadow-sheet">
        <p aria-hidden className="flex justify-between text-micro text-ink-2">
          <span>8 AM</span>
          <span>noon</span>
          <span>6 PM</span>
        </p>
        <ul>
          {week.map((day) => (
            <DayRow key={day.weekday} day={day} now={now} />
          ))}
        </ul>
      </div>
      <p className="mt-3 text-small text-ink-2">
        {holiday && `${holiday.weekday} is ${holiday.holiday}. `}
        {`Eastern Time; ${facts.holidays.note}.`}
        {today === null && ' We cannot check right now whether they differ this week: call first.'}
      </p>
    </>
  )
}

function DayRow({ day, now }: { day: OfficeDay; now: OfficeNow | null }) {
  const { date, weekday, open, holiday } = day
  const isToday = now?.date === date
  const spans = open.map(({ from, until }) => `${writeTime(from)} to ${writeTime(until)}`)
  const text = spans.join(', ') || (holiday ? facts.holidays.hours : 'closed')
  const place = (minute: number) => ((minute - START) / SPAN) * 100
  const isHourShown = isToday && now.minute > START && now.minute < START + SPAN
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className="grid items-center border-t border-rule text-ui aria-[current]:font-[650]"
    >
      <span>
        {weekday.slice(0, 3)}
        {now && <small className="text-ui font-normal text-ink-2"> {Number(date.slice(8))}</small>}
      </span>
      <svg
        aria-hidden
        viewBox="0 0 100 44"
        preserveAspectRatio="none"
        className="h-11 w-full [print-color-adjust:exact]"
      >
        <path
          d="M0 0V44M25 0V44M50 0V44M75 0V44"
          stroke="var(--rule)"
          vectorEffect="non-scaling-stroke"
        />
        {open.map(({ from, until }) => (
          <rect
            key={from}
            x={place(minutesOf(from))}
            width={place(minutesOf(until)) - place(minutesOf(from))}
            y="13"
            height="18"
            fill="var(--bar-us)"
          />
        ))}
        {isHourShown && (
          <path
            d={`M${place(now.minute)} 4V40`}
            stroke="var(--brass)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <span
        className={clsx(
          'justify-self-end text-right text-small',
          open.length < 2 && 'whitespace-nowrap',
        )}
      >
        {isToday ? `today, ${text}` : text}
      </span>
    </li>
  )
}
