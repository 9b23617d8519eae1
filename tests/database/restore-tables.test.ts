import { afterAll, expect, test } from 'vitest'
import { connect } from '../../api/_lib/request/db.ts'
import { NOT_RESTORED, RESTORED } from '../../local/restore-tables.ts'
import { startMigratedDatabase } from './migrated-database.ts'

const server = await startMigratedDatabase()
const database = connect(server.url, 1)
afterAll(async () => {
  await database.close()
  await server.stop()
})

test('a restore puts back or knowingly leaves out every table of the migrations', async () => {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by name`,
  )
  const known = [...Object.keys(RESTORED), ...NOT_RESTORED].toSorted()
  expect(tables.map(({ name }) => name)).toEqual(known)
})
