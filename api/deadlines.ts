import { deadlinesQuerySchema } from '../src/shared/contracts/deadlines.ts'
import { writeCalendar } from '../src/shared/deadlines/calendar-file.ts'
import { listTwoYears } from '../src/shared/deadlines/list-deadlines.ts'
import { SITUATION_IDS, writeCalendarQuery } from '../src/shared/deadlines/situations.ts'
import { officeDate } from '../src/shared/office-date.ts'
import { handle } from './_lib/request/handle.ts'
import { Refusal } from './_lib/request/refusal.ts'
import { sendText } from './_lib/request/send.ts'

const querySchema = deadlinesQuerySchema(SITUATION_IDS)

/**
 * The host caches a calendar for half a day, and for a day more while it fetches a new one: at New Year and
 * after a correction, a day late is soon enough. The same goes for redirects to a calendar's address.
 */
const CACHE = {
  'Cache-Control': 'public, max-age=3600',
  'CDN-Cache-Control': 'public, max-age=43200, stale-while-revalidate=86400',
}

/**
 * The tax deadlines of this year and the next, for calendar programs that check for changes. Those and mailers add
 * parameters of their own to addresses, which change nothing.
 */
async function getDeadlines(request: Request): Promise<Response> {
  const { host, pathname, searchParams } = new URL(request.url)
  const given = searchParams.getAll('situations')
  const query = querySchema.safeParse({ situations: given.length > 1 ? given : given[0] })
  if (!query.success) {
    const ids = SITUATION_IDS.join(', ')
    throw new Refusal(
      400,
      'bad_request',
      `Use situations= with any of ${ids}, separated by commas.`,
    )
  }
  const canonical = writeCalendarQuery(query.data.situations)
  if (!isCanonical(new URL(request.url).search, canonical)) {
    return new Response(null, {
      status: 308,
      headers: { Location: pathname + canonical, ...CACHE },
    })
  }
  const calendar = cacheText(`${currentYear()} ${host}${canonical}`, () =>
    writeCalendar(listTwoYears(currentYear(), query.data.situations), {
      name: 'Tax deadlines',
      host,
    }),
  )
  return sendText(200, 'text/calendar', calendar, {
    'Content-Disposition': 'inline; filename="tax-deadlines.ics"',
    ...CACHE,
  })
}

/** Whether a query names the situations as their one address does. Other parameters don't count. */
function isCanonical(search: string, canonical: string): boolean {
  const own = search
    .slice(1)
    .split('&')
    .filter((part) => part.startsWith('situations='))
  return own.length === 0 ? canonical === '' : canonical === `?${own[0]}`
}

/** The current year in the office's time zone. */
const currentYear = () => Number(officeDate().slice(0, 4))

/** Recently written calendars, by everything they depend on. Writing one takes ten milliseconds. */
const kept = new Map<string, string>()
const MAX_KEPT = 50

function cacheText(key: string, write: () => string): string {
  const text = kept.get(key) ?? write()
  kept.delete(key)
  kept.set(key, text)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > MAX_KEPT) kept.delete(oldest)
  return text
}

export default handle('/api/deadlines', { GET: getDeadlines })
