import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('loads late code when idle, but no code for sections below', async () => {
  const idle = vi.fn<(task: () => void) => number>(() => 1)
  vi.stubGlobal('requestIdleCallback', idle)
  const { loadWhenIdle, loadOnInteraction } = await import('./lazy-loading.tsx')
  const load = vi.fn(async () => 'module')
  const loadBelow = vi.fn(async () => 'module')
  const first = loadWhenIdle(load)()
  void loadOnInteraction(loadBelow)()
  await settled()
  expect(load).not.toHaveBeenCalled()
  for (const [task] of idle.mock.calls) task()
  expect(await first).toBe('module')
  expect(loadBelow).not.toHaveBeenCalled()
})

test.each(['pointerdown', 'touchstart', 'keydown', 'scroll', 'popstate'])(
  'loads both after the first %s, and at once from then on',
  async (type) => {
    const idle = vi.fn<(task: () => void) => number>(() => 1)
    vi.stubGlobal('requestIdleCallback', idle)
    const { loadWhenIdle, loadOnInteraction } = await import('./lazy-loading.tsx')
    const load = vi.fn(async () => 'below')
    const loading = [loadWhenIdle(async () => 'idle')(), loadOnInteraction(load)()]
    window.dispatchEvent(new Event(type))
    await settled()
    expect(load).not.toHaveBeenCalled()
    for (const [task] of idle.mock.calls) task()
    expect(await Promise.all(loading)).toEqual(['idle', 'below'])
    expect(await loadOnInteraction(async () => 'again')()).toBe('again')
  },
)

test('treats an untouched page as used after ten seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  const { loadOnInteraction } = await import('./lazy-loading.tsx')
  const load = vi.fn(async () => 'module')
  void loadOnInteraction(load)()
  await vi.advanceTimersByTimeAsync(9999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
})
