import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type * as z from 'zod/mini'
import { createFormToken } from '../../api/_lib/request/form-token.ts'
import { connect } from '../../api/_lib/request/db.ts'
import { startMigratedDatabase } from '../database/migrated-database.ts'

export const ORIGIN = 'https://www.example.com'
export const SECRET = 'a secret that is only for tests, 40 letters'

const TABLES =
  `outbox contact_messages bookings rate_limits idempotency_keys busy_calendars busy_times closed_times
  extra_hours site_notice office_trail waitlist_entries text_stops`.split(/\s+/)
/** One statement takes a tenth of the time that truncating them does. */
const EMPTY = `with ${TABLES.map((table) => `${table}_gone as (delete from ${table})`).join(', ')} select`

type Handler = { fetch: (request: Request) => Promise<Response> }
type Options = { method?: string; headers?: Record<string, string>; body?: unknown }

/** The functions' environment: a separate migrated database and the settings they read. */
export async function startTestSite(env: Record<string, string> = {}) {
  const server = await startMigratedDatabase()
  const database = connect(server.url, 1)
  const settings = {
    DATABASE_URL: server.url,
    DATABASE_POOL_SIZE: '1',
    SITE_SECRET: SECRET,
    SITE_URL: ORIGIN,
    SMTP_URL: '',
    ...env,
  }
  const configure = () => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  }
  configure()
  return {
    ...database,
    /** Call before each test. */
    reset: async () => {
      configure()
      await database.query(EMPTY)
    },
    stop: async () => {
      vi.unstubAllEnvs()
      await database.close()
      await server.stop()
    },
  }
}

/** Sends a request as a page of the site does. Each request comes from a different IP address. */
export function ask(handler: Handler, path: string, options: Options = {}): Promise<Response> {
  const { method = 'GET', headers = {}, body } = options
  return handler.fetch(
    new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
        ...(method !== 'GET' && {
          Origin: ORIGIN,
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
        }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

/** The body of a response, with exactly the fields of its schema. */
export async function readAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await response.json()
  const answer = schema.parse(body)
  expect(body).toEqual(answer)
  return answer
}

/** The hidden fields of a form that was shown ten seconds ago. */
export const formParts = (secondsAgo = 10) => ({
  formToken: createFormToken(new Date(Date.now() - secondsAgo * 1000)),
  website: '',
})

/** Collects the functions' log lines instead of writing them. */
export function collectLogs(): string[] {
  const lines: string[] = []
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)))
  }
  return lines
}

/**
 * Collects the functions' work after their responses, which the host lets them finish.
 * @returns a function that resolves once all of it is done, and one that stops collecting
 */
export function collectBackgroundWork() {
  const context = Symbol.for('@vercel/request-context')
  const work: Promise<unknown>[] = []
  const waitUntil = (task: Promise<unknown>) => void work.push(task)
  Object.assign(globalThis, { [context]: { get: () => ({ waitUntil }) } })
  return {
    settle: async () => void (await Promise.all(work.splice(0))),
    stop: () => void Reflect.deleteProperty(globalThis, context),
  }
}
