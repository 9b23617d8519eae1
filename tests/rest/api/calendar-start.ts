import { closeSync, openSync } from 'node:fs'
import availability from '../../../api/availability.ts'
import deadlines from '../../../api/deadlines.ts'
import health from '../../../api/health.ts'
import { openDatabase } from '../../../api/_lib/request/db.ts'

// The functions in a process of their own, which cannot start the one that reads calendars: calendar-start.test.ts.

const CALENDAR =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20270309T170000Z\r\nEND:VEVENT\r\nEND:VCALENDAR'
globalThis.fetch = async () => new Response(CALENDAR)

const log: string[] = []
console.error = (line: string) => {
  if (line.includes('"calendars"')) log.push(line)
}
console.info = () => {}

const ask = (handler: typeof health, path: string) =>
  handler.fetch(
    new Request(`https://www.example.com${path}`, {
      headers: { 'X-Forwarded-For': '2001:db8::1' },
    }),
  )
const readState = async () => (await (await ask(health, '/api/health')).json()).parts.calendars
const readStatuses = async () => [
  (await ask(availability, '/api/availability?topic=consultation')).status,
  (await ask(deadlines, '/api/deadlines')).status,
]

/** Each returns how to mend it. */
const faults: Record<string, () => () => void> = {
  missing: () => runWith('/missing/node'),
  forbidden: () => runWith('./package.json'),
  ends: () => runWith('/bin/false'),
  full: () => {
    const handles: number[] = []
    try {
      for (;;) handles.push(openSync('/dev/null', 'r'))
    } catch {
      return () => {
        for (const handle of handles) closeSync(handle)
      }
    }
  },
}

function runWith(program: string) {
  const { execPath } = process
  process.execPath = program
  return () => {
    process.execPath = execPath
  }
}

await readStatuses()
const { query } = openDatabase()
/** As if the last try was some minutes ago. */
const wait = () =>
  query(`update busy_calendars set tried_at = tried_at - interval '1 hour', read_at = null`)
await wait()
const mend = faults[process.argv[2] ?? '']?.()
const statuses = await readStatuses()
const calendars = await readState()
mend?.()
await wait()
await readStatuses()
console.log(JSON.stringify({ statuses, calendars, log, again: await readState() }))
process.exit()
