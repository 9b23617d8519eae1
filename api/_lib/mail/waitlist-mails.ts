import { formatDay } from '../../../src/shared/format-date.ts'
import { describeWish } from '../../../src/shared/waitlist.ts'
import { topicLabel } from '../booking/booking-labels.ts'
import { formatBriefMoment, formatMoment } from '../request/format-moment.ts'
import { type Fact, type LetterPart, paragraph } from './letter/letter.ts'
import { type Mail, QUESTIONS, visitorMail } from './mail.ts'
import { waitlistLink } from '../request/site-link.ts'
import type { EntryRow } from '../waitlist/waitlist-store.ts'

/** The confirmation of joining the waitlist, or null without an address. */
export function joinedMail(entry: EntryRow): Mail | null {
  return letterTo(entry, {
    subject: 'You are on the waitlist',
    heading: 'You are on the waitlist',
    introduction: 'You are on our waitlist for an appointment.',
    facts: [
      { label: 'Times that suit', value: describeWish(entry) },
      { label: 'About', value: topicLabel(entry.topic) },
      { label: 'Until', value: formatDay(entry.lastDay) },
    ],
    parts: [
      paragraph(
        'When a time that suits comes free, we hold it for you for two hours and email you a link to book it.',
      ),
      ...linkButton(entry, 'Found a time elsewhere?', 'Take me off the list'),
      paragraph(QUESTIONS),
    ],
  })
}

/** The offer of a time, or null without an address or an open offer. */
export function offerMail(entry: EntryRow): Mail | null {
  if (!entry.offer) return null
  const { start, until } = entry.offer
  return letterTo(entry, {
    subject: `A time came free: ${formatBriefMoment(start)}`,
    heading: 'A time came free',
    introduction: 'A time that suits you came free. We hold it for you.',
    facts: [
      { label: 'When', value: formatMoment(start) },
      { label: 'About', value: topicLabel(entry.topic) },
      { label: 'Held until', value: formatMoment(until) },
    ],
    parts: [
      ...linkButton(entry, 'It is not booked yet. To book or decline it:', 'See the time'),
      paragraph('After that, we offer it to the next person. You stay on the waitlist.'),
      paragraph(`To be taken off the list, use the same link. ${QUESTIONS}`),
    ],
  })
}

/** That an offered time is no longer open, or null without an address or if another one is offered by now. */
export function withdrawnMail(entry: EntryRow): Mail | null {
  if (!entry.withdrawn) return null
  return letterTo(entry, {
    subject: `No longer open: ${formatBriefMoment(entry.withdrawn)}`,
    heading: 'This time is no longer open',
    introduction: 'We are sorry: we cannot meet at the time that we held for you.',
    facts: [
      { label: 'Time', value: formatMoment(entry.withdrawn) },
      { label: 'About', value: topicLabel(entry.topic) },
    ],
    parts: [
      paragraph('You keep your place on the waitlist. We email you when another time comes free.'),
      ...linkButton(entry, 'Found a time elsewhere?', 'Take me off the list'),
      paragraph(QUESTIONS),
    ],
  })
}

function linkButton(entry: EntryRow, introduction: string, label: string): LetterPart[] {
  const href = waitlistLink(entry)
  return href ? [{ kind: 'button', introduction, label, href }] : []
}

type Texts = {
  subject: string
  heading: string
  introduction: string
  facts: Fact[]
  parts: LetterPart[]
}

function letterTo({ email }: EntryRow, { introduction, facts, parts, ...texts }: Texts) {
  return visitorMail(email, ['join our waitlist', 'is about an appointment'], {
    ...texts,
    preview: introduction,
    parts: [paragraph('Hello,'), paragraph(introduction), { kind: 'facts', facts }, ...parts],
  })
}
