import { CONTACT_FIELDS } from '../../../src/shared/contracts/contact.ts'
import { formatPhone } from '../../../src/shared/contracts/phone.ts'
import { officeClock } from '../../../src/shared/office-date.ts'
import { describeWish } from '../../../src/shared/waitlist.ts'
import { topicLabel, WAY_LABELS } from '../booking/booking-labels.ts'
import type { Span } from '../booking/slots.ts'
import type { Query } from '../request/db.ts'
import { formatMoment } from '../request/format-moment.ts'
import { listJoinedBetween } from '../waitlist/waitlist-store.ts'
import { type DeskMessageRow, listAppointments, listMessagesBetween } from './store.ts'

/** Without it, Excel misreads accents in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A cell that begins with one of these would be a formula in a spreadsheet (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u

/** The tables that the desk saves: each writes the rows of a span, and says how many they are. */
export const TABLES = {
  appointments: table(listAppointments, {
    Reference: (row) => row.reference,
    State: (row) => row.attendance ?? (row.state === 'cancelled' ? 'canceled' : row.state),
    Begins: (row) => officeClock(row.startsAt),
    Ends: (row) => officeClock(row.endsAt),
    Time: (row) => formatMoment(row.startsAt),
    Topic: (row) => topicLabel(row.topic),
    Way: (row) => WAY_LABELS[row.way],
    Adviser: (row) => String(row.adviser),
    Name: (row) => row.name,
    Email: (row) => row.email,
    Phone: (row) => row.phone && formatPhone(row.phone),
    'Second email': (row) => row.secondEmail,
    Note: (row) => row.note,
    'Office note': (row) => row.officeNote,
  }),
  messages: table(listMessagesBetween, {
    Reference: (row) => row.reference,
    Received: (row) => officeClock(row.createdAt),
    ...Object.fromEntries(CONTACT_FIELDS.map((name) => [headingOf(name), contactCell(name)])),
    Answered: (row) => row.answeredAt && officeClock(row.answeredAt),
    'Answered by': (row) => row.answeredBy,
  }),
  waitlist: table(listJoinedBetween, {
    Joined: (row) => officeClock(row.createdAt),
    Name: (row) => row.name,
    Email: (row) => row.email,
    Phone: (row) => row.phone && formatPhone(row.phone),
    Topic: (row) => topicLabel(row.topic),
    Way: (row) => WAY_LABELS[row.way],
    Wish: describeWish,
    'Last day': (row) => row.lastDay,
    Offered: (row) => row.offer && officeClock(row.offer.start),
    Until: (row) => row.offer && officeClock(row.offer.until),
  }),
}

/** A table for spreadsheets (RFC 4180), with what its columns say of a row. */
function table<Row>(
  list: (query: Query, span: Span) => Promise<Row[]>,
  columns: Record<string, (row: Row) => string | null>,
) {
  return async (query: Query, span: Span): Promise<{ rows: number; csv: string }> => {
    const rows = await list(query, span)
    const cells = rows.map((row) => Object.values(columns).map((of) => of(row) ?? ''))
    const lines = [Object.keys(columns), ...cells].map((line) => line.map(writeCell).join(','))
    return { rows: rows.length, csv: `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n` }
  }
}

function headingOf(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1)
}

function contactCell(name: (typeof CONTACT_FIELDS)[number]) {
  return (row: DeskMessageRow) =>
    name === 'phone' ? row.phone && formatPhone(row.phone) : row[name]
}

/** An apostrophe makes spreadsheets show a formula as text. */
function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
