import { errorReportSchema } from '../src/shared/contracts/error-reports.js'
import { redact } from '../src/shared/contracts/redact.js'
import { openDatabase } from './_lib/db.js'
import { type CallLog, handle } from './_lib/handle.js'
import { LIMITS, refuseTooMany } from './_lib/limits.js'
import { readBody } from './_lib/read-body.js'

const ROUTE = '/api/error-reports'

/** Puts an error of a page into the log line of this call; nothing is stored. */
async function postReport(request: Request, log: CallLog): Promise<Response> {
  const report = await readBody(request, errorReportSchema)
  const { query } = openDatabase()
  await refuseTooMany(query, { request, name: ROUTE, limits: LIMITS.errorReports, now: new Date() })
  log.page = { ...report, message: redact(report.message) }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

export default handle(ROUTE, { POST: postReport })
