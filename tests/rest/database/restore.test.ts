import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { run, startPostgres } from '../../../local/programs/postgres-server.ts'

const server = await startPostgres()
const url = server?.url ?? 'postgres://none'
const client = new pg.Client({ connectionString: url })
if (server) await client.connect()
afterAll(async () => {
  await client.end()
  await server?.stop()
})

const FILE = join(mkdtempSync(join(tmpdir(), 'site-backup-')), 'backup')
const TABLES =
  'bookings, contact_messages, outbox, waitlist_entries, closed_times, extra_hours, office_feed, site_notice, office_trail, busy_calendars, busy_times'

/** Appointments on consecutive days of March 2027, each with its mail. */
const BOOK = (count: number, from = 0) => `
  insert into bookings (id, reference, topic, adviser, starts_at, ends_at, blocked, state, token_hash, name, phone)
    select gen_random_uuid(), 'B-' || lpad(day::text, 8, '0'), 'consultation', 1, start, start + interval '30 minutes',
      tstzrange(start, start + interval '45 minutes'), 'confirmed', sha256(day::text::bytea), 'Pat Example', '+17405550199'
    from generate_series(${from}, ${from + count - 1}) as day,
      lateral (select timestamptz '2027-03-01 15:00Z' + day * interval '1 day' as start) as at;
  insert into outbox (kind, booking_id, sequence) select 'booking_office', id, 0 from bookings
    on conflict do nothing`
const CLOSE = `
  insert into closed_times (first_day, last_day, time_zone) values ('2027-03-01', '2027-03-31', 'America/New_York');
  insert into office_feed (token_hash, made_by, made_at) values (sha256('feed'), 'office@example.com', now());
  insert into site_notice (id, text, until, set_by, set_at)
    values ('7d444840-9dc0-41d1-b245-5ffdce74fad2', 'Snow', now() + interval '1 day', 'office@example.com', now());
  insert into office_trail (id, at, who, what)
    values ('7d444840-9dc0-41d1-b245-5ffdce74fad2', now(), 'office@example.com', 'feed_on');
  insert into waitlist_entries (id, token_hash, name, phone, topic, way, part, weekdays, last_day, created_at, offered)
    values ('2d0e7b4c-6a1f-4f0e-8c55-1b9c7e3a4d20', sha256('place'), 'Pat Example', '+17405550199', 'consultation',
      'office', 'morning', '{2,4}', '2027-05-01', now(), '{2027-03-09 15:30Z}') on conflict do nothing`
const MAKE_BUSY = `
  insert into busy_calendars (key) values (sha256('calendar'));
  insert into busy_times (calendar, span) values (sha256('calendar'), '[2027-03-01 00:00Z,2027-04-30 00:00Z)')`

const count = async (table: string) =>
  Number((await client.query(`select count(*) from ${table}`)).rows[0].count)
const program = (name: string, args: string[], env = {}) =>
  spawnSync(name, args, { encoding: 'utf8', env: { ...process.env, ...env } })
/** As the runbook says. */
const backUp = () =>
  program('pg_dump', ['--format=custom', '--data-only', '--schema=public', `--file=${FILE}`, url])
const restore = () => program(process.execPath, ['scripts/restore.ts', FILE], { RESTORE_URL: url })

describe.skipIf(!server)('a backup', () => {
  beforeEach(async () => {
    await run(url, `truncate ${TABLES} cascade`)
    await run(url, BOOK(18))
    await run(url, CLOSE)
    await run(url, MAKE_BUSY)
    expect(backUp().stderr).toBe('')
  })

  test.each([
    ['an empty database', ''],
    ['a database that has read busy calendars', MAKE_BUSY],
    ['a database whose office has closed days', CLOSE],
  ])('brings every row back into %s', async (_, before) => {
    await run(url, `truncate ${TABLES} cascade; ${before}`)
    const { stdout, stderr, status } = restore()
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toContain('bookings: all 18 rows are there')
    expect(await count('bookings')).toBe(18)
    expect(await count('outbox')).toBe(18)
    expect(await count('office_feed')).toBe(1)
    expect(await count('site_notice')).toBe(1)
    expect(await count('office_trail')).toBe(1)
    expect(await count(`waitlist_entries where weekdays = '{2,4}'`)).toBe(1)
  })

  test('adds what is missing, and leaves the rest as it is', async () => {
    await run(url, `delete from bookings where starts_at > '2027-03-10'`)
    await run(url, `update bookings set note = 'Called'`)
    expect(restore().status).toBe(0)
    expect(await count('bookings')).toBe(18)
    expect(await count(`bookings where note = 'Called' and version = 1`)).toBe(9)
  })

  test('restores nothing if another appointment has taken a time', async () => {
    await run(url, `truncate ${TABLES} cascade`)
    await run(url, BOOK(1, 5))
    const { stderr, status } = restore()
    expect(status).toBe(1)
    expect(stderr).toContain('Nothing was restored.')
    expect(await count('bookings')).toBe(1)
    expect(await count('closed_times')).toBe(0)
  })

  test('restores nothing from a file that is cut off', async () => {
    await run(url, `truncate ${TABLES} cascade`)
    program('truncate', ['--size=-400', FILE])
    expect(restore().status).not.toBe(0)
    expect(await count('bookings')).toBe(0)
  })

  test('keeps times free again after a restore', async () => {
    await run(url, 'truncate bookings cascade')
    expect(restore().status).toBe(0)
    await run(url, BOOK(1, 20))
    expect(await count('bookings'), 'the time is busy').toBe(18)
  })
})
