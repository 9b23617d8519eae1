import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../../../local/migrate.ts'
import { startPostgres } from '../../../local/programs/postgres-server.ts'

/**
 * The tables of accounts and codes as in a Supabase project: they belong to the sign-in server, and the role that
 * runs migrations may only change their rows and add triggers.
 */
const SIGN_IN_SERVER = `
  do $$ begin
    create role auth_admin; create role migrating;
  exception when duplicate_object then null;
  end $$;
  create schema auth authorization auth_admin;
  set role auth_admin;
  create table auth.users (
    id int primary key,
    email varchar(255),
    phone text,
    encrypted_password varchar(255),
    email_change varchar(255) default '',
    email_change_token_current varchar(255) default '',
    email_change_token_new varchar(255) default '',
    phone_change text default '',
    phone_change_token varchar(255) default '',
    email_change_sent_at timestamptz,
    phone_change_sent_at timestamptz,
    updated_at timestamptz
  );
  create type auth.one_time_token_type as enum ('confirmation_token', 'reauthentication_token', 'recovery_token',
    'email_change_token_new', 'email_change_token_current', 'phone_change_token');
  create table auth.one_time_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id int not null references auth.users on delete cascade,
    token_type auth.one_time_token_type not null,
    token_hash text not null,
    relates_to text not null,
    created_at timestamp not null default now(),
    updated_at timestamp not null default now(),
    unique (user_id, token_type)
  );
  grant usage on schema auth to migrating;
  grant select, insert, update, delete, references, trigger on auth.users, auth.one_time_tokens to migrating;
  insert into auth.users (id, email, encrypted_password, phone_change, phone_change_token)
    values (1, 'pat@example.com', '$2a$10$stranger', '17405550123', 'hash'), (2, 'kim@example.com', null, '', '');
  insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
    select 1, kind, 'old ' || kind, 'pat@example.com' from unnest(enum_range(null::auth.one_time_token_type)) kind;
  reset role;
  grant usage, create on schema public to migrating;`

const MIGRATED = [
  '20261123090000_codes_only.sql',
  '20261126140000_no_change_codes.sql',
  '20261128300000_no_change_messages.sql',
].map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))

const server = await startPostgres()
afterAll(() => server?.stop())

describe.skipIf(!server)('accounts of a Supabase project', () => {
  const client = new pg.Client({ connectionString: server?.url })
  const users = async () => (await client.query('select * from auth.users order by id')).rows
  beforeAll(async () => {
    await client.connect()
    await client.query(SIGN_IN_SERVER)
    await client.query('set role migrating')
    for (const sql of MIGRATED) await client.query(sql)
    await client.query('set role auth_admin')
  })
  afterAll(() => client.end())

  test('removes old passwords and unfinished changes, but no accounts', async () => {
    expect(await users()).toMatchObject([
      {
        email: 'pat@example.com',
        encrypted_password: '',
        phone_change: '',
        phone_change_token: '',
      },
      { email: 'kim@example.com', encrypted_password: '' },
    ])
  })

  test('never stores a password, at registration or later', async () => {
    await client.query(
      `insert into auth.users (id, email, encrypted_password) values (3, 'ann@example.com', '$2a$10$x')`,
    )
    await client.query(`update auth.users set encrypted_password = '$2a$10$y' where id = 2`)
    const kept = (await users()).map(({ encrypted_password: password }) => password)
    expect(kept).toEqual(['', '', ''])
  })

  test('never stores a pending address that a code could confirm', async () => {
    await client.query(
      `update auth.users set phone_change = '17405550124', phone_change_token = 'hash',
        email_change = 'mal@example.com', email_change_token_new = 'hash',
        email_change_token_current = 'hash' where id = 2`,
    )
    expect((await users())[1]).toMatchObject({
      email: 'kim@example.com',
      email_change: '',
      email_change_token_current: '',
      email_change_token_new: '',
      phone_change: '',
      phone_change_token: '',
    })
  })

  const SIGN_IN_CODES = ['confirmation_token', 'reauthentication_token', 'recovery_token']
  const codesOf = async (user: number) => {
    const sql = 'select token_type from auth.one_time_tokens where user_id = $1 order by token_type'
    return (await client.query(sql, [user])).rows.map(({ token_type: type }) => type)
  }

  test('removes codes for unfinished changes, but none for signing in', async () => {
    expect(await codesOf(1)).toEqual(SIGN_IN_CODES)
  })

  test('never stores a code that a link could change the address with', async () => {
    await client.query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
        select 2, kind, 'hash', 'kim@example.com' from unnest(enum_range(null::auth.one_time_token_type)) kind`,
    )
    expect(await codesOf(2)).toEqual(SIGN_IN_CODES)
  })

  test('says of every account, old or new, that a message about a change has just gone out', async () => {
    await client.query(`insert into auth.users (id, email) values (4, 'dan@example.com')`)
    await client.query(`update auth.users set phone_change_sent_at = now() where id = 1`)
    const ahead = new Date('2200-01-01T00:00:00Z')
    for (const user of await users()) {
      expect(user).toMatchObject({ email_change_sent_at: ahead, phone_change_sent_at: ahead })
    }
  })

  test('keeps what a sign-in by code writes', async () => {
    await client.query(`update auth.users set updated_at = '2026-11-23T09:00:00Z' where id = 2`)
    expect((await users())[1]).toMatchObject({
      email: 'kim@example.com',
      updated_at: new Date('2026-11-23T09:00:00Z'),
    })
  })
})

test.skipIf(!server)('without a sign-in server the migrations leave nothing', async () => {
  const url = new URL(server?.url ?? 'postgres://none')
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const name = `plain_${process.pid}`
  await admin.query(`create database ${name}`)
  url.pathname = `/${name}`
  const plain = new pg.Client({ connectionString: url.href })
  await plain.connect()
  for (const sql of MIGRATED) await plain.query(sql)
  const { rows } = await plain.query(
    `select from pg_proc where proname in ('keep_codes_only', 'drop_change_codes')`,
  )
  expect(rows).toEqual([])
  await plain.end()
  await admin.query(`drop database ${name}`)
  await admin.end()
})
