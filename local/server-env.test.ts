import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { readEnv } from '../api/_lib/request/env.ts'
import { NOTHING_CONFIGURED } from './nothing-configured.ts'
import { loadServerEnv } from './server-env.ts'

const folder = mkdtempSync(join(tmpdir(), 'server-env-'))
const production = {
  DATABASE_URL: 'postgres://production.example.com/site',
  SMTP_URL: 'smtps://mail.example.com',
  GOOGLE_PLACES_API_KEY: 'real-key',
  SITE_SECRET: 'a secret of production, 40 letters long..',
  VITE_SUPABASE_URL: 'https://project.example.com',
}
const lines = Object.entries(production).map(([name, value]) => `${name}="${value}"`)
writeFileSync(join(folder, '.env'), lines.join('\n'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const load = () => loadServerEnv({ mode: 'production', envDir: folder })

test('passes .env to the functions, including public variables', () => {
  for (const name of Object.keys(NOTHING_CONFIGURED)) vi.stubEnv(name, undefined)
  load()
  const { VITE_SUPABASE_URL: SUPABASE_URL, ...others } = production
  expect(readEnv()).toMatchObject({ ...others, SUPABASE_URL })
})

test('ignores .env in tests', () => {
  for (const [name, value] of Object.entries(NOTHING_CONFIGURED)) vi.stubEnv(name, value)
  load()
  expect(readEnv()).toEqual({ DATABASE_POOL_SIZE: 4 })
})
