import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { MIGRATIONS, migrate } from '../migrate.ts'

export type TestDatabase = { url: string; stop: () => Promise<void> }

/** Supabase's roles for visitors and their rights, which the migrations must handle. */
const SUPABASE = `
  do $$ begin
    create role anon nologin; create role authenticated nologin;
  exception when duplicate_object then null;
  end $$;
  alter default privileges in schema public grant all on tables to anon, authenticated;`

/**
 * A migrated PostgreSQL: a database on TEST_DATABASE_URL's server, else a new server. Debian has a folder of
 * programs per version. As root, they run as Debian's postgres user.
 * @returns null if there is no PostgreSQL at all
 */
export async function startPostgres(): Promise<TestDatabase | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    const url = new URL(given)
    url.pathname = `/site_${process.pid}`
    await run(given, `create database site_${process.pid}`)
    await prepare(url.href)
    return { url: url.href, stop: () => run(given, `drop database site_${process.pid} (force)`) }
  }
  const programs = findPrograms()
  return programs ? startOwn(programs) : null
}

/** The folder of a PostgreSQL server's programs; test-rest.ts installs Debian's package. */
export function findPrograms(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((name) => join(base, name, 'bin'))
    .find((path) => existsSync(`${path}/initdb`))
}

async function startOwn(programs: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = process.getuid?.() === 0 ? idsOf('postgres') : {}
  if (user.uid !== undefined) spawnSync('chown', [`${user.uid}:${user.gid}`, folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const init = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`)
  // Below the ports that the system gives to outgoing connections, from 32768.
  const port = 20_000 + (process.pid % 12_000)
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...[...settings, 'fsync=off', 'max_connections=60'].flatMap((s) => ['-c', s])],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitFor(() => run(url, 'select 1'))
  await prepare(url)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function prepare(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(SUPABASE)
  await migrate(MIGRATIONS, {
    run: (sql) => client.query(sql),
    read: async (sql) => (await client.query(sql)).rows,
  })
  await client.query('alter role site_functions login')
  await client.end()
}

export async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function waitFor(work: () => Promise<void>, tries = 300): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (tries === 0) throw error
    await wait(100)
    await waitFor(work, tries - 1)
  }
}

function idsOf(name: string): { uid?: number; gid?: number } {
  const read = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
  return { uid: read('-u'), gid: read('-g') }
}
