import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { migrate } from './migrate.ts'

export type ServedDatabase = { url: string; stop: () => Promise<void> }
export type LocalDatabase = ServedDatabase & {
  migrated: string[]
  /** Runs any number of statements, outside the functions. */
  run: (sql: string) => Promise<unknown>
}

/**
 * Starts PostgreSQL inside this process and runs the migrations. The functions connect to it as they do
 * to the real one.
 * @param folder where the data is kept; one process at a time may use it. Without one: in memory
 */
export async function startDatabase(migrations: string, folder?: string): Promise<LocalDatabase> {
  if (folder) mkdirSync(folder, { recursive: true })
  const db = await PGlite.create(folder)
  const migrated = await migrateDatabase(db, migrations)
  return { ...(await serveDatabase(db)), migrated, run: (sql) => db.exec(sql) }
}

/** @returns the names of the migrations that were run */
export function migrateDatabase(db: PGlite, migrations: string): Promise<string[]> {
  return migrate(migrations, {
    run: (sql) => db.exec(sql),
    read: async <Row>(sql: string) => (await db.query<Row>(sql)).rows,
  })
}

/** Makes an in-process database reachable by URL. */
export async function serveDatabase(db: PGlite): Promise<ServedDatabase> {
  // All connections share one session, so the functions may open only one (DATABASE_POOL_SIZE). The others
  // are for modules reloaded in development, while their predecessors' connections are still open.
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
