import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type ServedDatabase, serveDatabase } from '../../local/database.ts'

/** A separate embedded database with all migrations run. */
export async function startMigratedDatabase(): Promise<ServedDatabase> {
  const copy = new Blob([readFileSync(inject('migratedDatabase'))])
  return serveDatabase(await PGlite.create({ loadDataDir: copy }))
}
