import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CurrentPage } from './router.tsx'
import type { PageLoader } from './page-modules.ts'

const [loadLate, loadLost] = vi.hoisted(() => [vi.fn<PageLoader>(), vi.fn<PageLoader>()])
vi.mock('@/config/pages.ts', () => ({
  PAGES: [
    { id: 'late', path: '/late', file: 'late' },
    { id: 'lost', path: '/lost', file: 'lost' },
    { id: 'home', path: '/', file: 'home' },
  ],
}))
vi.mock('./page-modules.ts', () => {
  const loaders: Record<string, PageLoader> = {
    late: loadLate,
    lost: loadLost,
    home: async () => ({ default: () => <h1>Home</h1> }),
    'not-found': async () => ({ default: () => <h1>No such page</h1> }),
  }
  return { pageLoader: (file: string) => loaders[file] }
})
// Keeps the page from reloading.
vi.mock(import('@/lib/stale-files.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  recover: () => Promise.reject(new Error('The network is down')),
}))

const TERMS = { default: () => <h1>Terms</h1> }

/** @returns a function that navigates to another address */
function open(path: string) {
  const routes = [{ path: '*', element: <CurrentPage /> }]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return (to: string) => act(() => router.navigate(to))
}

test('shows "Loading..." while a page loads (R25)', async () => {
  let arrive = () => {}
  loadLate.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(TERMS)
    }),
  )
  open('/late')
  expect(await screen.findByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
  arrive()
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})

test('shows the error screen when a page fails to load, until the next visit (R24)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  loadLost.mockRejectedValue(new Error('The network is down'))
  const go = open('/')
  await go('/lost')
  expect(await screen.findByRole('heading', { name: 'The network is down' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(loadLost.mock.calls.length).toBeLessThan(3)
  loadLost.mockResolvedValue(TERMS)
  await go('/')
  await go('/lost')
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible()
})

// A copied address often ends in a line break, which the router's "*" does not match.
test.each(['/nope', '/late%0A', '/%0Dlate', '/a%E2%80%A8b'])(
  'shows the not-found page for %j (R20)',
  async (path) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    render(
      <MemoryRouter initialEntries={[path]}>
        <CurrentPage />
      </MemoryRouter>,
    )
    expect(await screen.findByRole('heading', { name: 'No such page' })).toBeVisible()
  },
)
