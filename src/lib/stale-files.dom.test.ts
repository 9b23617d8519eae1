import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadPage } from './reload-page.ts'
import { createRecovery, MissingChunkError, type Environment } from './stale-files.ts'
import { preloadChunk, reloadWhenFilesAreGone } from './lazy-loading.tsx'
import { sessionStore } from './storage.ts'

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }))
const reload = vi.fn<() => void>()
const build = (overrides: Partial<Environment> = {}) =>
  createRecovery({
    buildId: 'build-1',
    isOnline: () => true,
    isBeingLeft: () => false,
    isServed: async () => true,
    reload,
    ...overrides,
  })
const isOpen = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'open'))])

beforeEach(() => sessionStore.remove('reloadedBuild'))
afterEach(() => reload.mockReset())

test('reloads the page for a missing file and leaves the import pending', async () => {
  expect(await isOpen(build().recover())).toBe('open')
  expect(reload).toHaveBeenCalledOnce()
})

test('reloads once for two missing files', async () => {
  const { recover } = build()
  await isOpen(Promise.race([recover(), recover()]))
  expect(reload).toHaveBeenCalledOnce()
})

test('reloads once per build', async () => {
  await isOpen(build().recover())
  expect(build().mayReload()).toBe(false)
  await expect(build().recover()).rejects.toThrow(MissingChunkError)
  expect(reload).toHaveBeenCalledOnce()

  await isOpen(build({ buildId: 'build-2' }).recover())
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each<[string, Partial<Environment>]>([
  ['without a connection', { isOnline: () => false }],
  ['while the server cannot be reached', { isServed: () => Promise.reject(new TypeError()) }],
])('%s does not reload and names the cause, but may reload later', async (_, overrides) => {
  await expect(build(overrides).recover()).rejects.toMatchObject({ isOffline: true })
  expect(reload).not.toHaveBeenCalled()
  expect(build().mayReload()).toBe(true)
})

test('does not reload while the server fails, and does not blame the connection', async () => {
  const outcome = build({ isServed: async () => false }).recover()
  await expect(outcome).rejects.toMatchObject({ isOffline: false })
  expect(reload).not.toHaveBeenCalled()
  expect(build().mayReload()).toBe(true)
})

test('does not reload for an import that leaving the page cancels', async () => {
  vi.useFakeTimers()
  const outcome = build({ isBeingLeft: () => true }).recover()
  const settled = vi.fn()
  outcome.catch(settled)
  await vi.advanceTimersByTimeAsync(9999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(outcome).rejects.toThrow(MissingChunkError)
  expect(reload).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('names a lost connection as the cause even while the visitor seems to leave', async () => {
  vi.useFakeTimers()
  const outcome = build({ isBeingLeft: () => true, isOnline: () => false }).recover()
  outcome.catch(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(outcome).rejects.toMatchObject({ isOffline: true })
  vi.useRealTimers()
})

/** @returns whether the error is kept from the code that requested the file */
function missFile(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('reloads for a file it needs, not for a preload', async () => {
  reloadWhenFilesAreGone()
  const served = vi.fn(async () => new Response(null, { status: 500 }))
  vi.stubGlobal('fetch', served)
  await preloadChunk(async () => expect(missFile()).toBe(false))
  expect(served).not.toHaveBeenCalled()

  const settle = () => new Promise((resolve) => setTimeout(resolve))
  expect(missFile()).toBe(true)
  await settle()
  expect(served).toHaveBeenCalledWith('/', expect.anything())
  expect(reloadPage).not.toHaveBeenCalled()

  // 404 is a response too, so the server is up.
  served.mockResolvedValue(new Response(null, { status: 404 }))
  expect(missFile()).toBe(true)
  await settle()
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(missFile()).toBe(false)
  vi.unstubAllGlobals()
})
