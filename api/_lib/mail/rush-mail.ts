import { Temporal } from 'temporal-polyfill'
import { site } from '../../../src/config/site.ts'
import { booking as rules } from '../../../src/shared/booking.ts'
import type { Query } from '../request/db.ts'
import { findRush, type Rush } from '../booking/flood.ts'
import { formatMoment } from '../request/format-moment.ts'
import { paragraph } from './letter/letter.ts'
import { type Mail, toMail } from './mail.ts'
import { siteLink } from '../request/site-link.ts'
import { startOf } from '../booking/slots.ts'

/**
 * The office's warning that many appointments were booked within minutes, or null once they are canceled.
 * @param day ISO date in the firm's time zone
 */
export async function rushMail(query: Query, day: string): Promise<Mail | null> {
  const rush = await findRush(query, startOf(rules, Temporal.PlainDate.from(day)))
  if (!rush) return null
  const preview = describeRush(rush)
  return toMail({
    to: site.email,
    subject: 'Many appointments were booked at once',
    letter: {
      preview,
      heading: 'Many appointments at once',
      parts: [
        paragraph(preview),
        {
          kind: 'button',
          introduction: IF_NOT_REAL,
          label: 'Open the desk',
          href: siteLink('/office'),
        },
      ],
    },
  })
}

/** What happened, as a sentence. */
export function describeRush({ count, canceled, at }: Rush): string {
  const booked = `${count} appointments were booked on the site within ten minutes, the last on ${formatMoment(at)}.`
  return canceled > 0 ? `${booked} ${canceled} of them were canceled again on the site.` : booked
}

export const IF_NOT_REAL = 'If they do not look real, cancel them at the desk.'
