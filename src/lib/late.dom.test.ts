import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('late code waits for an idle browser, code for use does not come with it', async () => {
  const idle = vi.fn<(task: () => void) => number>(() => 1)
  vi.stubGlobal('requestIdleCallback', idle)
  const { late, onUse } = await import('./late')
  const load = vi.fn(async () => 'module')
  const loadOnUse = vi.fn(async () => 'module')
  const first = late(load)()
  void onUse(loadOnUse)()
  await settled()
  expect(load).not.toHaveBeenCalled()
  for (const [task] of idle.mock.calls) task()
  expect(await first).toBe('module')
  expect(loadOnUse).not.toHaveBeenCalled()
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'popstate'])(
  'both are loaded on the first %s, idle or not, and at once from then on',
  async (type) => {
    vi.stubGlobal('requestIdleCallback', () => 1)
    const { late, onUse } = await import('./late')
    const loading = [late(async () => 'late')(), onUse(async () => 'on use')()]
    window.dispatchEvent(new Event(type))
    expect(await Promise.all(loading)).toEqual(['late', 'on use'])
    expect(await onUse(async () => 'again')()).toBe('again')
  },
)

test('a page that nobody touches counts as used after ten seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  const { onUse } = await import('./late')
  const load = vi.fn(async () => 'module')
  void onUse(load)()
  await vi.advanceTimersByTimeAsync(9999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
})
