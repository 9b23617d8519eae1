import { expect, test, vi } from 'vitest'
import { loadWhenIdle } from './lazy-loading.tsx'

test('waits with a chunk until the browser is idle', async () => {
  const idle = vi.fn<(task: () => void) => number>(() => 1)
  vi.stubGlobal('requestIdleCallback', idle)
  const load = vi.fn(async () => 'module')
  const loading = loadWhenIdle(load)()
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).not.toHaveBeenCalled()
  for (const [task] of idle.mock.calls) task()
  expect(await loading).toBe('module')
})
