import type { DeskAction } from '../../../src/shared/contracts/office-actions.ts'
import type { Query } from '../request/db.ts'
import { readEnv } from '../request/env.ts'
import { Refusal } from '../request/refusal.ts'
import { LEEWAY_SECONDS, readLimitedOwner, type SessionOwner } from '../request/signed-in.ts'

/** How long after its code a session opens the desk. */
const SESSION_MS = 12 * 3600_000
/** How long after its code a session may export or delete. */
const FRESH_MS = 15 * 60_000

/**
 * Admits only the office's own people. Checked on every call, so a sign-out or a removal from the list takes effect at
 * once.
 * @returns the address of the session, and when its code was entered
 * @throws Refusal 401 without a session opened by a code to that address in the last 12 hours, 403 for other addresses
 */
export async function readInsider(
  query: Query,
  request: Request,
  now: Date,
): Promise<SessionOwner> {
  const { email, codeAt } = await readLimitedOwner(query, request, '/api/office', now)
  const insider = { email: email.toLowerCase(), codeAt }
  const { OFFICE_EMAILS: insiders = [] } = readEnv()
  if (!insiders.includes(insider.email)) {
    throw new Refusal(403, 'forbidden', 'This page is for office staff only.')
  }
  if (isOlder(insider, SESSION_MS, now)) {
    throw codeNeeded('The desk needs a code from the last 12 hours. Please enter a new one.')
  }
  return insider
}

/**
 * Protects what takes everything along or away: tables, deletions, and an address that shows all appointments for good.
 * Whoever finds an open desk cannot do these.
 * @throws Refusal 401 when the session's code is older than 15 minutes
 */
export function requireFreshCode(action: DeskAction, insider: SessionOwner, now: Date): void {
  const needsOne =
    ['table', 'forget'].includes(action.action) || (action.action === 'feed' && action.isOn)
  if (needsOne && isOlder(insider, FRESH_MS, now)) {
    throw codeNeeded('This needs a code from the last 15 minutes. Please enter a new one.')
  }
}

/** A code from the future is not new: it says nothing about when it was entered. */
function isOlder({ codeAt }: SessionOwner, ms: number, now: Date): boolean {
  const age = now.getTime() - codeAt.getTime()
  return age >= ms || age < -LEEWAY_SECONDS * 1000
}

const codeNeeded = (message: string) => new Refusal(401, 'code_needed', message)
