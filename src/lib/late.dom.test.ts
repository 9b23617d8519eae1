import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('code waits for an idle browser and is then loaded at once', async () => {
  const idle = vi.fn<(task: () => void) => number>(() => 1)
  vi.stubGlobal('requestIdleCallback', idle)
  const { late } = await import('./late')
  const load = vi.fn(async () => 'module')
  const first = late(load)()
  await settled()
  expect(load).not.toHaveBeenCalled()
  idle.mock.calls[0]?.[0]()
  expect(await first).toBe('module')
  expect(await late(load)()).toBe('module')
})

test.each(['pointerdown', 'touchstart', 'keydown', 'popstate'])(
  'code is loaded on the first %s, idle or not',
  async (type) => {
    vi.stubGlobal('requestIdleCallback', () => 1)
    const { late } = await import('./late')
    const loading = late(async () => 'module')()
    window.dispatchEvent(new Event(type))
    expect(await loading).toBe('module')
  },
)
