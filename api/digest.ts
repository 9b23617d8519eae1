import { booking as rules } from '../src/shared/booking.js'
import { openDatabase } from './_lib/db.js'
import { deliverInBackground } from './_lib/deliver.js'
import { handle } from './_lib/handle.js'
import { queueMails } from './_lib/outbox.js'
import { refuseStrangers } from './_lib/scheduled.js'
import { sendJson } from './_lib/send.js'
import { dateOf } from './_lib/slots.js'

/** Mails the office an overview of the day; called twice on one day, it goes out once. */
async function getDigest(request: Request): Promise<Response> {
  refuseStrangers(request)
  const now = new Date()
  const database = openDatabase()
  const day = dateOf(rules, now).toString()
  await queueMails(database.query, [{ kind: 'digest', day }], now)
  deliverInBackground(database, now)
  return sendJson(200, { day })
}

export default handle('/api/digest', { GET: getDigest })
