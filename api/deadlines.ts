import { site } from '../src/config/site.js'
import { deadlinesQuerySchema } from '../src/contracts/deadlines.js'
import { writeCalendar } from '../src/features/deadlines/calendar-file.js'
import { listTwoYears } from '../src/features/deadlines/list-deadlines.js'
import { SITUATION_IDS } from '../src/features/deadlines/situations.js'
import { handle } from './_lib/handle.js'
import { readParameters } from './_lib/read-query.js'
import { sendError } from './_lib/send.js'

const querySchema = deadlinesQuerySchema(SITUATION_IDS)

/** The tax deadlines of this year and the next, for calendar programs that come back for changes. */
async function getDeadlines(request: Request): Promise<Response> {
  const query = querySchema.safeParse(readParameters(request))
  if (!query.success) {
    return sendError(
      400,
      'bad_request',
      `Use situations= with any of ${SITUATION_IDS.join(', ')}, separated by commas.`,
    )
  }
  const { host } = new URL(request.url)
  const deadlines = listTwoYears(currentYear(), query.data.situations)
  return new Response(writeCalendar(deadlines, { name: 'Tax deadlines', host }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="tax-deadlines.ics"',
      'Cache-Control': 'public, max-age=3600, s-maxage=43200',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** The year it is in the office. */
function currentYear(): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, year: 'numeric' })
  return Number(format.format(new Date()))
}

const deadlines = handle('/api/deadlines', { GET: getDeadlines })

export {
  deadlines as DELETE,
  deadlines as GET,
  deadlines as HEAD,
  deadlines as OPTIONS,
  deadlines as PATCH,
  deadlines as POST,
  deadlines as PUT,
}
