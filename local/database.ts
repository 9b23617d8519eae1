import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { migrate } from './migrate.ts'

export type ServedDatabase = { url: string; stop: () => Promise<void> }
export type LocalDatabase = ServedDatabase & { migrated: string[] }

/**
 * Starts PostgreSQL inside this process and brings it up to date. The functions reach it by address
 * and driver as they reach the real one.
 * @param folder where the data is kept; one process at a time may use it. Without one: in memory
 */
export async function startDatabase(migrations: string, folder?: string): Promise<LocalDatabase> {
  if (folder) mkdirSync(folder, { recursive: true })
  const db = await PGlite.create(folder)
  const migrated = await migrateDatabase(db, migrations)
  return { ...(await serveDatabase(db)), migrated }
}

/** @returns the names of the migrations that were run */
export function migrateDatabase(db: PGlite, migrations: string): Promise<string[]> {
  return migrate(migrations, {
    run: (sql) => db.exec(sql),
    read: async <Row>(sql: string) => (await db.query<Row>(sql)).rows,
  })
}

/** Lets others reach a database of this process by an address. */
export async function serveDatabase(db: PGlite): Promise<ServedDatabase> {
  // Every connection shares one session, so the functions may open one only (DATABASE_POOL_SIZE). The
  // others are for modules loaded anew in development, whose forerunner's connection is still open.
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 5 })
  const port = await new Promise<number>((resolve, reject) => {
    server.addEventListener('listening', (event) => {
      resolve((event as CustomEvent<{ port: number }>).detail.port)
    })
    server.start().catch(reject)
  })
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await db.close()
    },
  }
}
