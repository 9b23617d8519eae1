import { refuseBadBearer } from '../bearer.js'
import type { Query } from '../db.js'
import { readEnv } from '../env.js'
import { limitGuesses } from '../limits.js'
import { Refusal } from '../refusal.js'
import { readVerifiedEmail } from '../signed-in.js'

/** Sessions that are none; each one is a call to Supabase. */
const GUESS_LIMITS = [{ count: 30, seconds: 3600 }]

/**
 * Lets only people of the office in. Checked on every call, so signing out or leaving the list takes effect at once.
 * @returns the address of the session
 * @throws Refusal 401 without a session opened by a code to that address, 403 for anybody else's
 */
export async function readInsider(query: Query, request: Request, now: Date): Promise<string> {
  refuseBadBearer(request, now)
  const counted = { request, name: '/api/office session', limits: GUESS_LIMITS, now }
  const email = (await limitGuesses(query, counted, () => readVerifiedEmail(request))).toLowerCase()
  const { OFFICE_EMAILS: insiders = [] } = readEnv()
  if (!insiders.includes(email)) {
    throw new Refusal(403, 'forbidden', 'This page is for office staff only.')
  }
  return email
}
