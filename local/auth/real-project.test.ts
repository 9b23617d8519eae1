import { afterEach, expect, test, vi } from 'vitest'
import { startDev } from '../../tests/start-server.ts'
import { sendRaw, writeSite } from '../../tests/temporary-site.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  vi.unstubAllEnvs()
})

test.each([
  ['', 401],
  ['VITE_SUPABASE_URL=https://abcd.supabase.co\n', 404],
])('with "%s" in a file, /auth/v1 answers %i', async (file, status) => {
  vi.stubEnv('GOOGLE_PLACES_API_KEY', '')
  // The test command empties it.
  vi.stubEnv('VITE_SUPABASE_URL', undefined)
  const folder = writeSite({
    'index.html': 'shell',
    'src/config/pages.ts': 'export const PAGES = []',
    '.env.local': file,
  })
  const server = await startDev(folder.root)
  const { port } = server
  expect((await sendRaw(port, '/auth/v1/health')).status).toBe(status)
  expect((await sendRaw(port, '/__mailbox.json')).body).toBe('[]')
  const page = (await sendRaw(port, '/__local')).body
  expect(page.includes('The real service is configured')).toBe(status === 404)
  await server.close()
  folder.remove()
})
