import {
  deskActionSchema,
  deskQuerySchema,
  feedQuerySchema,
} from '../src/shared/contracts/office-actions.ts'
import { openDatabase } from './_lib/request/db.ts'
import { deliverInBackground } from './_lib/mail/deliver.ts'
import { handle } from './_lib/request/handle.ts'
import { LIMITS, limitGuesses, refuseTooMany } from './_lib/request/limits.ts'
import {
  opensFeed,
  performAction,
  readDesk,
  readInsider,
  requireFreshCode,
  writeFeed,
} from './_lib/office/public.ts'
import { readBody, readParameters, readQuery } from './_lib/request/read-request.ts'
import { Refusal } from './_lib/request/refusal.ts'
import { sendJson, sendText } from './_lib/request/send.ts'

const ROUTE = '/api/office'

/** The desk, or the office's calendar for anyone who has its address. */
async function getOffice(request: Request): Promise<Response> {
  if (readParameters(request)?.feed !== undefined) return getFeed(request)
  const now = new Date()
  const { query } = openDatabase()
  await refuseTooMany(query, { request, name: ROUTE, limits: LIMITS.office, now })
  const { email } = await readInsider(query, request, now)
  return sendJson(200, await readDesk(query, email, readQuery(request, deskQuerySchema), now))
}

async function getFeed(request: Request): Promise<Response> {
  const now = new Date()
  const { query } = openDatabase()
  await refuseTooMany(query, { request, name: `${ROUTE} feed`, limits: LIMITS.officeFeed, now })
  const guess = { request, name: `${ROUTE} feed guess`, limits: LIMITS.wrongFeeds, now }
  await limitGuesses(query, guess, async () => {
    const parsed = feedQuerySchema.safeParse(readParameters(request))
    if (!parsed.success || !(await opensFeed(query, parsed.data.feed, now))) {
      throw new Refusal(404, 'not_found', 'There is no calendar at this address.')
    }
  })
  return sendText(200, 'text/calendar', await writeFeed(query, now), {
    'Content-Disposition': 'inline; filename="appointments.ics"',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  })
}

/** Performs one action of the desk. Books a repeated appointment once. */
async function postAction(request: Request): Promise<Response> {
  const now = new Date()
  const database = openDatabase()
  await refuseTooMany(database.query, { request, name: ROUTE, limits: LIMITS.office, now })
  const insider = await readInsider(database.query, request, now)
  const action = await readBody(request, deskActionSchema)
  requireFreshCode(action, insider, now)
  const answer = await performAction(action, { database, by: insider.email, now })
  deliverInBackground(database, now)
  return sendJson(200, answer)
}

export default handle(ROUTE, { GET: getOffice, POST: postAction })
