import { booking as rules } from '../../../src/shared/booking.ts'
import type { DeskDay, DeskResponse, ExtraHours } from '../../../src/shared/contracts/office.ts'
import { holidayName } from '../../../src/shared/federal-holidays.ts'
import { type ClockSpan, joinSpans, openSpansOn } from '../../../src/shared/open-spans.ts'
import { addDays } from '../../../src/shared/iso-date.ts'
import { officeClock, officeDate } from '../../../src/shared/office-date.ts'
import { listBusy } from '../booking/booking-store.ts'
import {
  describeProblem,
  isUnread,
  listSkipped,
  listUnclearEvents,
  readCalendarStates,
} from '../calendars/busy-calendars.ts'
import type { Query } from '../request/db.ts'
import { readEnv } from '../request/env.ts'
import { listExtraHours } from '../booking/extra-hours.ts'
import { clockTime, freeDays, type Span } from '../booking/slots.ts'
import { readTextAccount } from '../texts/public.ts'
import { OFFER_MS } from '../waitlist/waitlist-offers.ts'
import { countCalls } from '../waitlist/waitlist-store.ts'
import { listClosings } from './closings.ts'
import { readFeed } from './feed.ts'
import { findNotice } from './site-notice.ts'
import { countMessages, listAppointments, listClashes, listTextProblems } from './store.ts'
import { toAppointment } from './to-desk.ts'

/** Everything the desk shows. @param from the first day, an ISO date in the firm's time zone */
export async function readDesk(
  query: Query,
  person: string,
  { from, days }: { from: string; days: number },
  now: Date,
): Promise<DeskResponse> {
  const today = officeDate(now)
  const calendars = await readCalendarStates(query)
  const earliest = from < today ? from : today
  const extraHours = await listExtraHours(query, earliest)
  return {
    person,
    today,
    advisers: rules.advisers,
    appointments: (await listAppointments(query, spanOf(from, days))).map(toAppointment),
    days: await listDays(query, { from, days }, extraHours, now),
    openCount: await countMessages(query, false),
    callCount: await countCalls(query, now, new Date(now.getTime() + OFFER_MS)),
    closings: await listClosings(query, earliest),
    extraHours,
    notice: await findNotice(query, now),
    clashes: (await listClashes(query, now)).map(({ reference }) => reference),
    sendsTexts: readTextAccount() !== null,
    textProblems: await listTextProblems(query, now),
    unreadCalendars: calendars
      .filter((state) => isUnread(state, now))
      .map((state) => ({
        host: new URL(state.url).host,
        readAt: state.readAt?.toISOString() ?? null,
        reason: describeProblem(state),
      })),
    unclearEvents: listUnclearEvents(calendars),
    skippedParts: listSkipped(calendars),
    feed: await readFeed(query),
    keepMonths: readEnv().OFFICE_KEEP_MONTHS ?? null,
  }
}

/** Whole days in the firm's time zone. */
export function spanOf(firstDay: string, days: number): Span {
  return { from: clockTime(rules, firstDay), until: clockTime(rules, addDays(firstDay, days)) }
}

/** The office may book without notice. One object, because opening hours are cached by it. */
const OFFICE_RULES = { ...rules, noticeMinutes: 0 }

/** Hours, holidays and free time of `days` days, beginning with the ISO date `from`. */
async function listDays(
  query: Query,
  { from, days }: { from: string; days: number },
  extra: readonly ExtraHours[],
  now: Date,
): Promise<DeskDay[]> {
  const range = { from, to: addDays(from, days - 1) }
  const busy = await listBusy(query, rules.advisers, spanOf(from, days + 1), now)
  // A time too short for every topic is not free.
  const shortest = rules.topics.reduce((one, other) => (other.minutes < one.minutes ? other : one))
  const free = freeDays(OFFICE_RULES, shortest, range, now, busy, extra)
  return Array.from({ length: days }, (_, offset) => {
    const date = addDays(from, offset)
    const times = free.find((day) => day.date === date)?.times ?? []
    return {
      date,
      holiday: holidayName(date) ?? null,
      open: openSpansOn(date, rules, extra),
      free: joinSpans(times.map((start) => spanOn(start, shortest.minutes))),
    }
  })
}

/** An appointment as a span on the office's clock. */
function spanOn(start: string, minutes: number): ClockSpan {
  const begins = Date.parse(start)
  const clock = (moment: number) => officeClock(moment).slice(-5)
  return { from: clock(begins), until: clock(begins + minutes * 60_000) }
}
