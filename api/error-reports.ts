import { errorReportSchema } from '../src/shared/contracts/error-reports.ts'
import { redact } from '../src/shared/contracts/redact.ts'
import { openDatabase } from './_lib/request/db.ts'
import { type CallLog, handle } from './_lib/request/handle.ts'
import { LIMITS, refuseTooMany } from './_lib/request/limits.ts'
import { readBody } from './_lib/request/read-request.ts'
import { sendNothing } from './_lib/request/send.ts'

const ROUTE = '/api/error-reports'

/** Adds an error from a page to the log line of this request. Stores nothing. */
async function postReport(request: Request, log: CallLog): Promise<Response> {
  const report = await readBody(request, errorReportSchema)
  const { query } = openDatabase()
  await refuseTooMany(query, { request, name: ROUTE, limits: LIMITS.errorReports, now: new Date() })
  log.page = { ...report, message: redact(report.message) }
  return sendNothing()
}

export default handle(ROUTE, { POST: postReport })
