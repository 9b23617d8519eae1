import { randomBytes, randomUUID } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import type { Connect } from 'vite'
import { booking as rules } from '../src/config/booking.ts'
import { asyncHandler } from './async-handler.ts'
import { embeddedDatabase } from './embedded-services.ts'
import { splitAddress } from './split-address.ts'

const PATH = '/__local/desk'
const COUNTS = [0, 3, 60]

/** For the page at /__local: links that fill the desk with invented people. */
export const DESK_LINKS = COUNTS.map(
  (count) => `<li><a href="${PATH}?count=${count}">${count} appointments</a></li>`,
).join('')

/**
 * Puts invented appointments and messages in place of all that the embedded database has, so that the desk
 * at /office has something to show. Does nothing to a real database.
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

function writeSamples(count: number): string {
  const today = Temporal.Now.plainDateISO(rules.timeZone)
  const days = Array.from({ length: 40 }, (_, offset) => today.add({ days: offset }))
  const hours = days.filter(({ dayOfWeek }) => dayOfWeek !== 7).flatMap(hoursOf)
  const bookings = hours.slice(0, count).map((hour, at) => {
    const topic = SHORT_TOPICS[at % SHORT_TOPICS.length] ?? rules.topics[0]
    const after = (minutes: number) => hour.add({ minutes }).toInstant().toString()
    const values = [
      randomUUID(),
      reference('B'),
      topic.id,
      after(0),
      after(topic.minutes),
      `[${after(0)},${after(topic.minutes + rules.bufferMinutes)})`,
      `\\x${randomBytes(32).toString('hex')}`,
      nameOf(at),
      `person${at}@example.com`,
      phoneOf(at),
      WAYS[at % WAYS.length] ?? 'office',
      at % 3 === 0 ? 'My estimate: $160 here, $255 at H&R Block. Two W-2s and a small farm.' : '',
    ]
    return `(${values.map((value) => `'${value}'`).join(', ')})`
  })
  const messages = Array.from({ length: Math.min(count, 12) }, (_, at) => {
    const text = 'When is the payment for the fourth quarter due, and can I pay it online?'
    return `('${reference('M')}', '${nameOf(at)}', 'person${at}@example.com', '${text}',
      now() - interval '${at * 7} hours')`
  })
  return `
    delete from outbox; delete from bookings; delete from contact_messages; delete from closed_times;
    ${insert(
      `insert into bookings (id, reference, topic, starts_at, ends_at, blocked, token_hash, name, email,
        phone, way, note, adviser, state)
        select id::uuid, reference, topic, starts_at::timestamptz, ends_at::timestamptz, blocked::tstzrange,
          token_hash::bytea, name, email, phone, way, nullif(note, ''), 1, 'confirmed'`,
      'id, reference, topic, starts_at, ends_at, blocked, token_hash, name, email, phone, way, note',
      bookings,
    )}
    ${insert(
      `insert into contact_messages (reference, name, email, message, created_at)
        select reference, name, email, message, created_at`,
      'reference, name, email, message, created_at',
      messages,
    )}`
}

/** Full hours at which one may begin, while the office is open. */
function hoursOf(day: Temporal.PlainDate): Temporal.ZonedDateTime[] {
  const last = day.dayOfWeek === 6 ? 14 : 16
  return Array.from({ length: last - 8 }, (_, at) =>
    day.toZonedDateTime({ timeZone: rules.timeZone, plainTime: { hour: 9 + at } }),
  )
}

/** Those that end, pause included, before the next full hour. */
const SHORT_TOPICS = rules.topics.filter(({ minutes }) => minutes + rules.bufferMinutes <= 60)
const WAYS = ['office', 'phone', 'video']

const insert = (statement: string, columns: string, rows: string[]) =>
  rows.length === 0 ? '' : `${statement} from (values ${rows.join(', ')}) as row (${columns});`

const reference = (kind: string) => `${kind}-${randomBytes(4).toString('hex').toUpperCase()}`

const FIRST = ['Pat', 'Robin', 'Maxine', 'Theodora', 'Lee', 'Bartholomew', 'Sam']
const nameOf = (at: number) =>
  `${FIRST[at % FIRST.length]} Example${at >= FIRST.length ? ` ${at}` : ''}`
const phoneOf = (at: number) => `+174055501${String(at % 100).padStart(2, '0')}`
