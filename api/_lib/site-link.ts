import { site } from '../../src/config/site.ts'
import { BOOKING_FRAGMENT } from '../../src/shared/contracts/bookings.ts'
import { readEnv } from './env.ts'
import { bookingToken, hash, isSame } from './secret.ts'

/** An absolute address on the site, for links in mails. */
export function siteLink(path: string): string {
  return new URL(path, readEnv().SITE_URL ?? site.url).href
}

/** The site's own host, which ends the ids of mails and of calendar entries. */
export function siteHost(): string {
  return new URL(siteLink('/')).hostname
}

/**
 * The address at which a visitor changes a booking, or null when SITE_SECRET has changed since the booking was
 * made: the link that was sent still works, but nobody can write it again.
 */
export function privateLink({ id, tokenHash }: { id: string; tokenHash: Buffer }): string | null {
  const token = bookingToken(id)
  return isSame(hash(token), tokenHash) ? siteLink(`/schedule#${BOOKING_FRAGMENT}${token}`) : null
}
