import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const ORIGIN = 'https://www.example.com'
const shell = (build: number) =>
  `<link href="/assets/index-${build}.css"><script src="/assets/index-${build}.js"></script><div id="root"></div></body>`
const entry = (build: number) => `/assets/index-${build}.js`

const used = vi.hoisted(() => ({ updateTimestamp: vi.fn(), expireEntries: vi.fn() }))
vi.mock('workbox-expiration', () => ({
  CacheExpiration: vi.fn(function () {
    return used
  }),
  ExpirationPlugin: vi.fn(),
}))
vi.stubGlobal('APP_SHELL', shell(2))
vi.stubGlobal('PAGE_HEADERS', { 'Content-Type': 'text/html; charset=utf-8' })
vi.stubGlobal('self', { location: new URL(ORIGIN) })

const kept = new Map<string, string>()
const cache = {
  match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
  put: async (path: string, response: Response) => void kept.set(path, await response.text()),
}
vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined })
const { isCurrentCache, keepVisited, NOT_PAGES, pages } = await import('./caches.ts')

const page = (build: number) => `${shell(build)}<h1>Pricing</h1>`
beforeEach(() => kept.clear())

test.each([
  ['not cached before', undefined, 2, shell(2)],
  ['from this build', page(2), 2, page(2)],
  ['from an earlier build', page(1), 2, shell(2)],
  ['from an earlier build with the same script', page(2).replace('2.css', '1.css'), 2, shell(2)],
  ['from the same earlier build as the open page', page(1), 1, page(1)],
  ['from the same newer build as the open page', page(3), 3, page(3)],
])('caches a page %s correctly', async (_, before, build, after) => {
  if (before !== undefined) kept.set('/pricing', before)
  await keepVisited('/pricing', entry(build))
  expect(kept.get('/pricing')).toBe(after)
})

test('a page without a build number replaces nothing', async () => {
  kept.set('/pricing', page(1))
  await keepVisited('/pricing', null)
  expect(kept.get('/pricing')).toBe(page(1))
})

test('counts a newly cached page toward the limit', async () => {
  await keepVisited('/pricing', entry(2))
  expect(used.updateTimestamp).toHaveBeenCalledWith(`${ORIGIN}/pricing`)
  expect(used.expireEntries).toHaveBeenCalled()
})

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const redirected = Object.defineProperty(new Response('', HTML), 'redirected', { value: true })
const event = new Event('fetch') as ExtendableEvent
const [rules] = pages.plugins

test.each([
  ['a page', '/pricing', new Response('', HTML), true],
  ['a page with a query', '/pricing?of=me', new Response('', HTML), false],
  ['a missing page', '/prices', new Response('', { ...HTML, status: 404 }), false],
  ['a redirected page', '/old', redirected, false],
  ['a response that is not a page', '/pricing', Response.json({}), false],
  ['a response without a type', '/pricing', new Response(null), false],
])('caches %s or not', async (_, path, response, isKept) => {
  const request = new Request(ORIGIN + path)
  const update = rules?.cacheWillUpdate?.({ request, response, event })
  expect(await update).toBe(isKept ? response : null)
})

test('finds a page by its path, without its query', async () => {
  const request = new Request(`${ORIGIN}/schedule?from=mail#booking=secret`)
  const key = rules?.cacheKeyWillBeUsed?.({ request, mode: 'read', event })
  expect(await key).toBe(`${ORIGIN}/schedule`)
})

test('answers with an empty page when a page is neither reachable nor cached', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const request = new Request(`${ORIGIN}/about-us`)
  const extendable = Object.assign(new Event('fetch'), { waitUntil: () => {} })
  const response = await pages.handle({ request, event: extendable })
  const text = await response.text()
  expect(text).toContain('<div id="root"></div>')
  expect(text).toContain('This page needs a connection')
})

test.each([
  ['offline-pages-1', true],
  ['offline-pages-0', false],
  ['offline-', false],
  ['news', true],
])('keeps the cache %s: %s', (name, stays) => expect(isCurrentCache(name)).toBe(stays))

test.each([
  ['/', true],
  ['/contact', true],
  ['/contact?from=mail.example.com', true],
  ['/news?page=2', true],
  ['/admin', false],
  ['/api/deadlines', false],
  ['/auth/v1/user', false],
  ['/auth', true],
  ['/__mailbox', false],
  ['/news/rss.xml', false],
  ['/news/rss.xml?x=1', false],
  ['/robots.txt', false],
  ['/.well-known/security.txt', false],
])('recognizes %s as a page: %s', (address, isPage) => {
  expect(NOT_PAGES.every((pattern) => !pattern.test(address))).toBe(isPage)
})
