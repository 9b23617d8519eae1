import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

// Keeps the page from reloading.
vi.mock(import('@/lib/stale-files.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  recover: () => Promise.reject(new Error('The network is down')),
}))

let isBroken = true
function Section() {
  if (isBroken) throw new Error('no data')
  return <p>all good</p>
}

let logged: unknown[][]
beforeEach(() => {
  isBroken = true
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => logged.push(parts))
})

test('logs an error and shows the default text (R222)', () => {
  render(
    <ErrorBoundary>
      <Section />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Something went wrong rendering this content.')).toBeVisible()
  expect(logged.flat()).toContainEqual(new Error('no data'))
})

test('shows a custom fallback (R222)', () => {
  render(
    <ErrorBoundary fallback={<p>plain links</p>}>
      <Section />
    </ErrorBoundary>,
  )
  expect(screen.getByText('plain links')).toBeVisible()
  expect(screen.queryByText(/Something went wrong/)).toBeNull()
})

test('shows the section again after Try again', async () => {
  render(
    <ErrorBoundary>
      <Section />
    </ErrorBoundary>,
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('all good')).toBeVisible()
})

test('loads a failed chunk again on the next visit, not before', async () => {
  const load = vi.fn(async () => ({ default: () => <p>The section</p> }))
  load.mockRejectedValueOnce(new Error('The network is down'))
  const Chunk = retryableLazy(load)
  const visit = () =>
    render(
      <ErrorBoundary fallback={<p>Not there</p>}>
        <Suspense fallback={<p>Loading...</p>}>
          <Chunk />
        </Suspense>
      </ErrorBoundary>,
    )
  const { unmount } = visit()
  expect(await screen.findByText('Not there')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  unmount()
  visit()
  expect(await screen.findByText('The section')).toBeVisible()
})

test('shows a failed page again on the next visit, not before', () => {
  const tree = (visit: string) => (
    <ErrorBoundary fallback={<p>Broken</p>} visit={visit}>
      <Section />
    </ErrorBoundary>
  )
  const { rerender } = render(tree('a'))
  isBroken = false
  rerender(tree('a'))
  expect(screen.getByText('Broken')).toBeVisible()
  rerender(tree('b'))
  expect(screen.getByText('all good')).toBeVisible()
  isBroken = true
  rerender(tree('b'))
  rerender(tree('c'))
  expect(screen.getByText('Broken')).toBeVisible()
})
