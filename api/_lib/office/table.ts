import { CONTACT_FIELDS } from '../../../src/shared/contracts/contact.ts'
import { formatPhone } from '../../../src/shared/contracts/phone.ts'
import { officeClock } from '../../../src/shared/office-date.ts'
import { describeWish } from '../../../src/shared/waitlist.ts'
import { topicLabel, WAY_LABELS } from '../booking-labels.ts'
import type { BookingRow } from '../booking-store.ts'
import { formatMoment } from '../format-moment.ts'
import type { EntryRow } from '../waitlist-store.ts'
import type { DeskMessageRow } from './store.ts'

/** Without it, Excel misreads accents in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A cell that begins with one of these would be a formula in a spreadsheet (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u

/** Appointments as a table for spreadsheets (RFC 4180). */
export function appointmentTable(rows: BookingRow[]): string {
  const head = ['Reference', 'State', 'Begins', 'Ends', 'Time', 'Topic', 'Way', 'Adviser', 'Name']
  return writeTable([
    [...head, 'Email', 'Phone', 'Note', 'Office note'],
    ...rows.map((row) => [
      row.reference,
      row.attendance ?? (row.state === 'cancelled' ? 'canceled' : row.state),
      officeClock(row.startsAt),
      officeClock(row.endsAt),
      formatMoment(row.startsAt),
      topicLabel(row.topic),
      WAY_LABELS[row.way],
      String(row.adviser),
      row.name ?? '',
      row.email ?? '',
      row.phone ? formatPhone(row.phone) : '',
      row.note ?? '',
      row.officeNote ?? '',
    ]),
  ])
}

export function messageTable(rows: DeskMessageRow[]): string {
  return writeTable([
    ['Reference', 'Received', ...CONTACT_FIELDS.map(toHeading), 'Answered', 'Answered by'],
    ...rows.map((row) => [
      row.reference,
      officeClock(row.createdAt),
      ...CONTACT_FIELDS.map((name) => {
        const text = row[name] ?? ''
        return name === 'phone' && text ? formatPhone(text) : text
      }),
      row.answeredAt ? officeClock(row.answeredAt) : '',
      row.answeredBy ?? '',
    ]),
  ])
}

const toHeading = (field: string) => field.charAt(0).toUpperCase() + field.slice(1)

export function waitlistTable(rows: EntryRow[]): string {
  return writeTable([
    ['Joined', 'Name', 'Email', 'Phone', 'Topic', 'Way', 'Wish', 'Last day', 'Offered', 'Until'],
    ...rows.map((row) => [
      officeClock(row.createdAt),
      row.name,
      row.email ?? '',
      row.phone ? formatPhone(row.phone) : '',
      topicLabel(row.topic),
      WAY_LABELS[row.way],
      describeWish(row),
      row.lastDay,
      row.offer ? officeClock(row.offer.start) : '',
      row.offer ? officeClock(row.offer.until) : '',
    ]),
  ])
}

function writeTable(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(writeCell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** An apostrophe makes spreadsheets show a formula as text. */
function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
