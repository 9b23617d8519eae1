import { officeDate } from '../src/shared/office-date.ts'
import { openDatabase } from './_lib/request/db.ts'
import { deliverInBackground } from './_lib/mail/deliver.ts'
import { handle } from './_lib/request/handle.ts'
import { queueMails } from './_lib/mail/outbox.ts'
import { requireScheduler } from './_lib/request/scheduled.ts'
import { sendJson } from './_lib/request/send.ts'

/** Mails the office an overview of the day, once a day however often it is called. */
async function getDigest(request: Request): Promise<Response> {
  requireScheduler(request)
  const now = new Date()
  const database = openDatabase()
  const day = officeDate(now)
  await queueMails(database.query, [{ kind: 'digest', day }], now)
  deliverInBackground(database, now)
  return sendJson(200, { day })
}

export default handle('/api/digest', { GET: getDigest })
