import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { site } from '../src/config/site.ts'
import { startPreview, type StartedServer } from '../tests/start-server.ts'
import { sendRaw, writeSite } from '../tests/temporary-site.ts'

const FUNCTION = `
export default { fetch: async (request) => {
  if (request.method === 'POST') return new Response('got ' + (await request.text()))
  const { pathname, search, searchParams } = new URL(request.url)
  if (searchParams.has('hang')) {
    globalThis.localTestState = 'called'
    return new Promise((resolve) => request.signal.addEventListener('abort', () => {
      globalThis.localTestState = 'aborted'
      resolve(new Response(''))
    }))
  }
  if (searchParams.has('stream')) {
    const parts = ['one ', 'two ', 'three']
    return new Response(new ReadableStream({
      pull(controller) {
        const part = parts.shift()
        if (part) controller.enqueue(new TextEncoder().encode(part))
        else controller.close()
      },
    }))
  }
  const headers = new Headers({ 'x-from': 'function' })
  headers.append('set-cookie', 'a=1; Path=/')
  headers.append('set-cookie', 'b=2; Path=/')
  const { method } = request
  return Response.json({ method, pathname, search }, { headers })
} }
`
const RATING = `
export default { fetch: async () => {
  const { status } = await fetch('https://places.googleapis.com/v1/places/${site.placeId}', {
    headers: { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'rating' },
  })
  return Response.json({ status })
} }
`
const GONE = `export default {
  fetch: async () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } }),
}`
const folder = writeSite({
  'dist/index.html': 'the home page',
  'dist/about-us.html': 'about us',
  'dist/services/payroll.html': 'payroll',
  'dist/late/known.html': 'known at the build',
  'dist/spa.html': 'the page without content',
  'dist/404.html': 'not found',
  'dist/robots.txt': 'robots',
  'dist/.well-known/security.txt': 'security',
  'dist/assets/app.js': 'code',
  '.server/api/echo.js': FUNCTION,
  '.server/api/rating.js': RATING,
  '.server/api/gone.js': GONE,
  '.server/api/_shared.js': 'export default { fetch: async () => new Response("secret") }',
  '.server/package.json': '{"type":"module"}',
  'package.json': '{"type":"module"}',
  'vercel.json': JSON.stringify({
    rewrites: [
      { source: '/(assets|ocr)/(.*)', destination: '/api/gone' },
      { source: '/late/((?!.*\\.xml$).*)', destination: '/spa' },
      { source: '/early/(.*)', destination: '/no-such-page' },
    ],
    headers: [
      { source: '/(.*)', headers: [{ key: 'X-Everywhere', value: 'yes' }] },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    ],
  }),
})

let server: StartedServer
let port: number
const realFetch = globalThis.fetch

beforeAll(async () => {
  vi.stubEnv('GOOGLE_PLACES_API_KEY', '')
  server = await startPreview(folder.root)
  port = server.port
})
afterAll(async () => {
  await server.close()
  folder.remove()
  globalThis.fetch = realFetch
  vi.unstubAllEnvs()
})

test.each([
  ['/', 200, 'the home page'],
  ['/?q=1', 200, 'the home page'],
  ['/about-us', 200, 'about us'],
  ['/late/known', 200, 'known at the build'],
  ['/late/1?q=1', 200, 'the page without content'],
  ['/late/1/2', 200, 'the page without content'],
  ['/late/feed.xml', 404, 'not found'],
  ['/late', 404, 'not found'],
  ['/early/1', 404, 'not found'],
  ['/robots.txt', 200, 'robots'],
  ['/.well-known/security.txt', 200, 'security'],
  ['/assets/app.js', 200, 'code'],
  ['/nope', 404, 'not found'],
  ['/services/payroll', 200, 'payroll'],
  ['/services//payroll', 404, 'not found'],
  ['/404', 404, 'not found'],
  ['/assets', 404, 'not found'],
  ['/assets/gone.js', 404, 'Not found'],
  ['/ocr/gone.wasm', 404, 'Not found'],
  ['/nope.txt', 404, 'not found'],
  ['/%E0%A4%A', 404, 'not found'],
  ['/late/%E0%A4%A', 404, 'not found'],
  ['/%zz', 404, 'not found'],
  ['/..%2fpackage', 404, 'not found'],
])('%s answers %i with "%s" (R22, R23)', async (path, status, body) => {
  expect(await sendRaw(port, path)).toMatchObject({ status, body })
})

test('a missing file gets the headers of its function', async () => {
  const { headers } = await sendRaw(port, '/assets/gone.js')
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['/about-us/?a=1', '/about-us?a=1'],
  ['/about-us.html', '/about-us'],
  ['/late/1/', '/late/1'],
  ['/index.html', '/'],
  ['//', '/'],
])('%s redirects to %s', async (path, location) => {
  expect(await sendRaw(port, path)).toMatchObject({ status: 308, headers: { location } })
})

test('sends the headers of vercel.json with pages, files and functions', async () => {
  for (const path of ['/', '/nope', '/robots.txt', '/api/echo']) {
    expect((await sendRaw(port, path)).headers['x-everywhere']).toBe('yes')
  }
  expect((await sendRaw(port, '/assets/app.js')).headers['cache-control']).toBe('immutable')
})

test('passes the URL to a function and returns all its cookies', async () => {
  const { status, headers, body } = await sendRaw(port, '/api/echo?a=1&b=2')
  expect(status).toBe(200)
  expect(JSON.parse(body)).toEqual({
    method: 'GET',
    pathname: '/api/echo',
    search: '?a=1&b=2',
  })
  expect(headers).toMatchObject({
    'x-from': 'function',
    'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
  })
})

test('answers HEAD with the headers and no body', async () => {
  const answer = await sendRaw(port, '/api/echo', { method: 'HEAD' })
  expect(answer).toMatchObject({ status: 200, body: '', headers: { 'x-from': 'function' } })
})

test('streams request and response bodies', async () => {
  const address = `http://localhost:${port}/api/echo`
  const answer = await fetch(address, { method: 'POST', body: 'x'.repeat(200_000) })
  expect((await answer.text()).length).toBe(200_004)
  expect((await sendRaw(port, '/api/echo?stream')).body).toBe('one two three')
})

test('aborts a function’s request when the visitor disconnects', async () => {
  const until = (state: string) =>
    vi.waitFor(
      () => expect((globalThis as { localTestState?: string }).localTestState).toBe(state),
      10_000,
    )
  const call = request({ host: 'localhost', port, path: '/api/echo?hang', agent: false })
  call.on('error', () => {})
  call.end()
  await until('called')
  call.destroy()
  await until('aborted')
})

test.each(['/api/none', '/api/_shared', '/api/', '/api/echo.js', '/api/../vercel.json'])(
  'serves no function at %s',
  async (path) => {
    const { status, headers, body } = await sendRaw(port, path)
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(JSON.parse(body).error.code).toBe('not_found')
  },
)

test.each(['DELETE', 'OPTIONS'])('passes %s to the function', async (method) => {
  const { status, body } = await sendRaw(port, '/api/echo', {
    method,
    headers: { origin: 'http://localhost:1', 'access-control-request-method': 'DELETE' },
  })
  expect(status).toBe(200)
  expect(JSON.parse(body).method).toBe(method)
})

test.each(['/api/echo', '/pricing'])('refuses TRACE at %s', async (path) => {
  const { status, headers } = await sendRaw(port, path, { method: 'TRACE' })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD, POST, PATCH, DELETE, OPTIONS')
})

test('does not allow other sites to read the functions’ answers', async () => {
  const { headers } = await sendRaw(port, '/api/echo', {
    headers: { origin: 'http://localhost:1' },
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('/__local switches a fault on for one browser', async () => {
  const set = await sendRaw(port, '/__local?places=500')
  expect(set).toMatchObject({ status: 303, headers: { location: '/__local' } })
  const cookie = String(set.headers['set-cookie']).split(';')[0] ?? ''
  const ask = async (headers: Record<string, string>) =>
    JSON.parse((await sendRaw(port, '/api/rating', { headers })).body).status
  expect(await Promise.all([ask({ cookie }), ask({}), ask({ cookie })])).toEqual([500, 200, 500])
  expect((await sendRaw(port, '/__local', { headers: { cookie } })).body).toContain('500</a> (on)')

  const off = await sendRaw(port, '/__local?places=none')
  expect(String(off.headers['set-cookie'])).toMatch(/^local-places=;/)
  const unknown = await sendRaw(port, '/__local?places=%0d%0ax')
  expect(String(unknown.headers['set-cookie'])).toMatch(/^local-places=;/)
})

test('accepts and lists measurements', async () => {
  for (const name of ['insights', 'speed-insights']) {
    expect(await sendRaw(port, `/_vercel/${name}/script.js`)).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    })
  }
  const post = (path: string, body: string) =>
    fetch(`http://localhost:${port}${path}`, { method: 'POST', body })
  expect((await post('/_vercel/insights/view', '{"o":"/"}')).status).toBe(204)
  expect((await post('/_vercel/speed-insights/vitals', 'plain')).status).toBe(204)
  expect(JSON.parse((await sendRaw(port, '/__local/measurements.json')).body)).toEqual([
    { path: '/_vercel/insights/view', body: { o: '/' } },
    { path: '/_vercel/speed-insights/vitals', body: 'plain' },
  ])
})
