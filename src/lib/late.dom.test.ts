import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('late code waits for an idle browser, code below the first screen does not come with it', async () => {
  const idle = vi.fn<(task: () => void) => number>(() => 1)
  vi.stubGlobal('requestIdleCallback', idle)
  const { late, afterFirstScreen } = await import('./late')
  const load = vi.fn(async () => 'module')
  const loadBelow = vi.fn(async () => 'module')
  const first = late(load)()
  void afterFirstScreen(loadBelow)()
  await settled()
  expect(load).not.toHaveBeenCalled()
  for (const [task] of idle.mock.calls) task()
  expect(await first).toBe('module')
  expect(loadBelow).not.toHaveBeenCalled()
})

test.each([
  ['a scroll', () => window.dispatchEvent(new Event('scroll'))],
  ['another page', async () => (await import('./moved-on')).markMovedOn()],
])('both are loaded on %s, idle or not, and at once from then on', async (_, moveOn) => {
  vi.stubGlobal('requestIdleCallback', () => 1)
  const { late, afterFirstScreen } = await import('./late')
  const loading = [late(async () => 'late')(), afterFirstScreen(async () => 'below')()]
  await moveOn()
  expect(await Promise.all(loading)).toEqual(['late', 'below'])
  expect(await afterFirstScreen(async () => 'again')()).toBe('again')
})

test.each(['pointermove', 'pointerdown', 'keydown'])(
  'a %s on the first screen loads nothing that it would wait for',
  async (type) => {
    vi.stubGlobal('requestIdleCallback', () => 1)
    const { afterFirstScreen } = await import('./late')
    const load = vi.fn(async () => 'module')
    void afterFirstScreen(load)()
    window.dispatchEvent(new Event(type))
    await settled()
    expect(load).not.toHaveBeenCalled()
  },
)

test('a first screen that nobody leaves counts as left after ten seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  const { afterFirstScreen } = await import('./late')
  const load = vi.fn(async () => 'module')
  void afterFirstScreen(load)()
  await vi.advanceTimersByTimeAsync(9999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
})
