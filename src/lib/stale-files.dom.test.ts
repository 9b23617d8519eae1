import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadPage } from './reload-page.ts'
import { sessionStore } from './storage.ts'
import { isBeingLeft } from './watch-leaving.ts'

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }))
vi.mock(import('./watch-leaving.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  isBeingLeft: vi.fn(() => false),
}))
const served = vi.fn<typeof fetch>()
/** The module as a page loads it. */
const open = () => {
  vi.resetModules()
  return import('./stale-files.ts')
}
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const isOpen = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'open'))])

beforeEach(() => {
  sessionStore.remove('reloadedBuild')
  served.mockImplementation(async () => new Response())
  vi.stubGlobal('fetch', served)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.mocked(reloadPage).mockReset()
  vi.mocked(isBeingLeft).mockReset()
})

test('reloads the page for a missing file and leaves the import pending', async () => {
  const { recover } = await open()
  expect(await isOpen(recover())).toBe('open')
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('reloads once for two missing files', async () => {
  const { recover } = await open()
  await isOpen(Promise.race([recover(), recover()]))
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('reloads once per build', async () => {
  await isOpen((await open()).recover())
  const { mayReload, recover, MissingChunkError } = await open()
  expect(mayReload()).toBe(false)
  await expect(recover()).rejects.toThrow(MissingChunkError)
  expect(reloadPage).toHaveBeenCalledOnce()

  sessionStore.set('reloadedBuild', 'an earlier build')
  await isOpen(recover())
  expect(reloadPage).toHaveBeenCalledTimes(2)
})

test.each([
  ['without a connection', goOffline],
  ['while the server cannot be reached', () => served.mockRejectedValue(new TypeError())],
])('%s does not reload and names the cause, but may reload later', async (_, fail) => {
  const { mayReload, recover } = await open()
  fail()
  await expect(recover()).rejects.toMatchObject({ isOffline: true })
  expect(reloadPage).not.toHaveBeenCalled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(mayReload()).toBe(true)
})

test('does not reload while the server fails, and does not blame the connection', async () => {
  const { mayReload, recover } = await open()
  served.mockResolvedValue(new Response(null, { status: 500 }))
  await expect(recover()).rejects.toMatchObject({ isOffline: false })
  expect(reloadPage).not.toHaveBeenCalled()
  expect(mayReload()).toBe(true)
})

test('does not reload for an import that leaving the page cancels', async () => {
  const { recover, MissingChunkError } = await open()
  vi.useFakeTimers()
  vi.mocked(isBeingLeft).mockReturnValue(true)
  const outcome = recover()
  const settled = vi.fn()
  outcome.catch(settled)
  await vi.advanceTimersByTimeAsync(9999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(outcome).rejects.toThrow(MissingChunkError)
  expect(reloadPage).not.toHaveBeenCalled()
})

test('names a lost connection as the cause even while the visitor seems to leave', async () => {
  const { recover } = await open()
  vi.useFakeTimers()
  vi.mocked(isBeingLeft).mockReturnValue(true)
  goOffline()
  const outcome = recover()
  outcome.catch(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(outcome).rejects.toMatchObject({ isOffline: true })
})

/** @returns whether the error is kept from the code that requested the file */
function missFile(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('reloads for a file it needs, not for a preload', async () => {
  await open()
  const { preloadChunk, reloadWhenFilesAreGone } = await import('./lazy-loading.tsx')
  reloadWhenFilesAreGone()
  served.mockImplementation(async () => new Response(null, { status: 500 }))
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
})
