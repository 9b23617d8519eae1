import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startEmbeddedServices } from './embedded-services.ts'

const root = mkdtempSync(join(tmpdir(), 'embedded-services-'))
mkdirSync(join(root, 'supabase/migrations'), { recursive: true })
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

/** The secret of a server that starts for the first time in its process. */
async function startAnew(port: number) {
  Reflect.deleteProperty(globalThis, Symbol.for('local-server.services'))
  vi.stubEnv('SITE_SECRET', '')
  vi.stubEnv('SMTP_URL', 'smtp://mail.example.com')
  vi.stubEnv('DATABASE_URL', 'postgres://database.example.com')
  await startEmbeddedServices({ root, port, deliver: () => {}, log: () => {} })
  return process.env.SITE_SECRET ?? ''
}

test('a restarted server keeps its secret, so private links still work', async () => {
  const secret = await startAnew(4400)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await startAnew(4400)).toBe(secret)
  expect(await startAnew(4401)).not.toBe(secret)
})
