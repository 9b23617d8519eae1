import { site } from '../../../src/config/site.ts'
import { BOOKING_FRAGMENT, WAITLIST_FRAGMENT } from '../../../src/shared/contracts/bookings.ts'
import { readEnv } from './env.ts'
import { bookingToken, hash, isSame, waitlistToken } from './secret.ts'

/** An absolute URL on the site, for links in mails. */
export function siteLink(path: string): string {
  return new URL(path, readEnv().SITE_URL ?? site.url).href
}

/** The site's own host, used in the ids of mails and calendar events. */
export function siteHost(): string {
  return new URL(siteLink('/')).hostname
}

/**
 * The private link to a booking, or null when SITE_SECRET has changed since the booking was
 * made: the link already sent still works, but it cannot be computed again.
 */
export function privateLink({
  id,
  linkNumber,
  tokenHash,
}: {
  id: string
  linkNumber: number
  tokenHash: Buffer
}): string | null {
  const token = bookingToken(id, linkNumber)
  return isSame(hash(token), tokenHash) ? siteLink(`/schedule#${BOOKING_FRAGMENT}${token}`) : null
}

/** The private link to a waitlist entry, or null as above. */
export function waitlistLink({ id, tokenHash }: { id: string; tokenHash: Buffer }): string | null {
  const token = waitlistToken(id)
  return isSame(hash(token), tokenHash) ? siteLink(`/schedule#${WAITLIST_FRAGMENT}${token}`) : null
}
