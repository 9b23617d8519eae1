import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/components/error-boundary.tsx'

const { env, reportError } = vi.hoisted(() => ({
  env: { isMeasuring: true },
  reportError: vi.fn<(error: unknown, pathname: string) => void>(),
}))
vi.mock('@/config/env.ts', () => ({ env }))
vi.mock('@/lib/when-idle.ts', () => ({ whenIdle: (task: () => void) => task() }))
vi.mock('./report-error.ts', () => ({ reportError }))

const { watchErrors } = await import('./watch-errors.ts')

beforeEach(() => {
  env.isMeasuring = true
  reportError.mockReset()
})
afterEach(() => vi.restoreAllMocks())

test('adds no listeners without measurement', () => {
  env.isMeasuring = false
  const listen = vi.spyOn(window, 'addEventListener')
  expect(watchErrors()).toEqual({})
  expect(listen).not.toHaveBeenCalled()
})

test('reports an uncaught error with its page', async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  watchErrors()
  const watched = [...listen.mock.calls]
  const failed = new Error('failed')
  for (const [type, listener] of watched) {
    const event = Object.assign(new Event(type), { error: failed, reason: failed })
    if (typeof listener === 'function') listener.call(window, event)
    window.removeEventListener(type, listener)
  }
  expect(watched.map(([type]) => type)).toEqual(['error', 'unhandledrejection'])
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(2))
  expect(reportError).toHaveBeenCalledWith(failed, '/')
})

test('reports an error that an error screen caught and still logs it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failed = new Error('failed')
  const Broken = () => {
    throw failed
  }
  const root = createRoot(document.createElement('div'), watchErrors())
  await act(async () =>
    root.render(
      <ErrorBoundary fallback="Sorry">
        <Broken />
      </ErrorBoundary>,
    ),
  )
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledWith(failed, '/'))
  expect(log).toHaveBeenCalledWith(failed)
  root.unmount()
})
