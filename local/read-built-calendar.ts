import { pathToFileURL } from 'node:url'
import type { Results } from '@electric-sql/pglite'
import { startDatabase } from './database.ts'
import { MIGRATIONS } from './migrate.ts'
import type { FunctionModule } from './functions.ts'

const CRON_SECRET = 'a secret for the scheduler'

type Stored = { spans: number; problem: string | null }

/**
 * Calls the built function `outbox` as the scheduler does, with an adviser's calendar that has an event tomorrow. The
 * function reads it in a process of its own, whose file it must find.
 * @param file the built function
 * @returns how many busy times it stored, and why it could not read the calendar
 */
export async function readBuiltCalendar(file: string): Promise<Stored | undefined> {
  const database = await startDatabase(MIGRATIONS)
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '1',
    CRON_SECRET,
    SITE_URL: 'https://www.example.com',
    BUSY_CALENDAR_URLS: 'https://calendar.example.com/private/basic.ics',
  })
  const start = new Date(Date.now() + 24 * 3600_000).toISOString().replace(/[-:]|\.\d+/g, '')
  const fetchWeb = globalThis.fetch
  globalThis.fetch = async () =>
    new Response(
      `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:one\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    )
  try {
    const { default: outbox }: FunctionModule = await import(pathToFileURL(file).href)
    const headers = { Authorization: `Bearer ${CRON_SECRET}` }
    await outbox.fetch(new Request('https://www.example.com/api/outbox', { headers }))
    const [answer] = (await database.run(
      'select count(*)::int as spans, (select problem from busy_calendars) from busy_times',
    )) as Results<Stored>[]
    return answer?.rows[0]
  } finally {
    globalThis.fetch = fetchWeb
    await database.stop()
  }
}
