import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../../local/database.ts'
import { MIGRATIONS } from '../../local/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file to copy embedded databases from. */
    migratedDatabase: string
  }
}

/**
 * Migrates one embedded database, which takes seconds; each test file loads a copy. It stays open, so that V8
 * keeps the compiled PGlite for the threads of the files: half of their time.
 */
export default async function migrateOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  const db = await PGlite.create()
  await migrateDatabase(db, MIGRATIONS)
  const dump = await db.dumpDataDir('none')
  const folder = mkdtempSync(join(tmpdir(), 'migrated-database-'))
  const file = join(folder, 'data.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  provide('migratedDatabase', file)
  return async () => {
    await db.close()
    rmSync(folder, { recursive: true })
  }
}
