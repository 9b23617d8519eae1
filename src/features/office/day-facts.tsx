import type { DeskDay, DeskResponse } from '@/shared/contracts/office.ts'
import { weekdayOf } from '@/shared/iso-date.ts'
import { describeHours } from './labels.ts'

type DayFactsProps = { day: DeskDay; desk: DeskResponse }

/** A day's hours, what is still free, and what is special: a holiday, closed times, extra hours. */
export function DayFacts({ day, desk }: DayFactsProps) {
  const { date, holiday, open, free } = day
  const list = (spans: DeskDay['open']) =>
    spans.map(({ from, until }) => describeHours(from, until)).join(', ')
  const weekday = weekdayOf(date) || 7
  const closed = desk.closings.filter(
    (closing) =>
      closing.firstDay <= date &&
      (closing.lastDay === null || date <= closing.lastDay) &&
      (closing.weekday === null || closing.weekday === weekday),
  )
  const extra = desk.extraHours.filter((hours) => hours.day === date)
  const marks = [
    ...(holiday === null ? [] : [{ id: 'holiday', text: holiday }]),
    ...closed.map(({ id, adviser, fromTime, untilTime, note }) => ({
      id,
      text: withNote(
        `Closed ${fromTime && untilTime ? describeHours(fromTime, untilTime) : 'all day'}${
          adviser === null ? '' : ` for adviser ${adviser}`
        }`,
        note,
      ),
    })),
    ...extra.map(({ id, fromTime, untilTime, note }) => ({
      id,
      text: withNote(`Extra hours ${describeHours(fromTime, untilTime)}`, note),
    })),
  ]
  return (
    <>
      <p className="text-small text-ink-2">
        {open.length > 0 ? list(open) : 'No office hours'}
        {free.length > 0 && ` · ${list(free) === list(open) ? 'All free' : `Free: ${list(free)}`}`}
      </p>
      {marks.map(({ id, text }) => (
        <p key={id} className="text-small font-[650]">
          {text}
        </p>
      ))}
    </>
  )
}

const withNote = (text: string, note: string | null) => (note ? `${text}: ${note}` : text)
