import { beforeEach, expect, test, vi } from 'vitest'
import { errorReportSchema } from '@/shared/contracts/error-reports.ts'
import { PAGES } from '@/config/pages.ts'

const fetchSpy = vi.fn<typeof fetch>()
let reportError: typeof import('./report-error.ts').reportError

beforeEach(async () => {
  vi.resetModules()
  ;({ reportError } = await import('./report-error.ts'))
  fetchSpy.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetchSpy)
  document.head.innerHTML = '<script type="module" src="/assets/index-Abc123.js"></script>'
})

const own = (file = 'shell-B2.js:1:2345') => `at run (${location.origin}/assets/${file})`
const errorWith = (stack: string, message = 'It broke', name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` })
const sent = () =>
  fetchSpy.mock.calls.map(([, init]) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    return errorReportSchema.parse(JSON.parse(body))
  })

test('reports the type, location and build of an error and its route pattern', () => {
  reportError(errorWith(own(), 'No amount $85,300 of "Pat"'), '/news/a-post-of-pat')
  expect(sent()).toEqual([
    {
      route: '/news/:slug',
      name: 'TypeError',
      message: 'No amount [amount] of [text]',
      frames: ['shell-B2.js:1:2345'],
      build: 'index-Abc123.js',
    },
  ])
  expect(fetchSpy.mock.calls[0]?.[0]).toBe('/api/error-reports')
  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
  })
})

test.each(PAGES.map(({ path }) => path))('the function accepts an error from %s', (path) => {
  reportError(errorWith(own()), path.replace(/:\w+/g, 'pat'))
  expect(sent()[0]?.route).toBe(path)
})

test('reports no path that is not a page', () => {
  reportError(errorWith(own()), '/pat@example.com')
  expect(sent()[0]?.route).toBe('*')
})

test.each([
  [
    'Chromium',
    `    at f (${location.origin}/assets/a-1.js:1:20)\n    at async ${location.origin}/assets/b-2.js:3:4`,
  ],
  [
    'Firefox and Safari',
    `f@${location.origin}/assets/a-1.js:1:20\n@${location.origin}/assets/b-2.js:3:4`,
  ],
])('reads stack frames from %s', (_, stack) => {
  reportError(errorWith(stack), '/')
  expect(sent()[0]?.frames).toEqual(['a-1.js:1:20', 'b-2.js:3:4'])
})

test('keeps the three innermost frames', () => {
  reportError(errorWith(['a.js:1:1', 'b.js:1:1', 'c.js:1:1', 'd.js:1:1'].map(own).join('\n')), '/')
  expect(sent()[0]?.frames).toEqual(['a.js:1:1', 'b.js:1:1', 'c.js:1:1'])
})

test.each([
  ['from an extension', errorWith('at f (chrome-extension://abc/assets/x.js:1:1)')],
  ['from another site’s script', errorWith('at f (https://chat.example.com/assets/x.js:1:1)')],
  ['without a stack', Object.assign(new Error('x'), { stack: undefined })],
  ['that is not an Error', 'text of the visitor'],
  ['from a script the browser hides', null],
])('ignores an error %s', (_, error) => {
  reportError(error, '/')
  expect(fetchSpy).not.toHaveBeenCalled()
})

test('replaces an unusual error name', () => {
  reportError(errorWith(own(), 'x', 'pat@example.com'), '/')
  expect(sent()[0]?.name).toBe('Error')
})

test('reports each error once and at most three', () => {
  for (const message of ['a', 'a', 'b', 'c', 'd']) reportError(errorWith(own(), message), '/')
  expect(sent().map(({ message }) => message)).toEqual(['a', 'b', 'c'])
})

test('ignores a failed report', async () => {
  fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'))
  reportError(errorWith(own()), '/')
  await Promise.resolve()
  expect(fetchSpy).toHaveBeenCalledOnce()
})
