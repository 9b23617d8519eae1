import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { connect } from '../../../api/_lib/request/db.ts'
import { startDatabase } from '../../../local/database.ts'
import { MIGRATIONS } from '../../../local/migrate.ts'
import { testMailFates } from '../../database/mail-suite.ts'
import { startMigratedDatabase } from '../../database/migrated-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'local-database-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('migrates the embedded database once and keeps its data', { timeout: 60_000 }, async () => {
  const first = await startDatabase(MIGRATIONS, folder)
  expect(first.migrated).toContain('20261121090000_contact_messages.sql')
  const before = connect(first.url, 1)
  await before.query(
    `insert into contact_messages (reference, name, email, message)
      values ('M-00000001', 'Pat Example', 'pat@example.com', 'Hello')`,
  )
  await before.close()
  await first.stop()

  const second = await startDatabase(MIGRATIONS, folder)
  expect(second.migrated).toEqual([])
  const after = connect(second.url, 1)
  expect(await after.query('select name from contact_messages')).toEqual([{ name: 'Pat Example' }])
  await after.close()
  await second.stop()
})

describe('interrupted mail delivery in the embedded database', async () => {
  const { url, stop } = await startMigratedDatabase()
  afterAll(stop)
  testMailFates(url, 1)
})
