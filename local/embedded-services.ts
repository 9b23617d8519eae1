import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { LocalDatabase } from './database.ts'

const RUNNING = Symbol.for('local-server.database')
const shared: typeof globalThis & { [RUNNING]?: Promise<LocalDatabase> } = globalThis

/**
 * Starts what the functions need and nobody configured: a database in `.data/`, one folder per port,
 * because two servers may not share one. Called again when the development server starts anew.
 * @returns when the functions may be called
 */
export async function startEmbeddedServices(
  root: string,
  port: number,
  log: (line: string) => void,
): Promise<void> {
  process.env.SITE_SECRET ??= randomBytes(32).toString('base64url')
  const migrations = resolve(root, 'supabase/migrations')
  if (process.env.DATABASE_URL || shared[RUNNING] || !existsSync(migrations)) {
    await shared[RUNNING]
    return
  }
  const { startDatabase } = await import('./database.ts')
  shared[RUNNING] = startDatabase(migrations, resolve(root, '.data/database', String(port)))
  const { url, migrated } = await shared[RUNNING]
  process.env.DATABASE_URL = url
  process.env.DATABASE_POOL_SIZE = '1'
  log(`  The embedded database is ready (${migrated.length} migrations run)`)
}
