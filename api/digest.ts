import { booking as rules } from '../src/shared/booking.ts'
import { openDatabase } from './_lib/db.ts'
import { deliverInBackground } from './_lib/deliver.ts'
import { handle } from './_lib/handle.ts'
import { queueMails } from './_lib/outbox.ts'
import { requireScheduler } from './_lib/scheduled.ts'
import { sendJson } from './_lib/send.ts'
import { dateOf } from './_lib/slots.ts'

/** Mails the office an overview of the day, once a day however often it is called. */
async function getDigest(request: Request): Promise<Response> {
  requireScheduler(request)
  const now = new Date()
  const database = openDatabase()
  const day = dateOf(rules, now).toString()
  await queueMails(database.query, [{ kind: 'digest', day }], now)
  deliverInBackground(database, now)
  return sendJson(200, { day })
}

export default handle('/api/digest', { GET: getDigest })
