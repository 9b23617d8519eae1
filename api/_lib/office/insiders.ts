import type { Query } from '../db.ts'
import { readEnv } from '../env.ts'
import { Refusal } from '../refusal.ts'
import { readLimitedEmail } from '../signed-in.ts'

/**
 * Admits only the office's own people. Checked on every call, so a sign-out or a removal from the list takes effect at
 * once.
 * @returns the address of the session
 * @throws Refusal 401 without a session opened by a code to that address, 403 for other addresses
 */
export async function readInsider(query: Query, request: Request, now: Date): Promise<string> {
  const email = (await readLimitedEmail(query, request, '/api/office', now)).toLowerCase()
  const { OFFICE_EMAILS: insiders = [] } = readEnv()
  if (!insiders.includes(email)) {
    throw new Refusal(403, 'forbidden', 'This page is for office staff only.')
  }
  return email
}
