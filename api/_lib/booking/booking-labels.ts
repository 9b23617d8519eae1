import { booking as rules } from '../../../src/shared/booking.ts'
import { site } from '../../../src/config/site.ts'
import { formatPhone } from '../../../src/shared/contracts/phone.ts'
import type { BookingRow } from './booking-store.ts'

/** Where the appointment takes place: the office, a call to who booked, or a video link that follows. */
export function placeOf({
  way,
  phone,
  isForSecond,
}: Pick<BookingRow, 'way' | 'phone' | 'isForSecond'>): string {
  const { street, city, region, postalCode } = site.address
  if (way === 'phone' && isForSecond) return 'By phone: we call the person who booked'
  if (way === 'phone') return `By phone: we call ${phone ? formatPhone(phone) : 'you'}`
  if (way === 'video') return 'By video: we send a link beforehand'
  return `${site.name}, ${street}, ${city}, ${region} ${postalCode}`
}

/** How the client and the adviser meet, for lists. */
export const WAY_LABELS = { office: 'at the office', phone: 'by phone', video: 'by video' }

/** The label of a topic, or its id when the topic is no longer offered. */
export function topicLabel(id: string): string {
  return rules.topics.find((topic) => topic.id === id)?.label ?? id
}
