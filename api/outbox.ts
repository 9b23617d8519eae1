import { openDatabase, type Query } from './_lib/db.js'
import { deliverDueMails, NOTHING_DELIVERED } from './_lib/deliver.js'
import { type CallLog, handle } from './_lib/handle.js'
import { refuseStrangers } from './_lib/scheduled.js'
import { sendJson } from './_lib/send.js'

const DAY_MS = 24 * 3600_000

/** Sends the mails that are due, reminders among them, and deletes what is no longer needed. */
async function getOutbox(request: Request, log: CallLog): Promise<Response> {
  refuseStrangers(request)
  const now = new Date()
  const database = openDatabase()
  await deleteOldRows(database.query, now)
  const count = await deliverDueMails(database, now)
  if (!count) log.reason = 'SMTP_NOT_CONFIGURED'
  return sendJson(200, count ?? NOTHING_DELIVERED)
}

/** What serves for a day at most. Messages and bookings stay until someone at the office deletes them. */
async function deleteOldRows(query: Query, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await query('delete from rate_limits where window_start < $1', [yesterday])
  await query('delete from idempotency_keys where created_at < $1', [yesterday])
  await query(`delete from bookings where state = 'held' and held_until < $1`, [yesterday])
}

const outbox = handle('/api/outbox', { GET: getOutbox })

export {
  outbox as DELETE,
  outbox as GET,
  outbox as HEAD,
  outbox as OPTIONS,
  outbox as PATCH,
  outbox as POST,
  outbox as PUT,
}
