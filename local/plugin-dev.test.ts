import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDev, type StartedServer } from '../tests/start-server.ts'
import { sendRaw, writeSite } from '../tests/temporary-site.ts'

const HTML = { accept: 'text/html' }
const routes = (paths: string[]) =>
  `export const PAGES = ${JSON.stringify(paths)}.map((path) => ({ path, page: async () => ({}) }))`
const echo = (word: string) =>
  `export default { fetch: async (): Promise<Response> => new Response('${word}') }`

const folder = writeSite({
  'index.html': '<!doctype html><title>Shell</title>',
  'src/config/pages.ts': routes(['/', '/about-us']),
  'src/main.ts': 'export const main = 1',
  'api/echo.ts': echo('first'),
  'api/_lib/shared.ts': echo('secret'),
  '.env.local': 'GOOGLE_PLACES_API_KEY=key-from-file\nOTHER_SECRET=unread\n',
})

let server: StartedServer
let port: number

beforeAll(async () => {
  vi.stubEnv('GOOGLE_PLACES_API_KEY', undefined)
  server = await startDev(folder.root)
  port = server.port
})
afterAll(async () => {
  await server.close()
  folder.remove()
  vi.unstubAllEnvs()
})

test.each([
  ['/', 200],
  ['/about-us', 200],
  ['/nope', 404],
  ['/no/such/page.html', 404],
])('the page at %s answers %i (R22)', async (path, status) => {
  const answer = await sendRaw(port, path, { headers: HTML })
  expect(answer.status).toBe(status)
  expect(answer.body).toContain('Shell')
})

test('serves modules as usual', async () => {
  expect(await sendRaw(port, '/src/main.ts')).toMatchObject({ status: 200 })
  expect((await sendRaw(port, '/@vite/client')).status).toBe(200)
  // Neither a file name nor a route, but not a page either.
  expect((await sendRaw(port, '/src/main?import')).status).toBe(200)
})

test('runs functions from their source and reloads edits', async () => {
  expect((await sendRaw(port, '/api/echo')).body).toBe('first')
  writeFileSync(join(folder.root, 'api/echo.ts'), echo('second'))
  await vi.waitFor(
    async () => expect((await sendRaw(port, '/api/echo')).body).toBe('second'),
    10_000,
  )
})

test('serves a new row of the route table at once', async () => {
  expect((await sendRaw(port, '/added', { headers: HTML })).status).toBe(404)
  writeFileSync(join(folder.root, 'src/config/pages.ts'), routes(['/', '/added']))
  await vi.waitFor(async () => {
    expect((await sendRaw(port, '/added', { headers: HTML })).status).toBe(200)
  }, 10_000)
})

test('serves no shared code as a function and passes OPTIONS to the function', async () => {
  expect((await sendRaw(port, '/api/_lib/shared')).status).toBe(404)
  const answer = await sendRaw(port, '/api/echo', { method: 'OPTIONS' })
  expect(answer).toMatchObject({ status: 200, body: 'second' })
})

test('passes only listed keys from .env files to the functions', () => {
  expect(process.env.GOOGLE_PLACES_API_KEY).toBe('key-from-file')
  expect(process.env.OTHER_SECRET).toBeUndefined()
})
