import * as z from 'zod/mini'
import { refreshCalendars } from './_lib/calendars/busy-calendars.ts'
import { openDatabase, type Query } from './_lib/request/db.ts'
import { readEnv } from './_lib/request/env.ts'
import { deliverDueMails, deliverInBackground, NOTHING_DELIVERED } from './_lib/mail/deliver.ts'
import { type CallLog, handle } from './_lib/request/handle.ts'
import { readQuery } from './_lib/request/read-request.ts'
import { requireScheduler } from './_lib/request/scheduled.ts'
import { sendJson, sendNothing, sendText } from './_lib/request/send.ts'
import { deleteEndedNotice } from './_lib/office/public.ts'
import { readReply, readSigned, recordDelivery, toTwiml } from './_lib/texts/public.ts'
import { moveOffersOn } from './_lib/waitlist/waitlist-offers.ts'

const DAY_MS = 24 * 3600_000
/** How long this function may take, within its sixty seconds. Sending ends before that. */
const DEADLINE_MS = 57_000

/**
 * Offers times that nobody took to the next person on the waitlist, sends due mails and texts, then reads the advisers'
 * calendars and deletes what is no longer needed.
 */
async function getOutbox(request: Request, log: CallLog): Promise<Response> {
  requireScheduler(request)
  const now = new Date()
  const database = openDatabase()
  // Mails must not wait for it.
  await moveOffersOn(database, now).catch(() => {
    log.reason = 'WAITLIST_NOT_MOVED_ON'
  })
  const count = await deliverDueMails(database, now)
  await refreshCalendars(database, now)
  await deleteOldRows(database.query, now)
  if (!count) log.reason = 'SMTP_NOT_CONFIGURED'
  return sendJson(200, count ?? NOTHING_DELIVERED)
}

/**
 * What Twilio reports: a reply to one of our texts or, with the id of a text, what became of it. Not a function of its own:
 * the host's free plan takes twelve.
 */
async function postReport(request: Request): Promise<Response> {
  const form = await readSigned(request)
  const now = new Date()
  const database = openDatabase()
  const { text: id } = readQuery(request, reportQuerySchema)
  if (id !== undefined) {
    await recordDelivery(database.query, form, id, now)
    return sendNothing()
  }
  const answer = toTwiml(await readReply(database, form, now))
  deliverInBackground(database, now)
  return sendText(200, 'text/xml', answer)
}

const reportQuerySchema = z.strictObject({ text: z.optional(z.uuid()) })

/**
 * Deletes what is needed for a day at most, messages and appointments older than the office keeps them, and past
 * closings and extra hours after as long or after a month.
 */
async function deleteOldRows(query: Query, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await query('delete from rate_limits where window_start < $1', [yesterday])
  await query('delete from idempotency_keys where created_at < $1', [yesterday])
  await query(`delete from bookings where state = 'held' and held_until < $1`, [yesterday])
  await deleteEndedNotice(query, now)
  const { OFFICE_KEEP_MONTHS: months } = readEnv()
  // Past ones change nothing, but their notes may be about people.
  await query('delete from closed_times where last_day < $1', [monthsBefore(now, months ?? 1)])
  await query('delete from extra_hours where day < $1', [monthsBefore(now, months ?? 1)])
  if (months !== undefined) await query('select delete_before($1)', [monthsBefore(now, months)])
}

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date
}

export default handle('/api/outbox', { GET: getOutbox, POST: postReport }, DEADLINE_MS)
