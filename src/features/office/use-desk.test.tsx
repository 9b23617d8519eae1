import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pauseAfter, useDesk, useUnread } from './use-desk.ts'
import { DESK } from '../../../tests/fixtures/desk.ts'

vi.mock('@/features/auth/read-access-token.ts', () => ({ readAccessToken: async () => 'token' }))

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
afterEach(() => {
  fetched.mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.title = ''
})

function Shown() {
  const { data, error } = useDesk('2027-03-08', 7)
  return <p>{`${data?.openCount ?? 'none'} ${useUnread(data)} ${error ? 'old' : ''}`}</p>
}
function show() {
  document.title = 'Office Desk'
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  )
  return view
}
const answer = (openCount: number) => async () => Response.json({ ...DESK, openCount })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('loads and announces new messages and counts them in the title', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(answer(1))
  const { unmount } = show()
  await pass(100)
  expect(document.title).toBe('(1) Office Desk')
  fetched.mockImplementation(answer(3))
  await pass(20_000)
  expect(screen.getByText(/3 2 new messages have come/)).toBeVisible()
  expect(document.title).toBe('(3) Office Desk')
  unmount()
  expect(document.title).toBe('Office Desk')
})

test('waits longer after each failure and keeps the old data', async () => {
  expect([0, 1, 2, 3, 9].map(pauseAfter)).toEqual([20_000, 40_000, 80_000, 160_000, 300_000])
  vi.useFakeTimers()
  fetched.mockImplementation(answer(2))
  show()
  await pass(100)
  fetched.mockRejectedValue(new TypeError('offline'))
  await pass(20_000)
  expect(screen.getByText(/^2 .*old/)).toBeVisible()
  const before = fetched.mock.calls.length
  await pass(39_000)
  expect(fetched).toHaveBeenCalledTimes(before)
  await pass(2000)
  expect(fetched).toHaveBeenCalledTimes(before + 1)
})

test('does not poll while the page is hidden', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(answer(0))
  show()
  await pass(100)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(600_000)
  expect(fetched).toHaveBeenCalledTimes(1)
})
