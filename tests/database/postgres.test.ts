import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { spawnSync } from 'node:child_process'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { POST as postMessage } from '../../api/contact'
import { GET as getDigest } from '../../api/digest'
import { GET as getHealth } from '../../api/health'
import { GET as getOutbox } from '../../api/outbox'
import { connect, DatabaseUnavailableError, openDatabase, sqlState } from '../../api/_lib/db'
import { startMailSink } from '../api/mail-sink'
import { ask, collectLogs, formParts, SECRET } from '../api/test-site'
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

/** Ends all connections of a role while this process stands still, as the host freezes it. */
function endConnections(role: string) {
  const script = `
    import pg from 'pg'
    const client = new pg.Client({ connectionString: '${as('postgres')}' })
    await client.connect()
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'")
    await client.end()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect([status, String(stderr)]).toEqual([0, ''])
}

describe.skipIf(!server)('connections, as the role of the functions', () => {
  afterEach(() => vi.useRealTimers())

  test('those that died while the function was frozen are replaced unnoticed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { query, transaction, close } = connect(as('site_functions'), 2)
    const openTwo = () =>
      Promise.all([query('select pg_sleep(0.1)'), query('select pg_sleep(0.1)')])
    const one = [{ one: 1 }]
    await openTwo()
    endConnections('site_functions')
    vi.setSystemTime(Date.now() + 60_000)
    expect(await query('select 1 as one')).toEqual(one)
    await openTwo()
    endConnections('site_functions')
    vi.setSystemTime(Date.now() + 60_000)
    expect(await transaction((each) => each('select 1 as one'))).toEqual(one)
    await close()
  })

  test('those that fell silent are replaced before the call is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { hostname, port } = new URL(as('site_functions'))
    const opened: Socket[] = []
    const between = createServer((near) => {
      const far = createConnection(Number(port), hostname)
      for (const end of [near, far]) end.on('error', () => {})
      opened.push(far)
      near.pipe(far).pipe(near)
    }).listen(0, '127.0.0.1')
    await once(between, 'listening')
    const url = new URL(as('site_functions'))
    url.port = String((between.address() as AddressInfo).port)
    const { query, close } = connect(url.href, 4)
    await Promise.all(Array.from({ length: 4 }, () => query('select pg_sleep(0.2)')))
    for (const far of opened) far.unpipe()
    vi.setSystemTime(Date.now() + 60_000)
    expect(await query('select 1 as one')).toEqual([{ one: 1 }])
    await close()
    for (const far of opened) far.destroy()
    between.close()
  }, 9000)

  test('one that dies within a transaction ends the call, not the process', async () => {
    const { query, transaction, close } = connect(as('site_functions'), 1)
    const work = transaction(async (each) => {
      await each('select 1')
      endConnections('site_functions')
      await each('select 1')
    })
    await expect(work).rejects.toThrow(DatabaseUnavailableError)
    expect(await query('select 1 as one')).toEqual([{ one: 1 }])
    await close()
  })

  test('a statement and an unfinished transaction have an end', async () => {
    const { query, close } = connect(as('site_functions'), 1)
    const [limits] = await query(`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`)
    expect(limits).toEqual({ statement: '2s', idle: '5s' })
    await expect(query('select pg_sleep(5)')).rejects.toThrow('57014')
    await close()
  })
})

describe.skipIf(!server)('the other functions, as their role', () => {
  const CRON_SECRET = 'a secret for the scheduler'
  afterAll(() => vi.unstubAllEnvs())

  test('a message is taken, mailed and listed, old rows are dropped, health is told', async () => {
    collectLogs()
    const sink = await startMailSink()
    const settings = {
      // Another address than above, where the connections are closed by now.
      DATABASE_URL: `${as('site_functions')}?application_name=functions`,
      DATABASE_POOL_SIZE: '2',
      SITE_SECRET: SECRET,
      SMTP_URL: sink.url,
      CRON_SECRET,
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const scheduled = (handler: typeof getOutbox) =>
      ask(handler, '/', { headers: { Authorization: `Bearer ${CRON_SECRET}` } })
    const message = { name: 'Pat Example', email: 'pat@example.com', message: 'Hello' }
    const sent = await ask(postMessage, '/api/contact', {
      method: 'POST',
      body: { ...message, ...formParts() },
    })
    expect(sent.status).toBe(201)
    expect((await scheduled(getOutbox)).status).toBe(200)
    expect((await scheduled(getDigest)).status).toBe(200)
    await vi.waitFor(() => expect(sink.mails).toHaveLength(3), 10_000)
    const health = await ask(getHealth, '/api/health')
    expect(await health.json()).toMatchObject({ parts: { database: 'ok', mail: 'ok' } })
    await openDatabase().close()
    await sink.stop()
  })

  test.each([
    `update contact_messages set message = 'x'`,
    'delete from contact_messages',
    'delete from outbox',
    'truncate bookings',
    'create table notes (text text)',
    'alter table bookings disable row level security',
    'select * from supabase_migrations.schema_migrations',
  ])('%s is refused', async (statement) => {
    const { query, close } = connect(as('site_functions'), 1)
    const state = await query(statement).catch((error: unknown) => sqlState(error))
    expect(state).toBe('42501')
    await close()
  })
})

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
