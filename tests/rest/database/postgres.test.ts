import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import postMessage from '../../../api/contact.ts'
import getDigest from '../../../api/digest.ts'
import getHealth from '../../../api/health.ts'
import getOutbox from '../../../api/outbox.ts'
import {
  connect,
  DatabaseUnavailableError,
  openDatabase,
  sqlState,
} from '../../../api/_lib/request/db.ts'
import { queueMails } from '../../../api/_lib/mail/outbox.ts'
import { createReference, hash } from '../../../api/_lib/request/secret.ts'
import { startMailSink } from '../../api/mail-sink.ts'
import { ask, collectBackgroundWork, collectLogs, formParts, SECRET } from '../../api/test-site.ts'
import { testBookings } from '../../database/booking-suite.ts'
import { testBusyTimes } from '../../database/busy-suite.ts'
import { testMailFates } from '../../database/mail-suite.ts'
import { testAttack } from './attack-suite.ts'
import { testDesk } from './office-suite.ts'
import { testParallelVisitors } from './parallel-suite.ts'
import { testWaitlist } from './waitlist-suite.ts'
import { run, startPostgres } from '../../../local/programs/postgres-server.ts'

const server = await startPostgres()
if (!server) {
  const message = 'no PostgreSQL here. Install it or set TEST_DATABASE_URL.'
  if (process.env.CI === 'true') throw new Error(`Never left out in CI: ${message}`)
  console.info(`Skipped: ${message}`)
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
    testBookings(as('site_functions'), { poolSize: 20, calls: 100, rounds: 20 })
    testBusyTimes(as('site_functions'), 20)
    testParallelVisitors(as('site_functions'))
  },
)

describe.skipIf(!server)('the desk, as the role of the functions', { timeout: 120_000 }, () => {
  testDesk(as('site_functions'))
})

describe.skipIf(!server)('the waitlist, as the role of the functions', { timeout: 120_000 }, () => {
  testWaitlist(as('site_functions'))
})

describe.skipIf(!server)('an attack, as the role of the functions', { timeout: 120_000 }, () => {
  testAttack(as('site_functions'))
})

describe.skipIf(!server)('mails whose delivery breaks off, as the role of the functions', () => {
  testMailFates(as('site_functions'), 4)
})

/** Ends all connections of a role while this process is stopped, as the host freezes it. */
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

  test('replaces connections that died while the function was frozen', async () => {
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

  test('replaces silent connections within the request', async () => {
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

  test('repeats a transaction a few times when its connection dies', async () => {
    const { query, transaction, close } = connect(as('site_functions'), 1)
    const workWith = (deaths: number) => {
      let tries = 0
      return transaction(async (each) => {
        await each('select 1')
        tries += 1
        if (tries <= deaths) endConnections('site_functions')
        await each('select 1')
        return tries
      })
    }
    expect(await workWith(1)).toBe(2)
    await expect(workWith(10)).rejects.toThrow(DatabaseUnavailableError)
    expect(await query('select 1 as one')).toEqual([{ one: 1 }])
    await close()
  })

  test('does not repeat a transaction that dies on commit, as it may have succeeded', async () => {
    const { query, transaction, close } = connect(as('site_functions'), 1)
    let tries = 0
    // Checked at commit, which ends its own connection.
    await run(
      as('postgres'),
      `create function end_self() returns trigger language plpgsql security definer as
          'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
        create constraint trigger end_self after insert on rate_limits
          deferrable initially deferred for each row execute function end_self()`,
    )
    const work = transaction(async (each) => {
      tries += 1
      await each(`insert into rate_limits values ('x', now(), 1)`)
    })
    await expect(work).rejects.toThrow(DatabaseUnavailableError)
    expect(tries).toBe(1)
    await run(as('postgres'), 'drop function end_self cascade')
    expect(await query('select 1 as one')).toEqual([{ one: 1 }])
    await close()
  })

  test('asks the host to wait until idle connections are closed', async () => {
    const context = Symbol.for('@vercel/request-context')
    const waitUntil = vi.fn()
    Object.assign(globalThis, { [context]: { get: () => ({ waitUntil }) } })
    vi.stubEnv('VERCEL_URL', 'www.example.com')
    vi.stubEnv('VERCEL_REGION', 'cle1')
    const { query, close } = connect(as('site_functions'), 1)
    await query('select 1')
    expect(waitUntil).toHaveBeenCalledExactlyOnceWith(expect.any(Promise))
    await close()
    vi.unstubAllEnvs()
    Reflect.deleteProperty(globalThis, context)
  })

  test('limits the duration of statements and idle transactions', async () => {
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
  let background: ReturnType<typeof collectBackgroundWork>
  beforeAll(() => {
    background = collectBackgroundWork()
  })
  afterAll(() => {
    background.stop()
    vi.unstubAllEnvs()
  })
  /** A delivery still under way would fail, and log it in the next test. */
  const closeDatabase = async () => {
    await background.settle()
    await openDatabase().close()
  }

  test('neither loses nor doubles a message when a hundred connections end under load', async () => {
    collectLogs()
    const settings = {
      DATABASE_URL: `${as('site_functions')}?application_name=ended`,
      DATABASE_POOL_SIZE: '8',
      SITE_SECRET: SECRET,
      SMTP_URL: '',
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const owner = connect(as('postgres'), 1)
    const empty = () =>
      owner.query('truncate contact_messages, outbox, idempotency_keys, rate_limits')
    await empty()
    const references = new Set<string>()
    let ended = 0
    /** Sends again as long as the response reports a failure. */
    const sendUntilTaken = async (key: string): Promise<void> => {
      const answer = await ask(postMessage, '/api/contact', {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { name: key, email: 'pat@example.com', message: 'Hello', ...formParts() },
      })
      if (answer.status !== 201) return sendUntilTaken(key)
      const { reference } = await answer.json()
      references.add(reference)
    }
    const visit = async (): Promise<void> => {
      while (ended < 100) await sendUntilTaken(randomUUID())
    }
    const endThem = async (): Promise<void> => {
      while (ended < 100) {
        const rows = await owner.query<object>(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ended'`,
        )
        ended += rows.length
        await wait(20)
      }
    }
    await Promise.all([endThem(), ...Array.from({ length: 16 }, visit)])
    const stored = await owner.query<{ reference: string }>(
      'select reference from contact_messages',
    )
    expect(stored.map(({ reference }) => reference).toSorted()).toEqual([...references].toSorted())
    expect(references.size).toBeGreaterThan(15)
    await empty()
    await closeDatabase()
    await owner.close()
  }, 120_000)

  test('refuses who has waited two seconds, and serves everyone let in', async () => {
    collectLogs()
    const settings = {
      DATABASE_URL: `${as('site_functions')}?application_name=crowded`,
      DATABASE_POOL_SIZE: '1',
      SITE_SECRET: SECRET,
      SMTP_URL: '',
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const { query } = openDatabase()
    // Takes both places, and leaves them one after the other.
    const slow = [query('select pg_sleep(1.2)'), query('select pg_sleep(1.2)')]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, count) =>
        ask(postMessage, '/api/contact', {
          method: 'POST',
          body: { name: `Crowd ${count}`, phone: '740 555 0199', message: 'Hello', ...formParts() },
        }),
      ),
    )
    await Promise.all(slow)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('5')
      expect((await answer.json()).error.code).toBe('busy')
    }
    const served = answers.filter((answer) => !refused.includes(answer))
    expect(served.filter(({ status }) => status !== 201)).toEqual([])
    const stored = await query(`select from contact_messages where name like 'Crowd %'`)
    expect(stored).toHaveLength(served.length)
    await closeDatabase()
  })

  test('accepts, mails and lists a message, deletes old rows and reports health', async () => {
    collectLogs()
    const sink = await startMailSink()
    const settings = {
      // A different address from above, whose connections are closed by now.
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
    await closeDatabase()
    await sink.stop()
  })

  test('accepts messages while the bookings are locked', async () => {
    collectLogs()
    const sink = await startMailSink()
    const settings = {
      DATABASE_URL: `${as('site_functions')}?application_name=locked`,
      DATABASE_POOL_SIZE: '4',
      SITE_SECRET: SECRET,
      SMTP_URL: sink.url,
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const { query } = openDatabase()
    const start = Date.parse('2027-06-01T14:00:00Z')
    for (let count = 0; count < 12; count += 1) {
      const [id, startsAt] = [randomUUID(), new Date(start + count * 86_400_000)]
      await query(
        `insert into bookings (id, reference, topic, adviser, starts_at, ends_at, blocked, state,
            token_hash, name, email)
          values ($1, $2, 'consultation', 1, $3::timestamptz, $3::timestamptz + interval '1 hour',
            tstzrange($3, $3::timestamptz + interval '1 hour'), 'confirmed', $4, 'Pat', 'pat@example.com')`,
        [id, createReference('B'), startsAt, hash(id)],
      )
      const mail = { kind: 'booking_office', bookingId: id, sequence: 0 } as const
      await queueMails(query, [mail], new Date())
    }
    const locker = new pg.Client({ connectionString: as('postgres') })
    await locker.connect()
    // A transaction sees one snapshot of the other transactions.
    const watcher = connect(as('postgres'), 1)
    const call = () => {
      const message = { name: 'Pat Example', phone: '740 555 0199', message: 'Hello' }
      return ask(postMessage, '/api/contact', {
        method: 'POST',
        body: { ...message, ...formParts() },
      })
    }
    await locker.query('begin; lock table bookings in access exclusive mode')
    const statuses: number[] = []
    const waiting: number[] = []
    // In sequence, so that the deliveries after the first responses are running.
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await call()).status)
      const rows = await watcher.query(
        `select pid from pg_stat_activity
          where application_name = 'locked' and wait_event_type = 'Lock'`,
      )
      waiting.push(rows.length)
    }
    await locker.query('rollback')
    await locker.end()
    await watcher.close()
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 201))
    expect(Math.max(...waiting), 'connections that wait for the lock').toBe(1)
    await vi.waitFor(() => expect(sink.mails.length).toBeGreaterThanOrEqual(12), 60_000)
    await closeDatabase()
    await sink.stop()
  }, 120_000)

  test.each([
    `update contact_messages set message = 'x'`,
    'update contact_messages set version = 0',
    `select set_config('role', 'postgres', false)`,
    'delete from contact_messages',
    'delete from outbox',
    `update office_trail set who = 'x'`,
    'delete from office_trail',
    'truncate office_trail',
    'truncate bookings',
    'create table notes (text text)',
    'alter table bookings disable row level security',
    'select * from supabase_migrations.schema_migrations',
  ])('refuses %s', async (statement) => {
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
    statements.push(
      `select forget_person('pat@example.com', null)`,
      `select delete_before('2020-01-01')`,
      `select closed_between('2027-01-01', '2027-02-01')`,
    )
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

  test('grants access to the functions only', async () => {
    const { query, close } = connect(as('postgres'), 1)
    const policies = await query<{ roles: string }>('select roles::text from pg_policies')
    expect(new Set(policies.map(({ roles }) => roles))).toEqual(new Set(['{site_functions}']))
    await close()
  })
})
