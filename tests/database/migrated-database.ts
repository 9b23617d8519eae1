import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type ServedDatabase, serveDatabase } from '../../local/database.ts'

/** A separate embedded database with all migrations run, served to clients. */
export async function startMigratedDatabase(): Promise<ServedDatabase> {
  return serveDatabase(await openMigratedDatabase())
}

/** The same without clients. Close it after use. */
export function openMigratedDatabase(): Promise<PGlite> {
  const copy = new Blob([readFileSync(inject('migratedDatabase'))])
  return PGlite.create({ loadDataDir: copy })
}
