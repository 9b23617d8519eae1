import { randomBytes, randomUUID } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import type { Connect } from 'vite'
import { booking as rules } from '../src/shared/booking.ts'
import { asyncHandler } from './async-handler.ts'
import { embeddedDatabase } from './embedded-services.ts'
import { splitAddress } from './split-address.ts'

const PATH = '/__local/desk'
const COUNTS = [0, 3, 60, 302]

/** Links for the page at /__local that fill the desk with invented people. */
export const DESK_LINKS = COUNTS.map(
  (count) => `<li><a href="${PATH}?count=${count}">${count} appointments</a></li>`,
).join('')

/**
 * Replaces everything in the embedded database with invented appointments and messages, so that the desk at
 * /office has something to show. Never touches a real database.
 */
export function serveDeskSamples(): Connect.NextHandleFunction {
  return asyncHandler(async (request, response, next) => {
    const { pathname, search } = splitAddress(request)
    if (pathname !== PATH) return next()
    const count = Number(new URLSearchParams(search).get('count'))
    const database = await embeddedDatabase()
    if (!database || !COUNTS.includes(count)) {
      response.writeHead(404).end('Only for the embedded database.')
      return
    }
    await database.run(writeSamples(count))
    response.writeHead(303, { location: '/office' }).end()
  })
}

/** SQL that replaces everything, also what was counted for the limits, with this many appointments and messages. */
export function writeSamples(count: number): string {
  const today = Temporal.Now.plainDateISO(rules.timeZone)
  const days = Array.from({ length: 40 }, (_, offset) => today.add({ days: offset }))
  const hours = days.filter(({ dayOfWeek }) => dayOfWeek !== 7).flatMap(hoursOf)
  const bookings = hours.slice(0, count).map((hour, at) => {
    const topic = SHORT_TOPICS[at % SHORT_TOPICS.length] ?? rules.topics[0]
    const after = (minutes: number) => hour.add({ minutes }).toInstant().toString()
    return {
      id: randomUUID(),
      reference: reference('B'),
      topic: topic.id,
      adviser: 1,
      starts_at: after(0),
      ends_at: after(topic.minutes),
      blocked: `[${after(0)},${after(topic.minutes + rules.bufferMinutes)})`,
      state: 'confirmed',
      token_hash: `\\x${randomBytes(32).toString('hex')}`,
      name: nameOf(at),
      email: `person${at}@example.com`,
      phone: phoneOf(at),
      way: WAYS[at % WAYS.length],
      note:
        at % 3 === 0
          ? 'My estimate: $160 here, $255 at H&R Block. Two W-2s and a small farm.'
          : null,
    }
  })
  const messages = Array.from({ length: count }, (_, at) => ({
    reference: reference('M'),
    name: nameOf(at),
    email: `person${at}@example.com`,
    message: 'When is the payment for the fourth quarter due, and can I pay it online?',
    created_at: Temporal.Now.instant()
      .subtract({ hours: at * 7 })
      .toString(),
  }))
  return `
    delete from outbox; delete from bookings; delete from contact_messages; delete from closed_times;
    delete from extra_hours; delete from waitlist_entries; delete from rate_limits;
    ${insert('bookings', bookings)}
    ${insert('contact_messages', messages)}`
}

function insert(table: string, rows: object[]): string {
  if (rows.length === 0) return ''
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  return `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, '${JSON.stringify(rows)}');`
}

/** The full hours at which an appointment may begin. */
function hoursOf(day: Temporal.PlainDate): Temporal.ZonedDateTime[] {
  const last = day.dayOfWeek === 6 ? 14 : 16
  return Array.from({ length: last - 8 }, (_, at) =>
    day.toZonedDateTime({ timeZone: rules.timeZone, plainTime: { hour: 9 + at } }),
  )
}

/** Topics that take up to an hour, pause included. */
const SHORT_TOPICS = rules.topics.filter(({ minutes }) => minutes + rules.bufferMinutes <= 60)
const WAYS = ['office', 'phone', 'video']

const reference = (kind: string) => `${kind}-${randomBytes(4).toString('hex').toUpperCase()}`

const FIRST = ['Pat', 'Robin', 'Maxine', 'Theodora', 'Lee', 'Bartholomew', 'Sam']
const nameOf = (at: number) =>
  `${FIRST[at % FIRST.length]} Example${at >= FIRST.length ? ` ${at}` : ''}`
const phoneOf = (at: number) => `+174055501${String(at % 100).padStart(2, '0')}`
