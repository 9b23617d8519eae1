import { afterAll, describe, expect, test } from 'vitest'
import { connect, sqlState } from '../../api/_lib/db'
import { testBookings } from './booking-suite'
import { testParallelVisitors } from './parallel-suite'
import { startPostgres } from './postgres-server'

const server = await startPostgres()
if (!server) {
  const words = 'no PostgreSQL here. Install it or set TEST_DATABASE_URL.'
  if (process.env.CI === 'true') throw new Error(`Never left out in CI: ${words}`)
  console.info(`Skipped: ${words}`)
}
afterAll(() => server?.stop())

const as = (role: string) => {
  const url = new URL(server?.url ?? 'postgres://none')
  url.username = role
  return url.href
}

describe.skipIf(!server)(
  'bookings in PostgreSQL, as the role of the functions',
  {
    timeout: 120_000,
  },
  () => {
    testBookings(as('site_functions'), 20)
    testParallelVisitors(as('site_functions'), { poolSize: 10, visitors: 100 })
  },
)

describe.skipIf(!server)('rights', () => {
  test.each(['anon', 'authenticated'])('%s reads and writes nothing', async (role) => {
    const { transaction, query, close } = connect(as('postgres'), 1)
    const tables = await query<{ name: string; column: string; secured: boolean }>(
      `select relname as name, attname as column, relrowsecurity as secured
        from pg_class join pg_attribute on attrelid = pg_class.oid and attnum = 1
        where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    expect(tables.length).toBeGreaterThanOrEqual(5)
    expect(tables.filter(({ secured }) => !secured)).toEqual([])
    const statements = tables.flatMap(({ name, column }) => [
      `select from ${name}`,
      `insert into ${name} default values`,
      `update ${name} set ${column} = null`,
      `delete from ${name}`,
    ])
    for (const statement of statements) {
      const tried = transaction(async (each) => {
        await each(`set local role ${role}`)
        await each(statement)
      })
      const state = await tried.catch((error: unknown) => sqlState(error))
      expect([statement, state]).toEqual([statement, '42501'])
    }
    await close()
  })

  test('a policy names the functions only', async () => {
    const { query, close } = connect(as('postgres'), 1)
    const policies = await query<{ roles: string }>('select roles::text from pg_policies')
    expect(new Set(policies.map(({ roles }) => roles))).toEqual(new Set(['{site_functions}']))
    await close()
  })
})
