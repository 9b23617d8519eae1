import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../../../local/migrate.ts'
import { startPostgres } from './postgres-server.ts'

/**
 * The accounts table as in a Supabase project: it belongs to the sign-in server, and the role that runs
 * migrations may only change its rows and add triggers.
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
    updated_at timestamptz
  );
  grant usage on schema auth to migrating;
  grant select, insert, update, delete, references, trigger on auth.users to migrating;
  insert into auth.users (id, email, encrypted_password, phone_change, phone_change_token)
    values (1, 'pat@example.com', '$2a$10$stranger', '17405550123', 'hash'), (2, 'kim@example.com', null, '', '');
  reset role;
  grant usage, create on schema public to migrating;`

const server = await startPostgres()
afterAll(() => server?.stop())

describe.skipIf(!server)('accounts of a Supabase project', () => {
  const client = new pg.Client({ connectionString: server?.url })
  const users = async () => (await client.query('select * from auth.users order by id')).rows
  beforeAll(async () => {
    await client.connect()
    await client.query(SIGN_IN_SERVER)
    await client.query('set role migrating')
    await client.query(readFileSync(`${MIGRATIONS}/20261123090000_codes_only.sql`, 'utf8'))
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
      { email: 'kim@example.com', encrypted_password: null },
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

  test('keeps what a sign-in by code writes', async () => {
    await client.query(`update auth.users set updated_at = '2026-11-23T09:00:00Z' where id = 2`)
    expect((await users())[1]).toMatchObject({
      email: 'kim@example.com',
      updated_at: new Date('2026-11-23T09:00:00Z'),
    })
  })
})

test.skipIf(!server)('without a sign-in server the migration leaves nothing', async () => {
  const url = new URL(server?.url ?? 'postgres://none')
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const name = `plain_${process.pid}`
  await admin.query(`create database ${name}`)
  url.pathname = `/${name}`
  const plain = new pg.Client({ connectionString: url.href })
  await plain.connect()
  await plain.query(readFileSync(`${MIGRATIONS}/20261123090000_codes_only.sql`, 'utf8'))
  const { rows } = await plain.query(`select from pg_proc where proname = 'keep_codes_only'`)
  expect(rows).toEqual([])
  await plain.end()
  await admin.query(`drop database ${name}`)
  await admin.end()
})
