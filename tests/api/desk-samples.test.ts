import { expect, test } from 'vitest'
import { writeSamples } from '../../local/desk-samples.ts'
import { openMigratedDatabase } from '../database/migrated-database.ts'

test('sample appointments replace the old ones, and nothing counts toward a limit any more', async () => {
  const database = await openMigratedDatabase()
  const countRows = async (table: string) =>
    (await database.query(`select from ${table}`)).rows.length
  await database.exec("insert into rate_limits (key, window_start, count) values ('x', now(), 300)")
  await database.exec(writeSamples(60))
  expect(await countRows('bookings')).toBe(60)
  await database.exec(writeSamples(3))
  expect(await countRows('bookings')).toBe(3)
  expect(await countRows('contact_messages')).toBe(3)
  expect(await countRows('rate_limits')).toBe(0)
  await database.close()
})
