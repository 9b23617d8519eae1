import { booking as rules } from '../../src/config/booking.js'
import { site } from '../../src/config/site.js'
import type { BookingRow } from './booking-store.js'

/** Where the appointment takes place: the office, a call to the visitor, or a video link to come. */
export function placeOf({ way, phone }: Pick<BookingRow, 'way' | 'phone'>): string {
  const { street, city, region, postalCode } = site.address
  if (way === 'phone') return `By phone: we call ${phone ?? 'you'}`
  if (way === 'video') return 'By video: we send a link beforehand'
  return `${site.name}, ${street}, ${city}, ${region} ${postalCode}`
}

/** The words for a topic; of one that is no longer offered, its id. */
export function topicLabel(id: string): string {
  return rules.topics.find((topic) => topic.id === id)?.label ?? id
}
