import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Their path in the project. */
export const MIGRATIONS = 'supabase/migrations'

type Run = (sql: string) => Promise<unknown>
type Read = <Row>(sql: string) => Promise<Row[]>

const FILE = /^(\d{14})_(\w+)\.sql$/

/**
 * Runs the migrations of a folder that have not been run yet, in order, each in a transaction. The
 * list of applied migrations is kept where the Supabase CLI keeps it, so either can be used.
 * @param database `run` accepts any number of statements, `read` one
 * @returns names of the files run
 */
export async function migrate(
  folder: string,
  database: { run: Run; read: Read },
): Promise<string[]> {
  await database.run(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`)
  const rows = await database.read<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const done = new Set(rows.map(({ version }) => version))
  const todo = readdirSync(folder)
    .filter((file) => FILE.test(file) && !done.has(file.slice(0, 14)))
    .sort()
  for (const file of todo) {
    const [, version, name] = FILE.exec(file) ?? []
    const sql = readFileSync(join(folder, file), 'utf8')
    await database.run(`
      begin;
      ${sql}
      insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');
      commit;`)
  }
  return todo
}
