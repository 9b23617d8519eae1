import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { site } from '../src/config/site.ts'
import { LOCAL_ANON_KEY } from './auth/settings.ts'
import type { LocalDatabase } from './database.ts'
import type { Message } from './mailbox/mailbox.ts'

type Surroundings = {
  root: string
  port: number
  /** Receives the functions' mails. */
  deliver: (message: Message) => void
  log: (line: string) => void
}

const RUNNING = Symbol.for('local-server.services')
type Services = { database?: Promise<LocalDatabase>; deliver?: Surroundings['deliver'] }
const shared: typeof globalThis & { [RUNNING]?: Services } = globalThis

/**
 * Starts the services that the functions need and nobody configured: a mail server, a database, and the secret
 * that signs private links. The last two stay in `.data/`, once per port, because two servers may not share a database.
 * Called again when the development server restarts.
 * @returns once the functions may be called
 */
export async function startEmbeddedServices(surroundings: Surroundings): Promise<void> {
  const { root, port, deliver, log } = surroundings
  const migrations = resolve(root, 'supabase/migrations')
  if (!existsSync(migrations)) return
  const services = (shared[RUNNING] ??= {})
  const isFirst = services.deliver === undefined
  services.deliver = deliver
  if (isFirst) {
    process.env.SITE_SECRET ||= keepSecret(resolve(root, `.data/secret-${port}`))
    process.env.SITE_URL ||= `http://localhost:${port}`
    process.env.OFFICE_EMAILS ||= site.email
    if (!process.env.VITE_SUPABASE_URL) {
      process.env.SUPABASE_URL ||= `http://localhost:${port}`
      process.env.SUPABASE_ANON_KEY ||= LOCAL_ANON_KEY
    }
    if (!process.env.SMTP_URL) {
      const { startMailServer } = await import('./mail-server.ts')
      const server = await startMailServer((message) => services.deliver?.(message))
      process.env.SMTP_URL = server.url
      log('  Mail to the office and to visitors is shown at /__mailbox')
    }
    if (!process.env.DATABASE_URL) {
      const { startDatabase } = await import('./database.ts')
      services.database = startDatabase(migrations, resolve(root, '.data/database', String(port)))
      const { url, migrated } = await services.database
      process.env.DATABASE_URL = url
      process.env.DATABASE_POOL_SIZE = '1'
      log(`  The embedded database is ready (${migrated.length} migrations run)`)
    }
  }
  await services.database
}

/** The database of this process, or undefined if another one is configured. */
export async function embeddedDatabase(): Promise<LocalDatabase | undefined> {
  return shared[RUNNING]?.database
}

function keepSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
