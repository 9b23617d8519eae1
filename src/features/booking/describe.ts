import { booking } from '@/shared/booking.ts'
import { site } from '@/config/site.ts'
import { type Booking, type Way, WAYS } from '@/shared/contracts/bookings.ts'
import type { AppointmentRow } from './appointment-list.tsx'
import { officeDay, officeSpan, visitorTime } from './office-time.ts'

const WAY_LABELS: Record<Way, string> = {
  office: 'At the office',
  phone: 'By phone',
  video: 'By video',
}
/** The ways to meet, as choices of a form. */
export const WAY_CHOICES = WAYS.map((value) => ({ value, label: WAY_LABELS[value] }))

/** The topics on offer, as choices of a form. */
export const TOPIC_CHOICES = booking.topics.map(({ id, label, minutes }) => ({
  value: id,
  label: `${label}, ${minutes} minutes`,
}))

/** Where an appointment takes place, in words. */
export function describeWay(way: Way): string {
  if (way === 'office') return site.address.street
  return way === 'phone' ? 'We call you' : 'Video; we send a link'
}

/** The price of the online estimate in a booking's note (summarizeEstimate), "$210", or null without one. */
export function estimateIn(note: string): string | null {
  return /Online estimate: (\$[\d,]+)\./.exec(note)?.[1] ?? null
}

/** A topic on offer, or undefined if it has since been removed. */
export function topicOf(id: string) {
  return booking.topics.find((topic) => topic.id === id)
}

/** When it is by the visitor's own clock: only for calls, since a visitor of the office comes to its clock. */
export const ownTime = (way: Way, start: string) => (way === 'office' ? null : visitorTime(start))

/** A booking as rows for people, in office time and for calls also in the visitor's time zone if it differs. */
export function describeBooking({ topic, way, start, end, reference }: Booking): AppointmentRow[] {
  const own = ownTime(way, start)
  return [
    { label: 'Reference', value: reference },
    { label: 'Topic', value: topicOf(topic)?.label ?? topic },
    { label: 'Day', value: officeDay(start) },
    { label: 'Time', value: officeSpan(start, end) },
    ...(own ? [{ label: 'Your time', value: own }] : []),
    { label: 'Where', value: describeWay(way) },
  ]
}
