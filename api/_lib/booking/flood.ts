import { BOOKED_AT_DESK, type BookingRow, type Person } from './booking-store.ts'
import type { Query } from '../request/db.ts'
import { CAPS } from '../request/limits.ts'
import { queueMails } from '../mail/outbox.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import { Refusal } from '../request/refusal.ts'
import { onlyOf } from '../request/rows.ts'

/**
 * What keeps strangers from booking the office out: caps on what visitors may have, and a warning when many book
 * within minutes. Appointments that the office booked itself are left out of both.
 */

/** An arbitrary number. */
const VISITORS_LOCK = 4_382_102
/** A day as busy as the cap allows brings eight appointments in two hours, not in ten minutes. */
const RUSH = { count: 8, minutes: 10 }

/** Those that their clients canceled count, or one could book and cancel without end; not those the office canceled. */
const BY_VISITORS = `not trail @> '[{"what": "${BOOKED_AT_DESK}"}]'
  and (state = 'confirmed' or state = 'cancelled' and trail @> '[{"who": "client", "what": "canceled"}]')`

/**
 * Books for a visitor within the caps, and warns the office when this booking is one of many within minutes. Visitors take
 * turns from here to the end of their transactions, so that concurrent ones cannot pass a cap together.
 * @param query within the transaction that books
 * @param book learns whether today has brought half of what the cap allows
 * @throws Refusal 429
 */
export async function bookWithinCaps(
  query: Query,
  { email, phone, secondEmail }: Person & { secondEmail?: string | null },
  now: Date,
  book: (isBusyDay: boolean) => Promise<BookingRow>,
): Promise<BookingRow> {
  await query('select pg_advisory_xact_lock($1)', [VISITORS_LOCK])
  const counts = await onlyOf(
    query<Record<'own' | 'today' | 'recent', number>>(
      `select
          count(*) filter (where starts_at > $1
            and (concerns_person(email, phone, second_email, $2, $3)
              or concerns_person(email, phone, second_email, $5, null))
            and (state = 'confirmed' or created_at > $1::timestamptz - interval '1 day'))::int as own,
          count(*) filter (where created_at > $1::timestamptz - interval '1 day')::int as today,
          count(*) filter (where created_at >= $4)::int as recent
        from bookings
        where (starts_at > $1 or created_at > $1::timestamptz - interval '1 day') and ${BY_VISITORS}`,
      [now, email, phone, new Date(now.getTime() - RUSH.minutes * 60_000), secondEmail],
    ),
  )
  if (counts.own >= CAPS.openBookings) {
    throw tooMany('There are already several appointments with this email address or phone number.')
  }
  if (counts.today >= CAPS.bookingsPerDay) {
    throw tooMany('We have had more appointments booked here today than we can take online.')
  }
  const made = await book(counts.today >= CAPS.unconfirmedPerDay)
  const isRush = counts.recent + 1 >= RUSH.count
  if (isRush) await queueMails(query, [{ kind: 'rush', day: officeDate(now) }], now)
  return made
}

/**
 * Refuses a hold over the cap, exactly as for bookings. The time can still be booked without one. Offers to people on
 * the waitlist count too.
 * @throws Refusal 429
 */
export async function refuseTooManyHolds(query: Query, now: Date): Promise<void> {
  await query('select pg_advisory_xact_lock($1)', [VISITORS_LOCK])
  const live = await query(`select from bookings where state = 'held' and held_until > $1`, [now])
  if (live.length >= CAPS.liveHolds) {
    throw tooMany('Many times are being held right now. You can still book without.')
  }
}

const tooMany = (reason: string) => new Refusal(429, 'too_many_requests', `${reason} ${CALL_US}`)

/** The most appointments that visitors booked within ten minutes, how many of them they canceled, and when the last was. */
export type Rush = { count: number; canceled: number; at: Date }

/** The largest rush since a moment, without appointments that the office has canceled since, or null. */
export async function findRush(query: Query, since: Date): Promise<Rush | null> {
  const [rush] = await query<Rush>(
    `select count, canceled, at from (
        select created_at as at, count(*) over recent::int as count,
            count(*) filter (where state = 'cancelled') over recent::int as canceled
          from bookings where created_at > $1 and ${BY_VISITORS}
          window recent as (order by created_at range interval '${RUSH.minutes} minutes' preceding)
      ) as moments
      where count >= ${RUSH.count} order by count desc, at desc limit 1`,
    [since],
  )
  return rush ?? null
}
