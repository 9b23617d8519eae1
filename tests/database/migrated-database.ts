import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrateDatabase, type ServedDatabase, serveDatabase } from '../../local/database'
import { MIGRATIONS } from '../../local/migrate'

/**
 * A separate embedded database with all migrations run. Creating one takes seconds, so the first run leaves a
 * copy for later ones, until a migration or PGlite itself changes.
 */
export async function startMigratedDatabase(): Promise<ServedDatabase> {
  const copy = `node_modules/.cache/migrated-database/${describeContent()}.tar`
  if (existsSync(copy)) {
    return serveDatabase(await PGlite.create({ loadDataDir: new Blob([readFileSync(copy)]) }))
  }
  const db = await PGlite.create()
  await migrateDatabase(db, MIGRATIONS)
  await writeCopy(db, copy)
  return serveDatabase(db)
}

/** Other test files may do the same at this moment, so the copy appears whole or not at all. */
async function writeCopy(db: PGlite, copy: string): Promise<void> {
  const dump = await db.dumpDataDir('none')
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()))
  renameSync(unfinished, copy)
}

function describeContent(): string {
  const hash = createHash('sha256')
  const parts = [
    'node_modules/@electric-sql/pglite/package.json',
    ...globSync(`${MIGRATIONS}/*.sql`),
  ]
  for (const file of parts.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
