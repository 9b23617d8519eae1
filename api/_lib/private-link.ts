import { BOOKING_FRAGMENT } from '../../src/contracts/bookings.js'
import { readToken } from './secret.js'
import { siteLink } from './site-link.js'

/** The address at which a visitor changes a booking, or null when it cannot be written any more (`readToken`). */
export function privateLink(booking: { id: string; tokenHash: Buffer }): string | null {
  const token = readToken(booking)
  return token && siteLink(`/schedule#${BOOKING_FRAGMENT}${token}`)
}
