import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMeasurement } from './start-measurement.ts'

const vitals = vi.hoisted(() => ({ reporters: [] as ((metric: object) => void)[] }))
vi.mock('web-vitals', () => {
  const observe = (report: (metric: object) => void) => vitals.reporters.push(report)
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe }
})

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  vitals.reporters = []
  document.head.replaceChildren()
})
afterEach(() => {
  vi.unstubAllEnvs()
  delete window.va
  delete window.vaq
  delete window.si
  delete window.siq
})

test('loads the hosting provider’s scripts from its own paths (R229)', () => {
  startMeasurement()
  const sources = [...document.querySelectorAll('script')].map((script) => script.src)
  expect(sources).toHaveLength(2)
  for (const source of sources) {
    expect(new URL(source).pathname).toMatch(/^\/_vercel\/(insights|speed-insights)\/script\.js$/)
  }
})

test('sends each web vital as an event with five fields (R229)', async () => {
  startMeasurement()
  await vi.waitFor(() => expect(vitals.reporters).toHaveLength(5))
  vitals.reporters[0]?.({
    name: 'LCP',
    value: 900,
    rating: 'good',
    delta: 900,
    id: 'v1',
    entries: [],
  })
  const sent = JSON.stringify(window.vaq)
  expect(sent).toContain('web-vitals')
  expect(sent).toContain('"data":{"name":"LCP","value":900,"rating":"good","delta":900,"id":"v1"}')
})

test('logs an explanation for a blocked script (R231)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  startMeasurement()
  document.querySelector('script[src*="/insights/"]')?.dispatchEvent(new Event('error'))
  expect(warn.mock.calls.flat().join()).toContain('ad blocker')
})

type BeforeSend = (event: { url: string }) => { url: string }

test('sends only the path of a page to both services (R232)', () => {
  startMeasurement()
  for (const queue of [window.vaq, window.siq]) {
    const beforeSend = queue?.find(([name]) => name === 'beforeSend')?.[1] as BeforeSend | undefined
    const url = 'https://www.example.com/schedule?note=219#booking=secret'
    expect(beforeSend?.({ url })).toMatchObject({ url: 'https://www.example.com/schedule' })
  }
})

test('logs a warning without a reload when web vitals fail to load (R230)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const failed = new Event('vite:preloadError', { cancelable: true })
  // Affects the rest of this file, so keep this test last.
  vi.resetModules()
  vi.doMock('web-vitals', () => {
    // As the build does when a file fails to load.
    window.dispatchEvent(failed)
    throw new Error('blocked')
  })
  const { reloadWhenFilesAreGone } = await import('@/lib/lazy-loading.tsx')
  reloadWhenFilesAreGone()
  const measurement = await import('./start-measurement.ts')
  measurement.startMeasurement()
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith('Web vitals could not be loaded.'),
  )
  expect(failed.defaultPrevented).toBe(false)
})
