import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CurrentPage } from './router'
import type { PageLoader } from './routes'

const [loadLate, loadLost] = vi.hoisted(() => [vi.fn<PageLoader>(), vi.fn<PageLoader>()])
vi.mock('./routes', () => ({
  ROUTES: [
    { id: 'late', path: '/late', page: loadLate },
    { id: 'lost', path: '/lost', page: loadLost },
    { id: 'home', path: '/', page: async () => ({ default: () => <h1>Home</h1> }) },
  ],
}))
vi.mock('@/pages/not-found', () => ({ default: () => <h1>No such page</h1> }))
// Nothing reloads the page here.
vi.mock('@/lib/stale-files', () => ({
  MissingPartError: Error,
  loadPart: (loadIt: () => Promise<unknown>) => loadIt(),
  partAtHand: () => undefined,
}))

const TERMS = { default: () => <h1>Terms</h1> }

/** @returns a function that goes to another address */
function open(path: string) {
  const Shell = () => <CurrentPage key={useLocation().pathname} />
  const router = createMemoryRouter([{ path: '*', element: <Shell /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return (to: string) => act(() => router.navigate(to))
}

test('while a page is on its way, "Loading..." stands in its place (R25)', async () => {
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

test('a page that cannot be loaded leaves the error screen, until the next visit (R24)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  loadLost.mockRejectedValue(new Error('The line is cut'))
  const go = open('/')
  await go('/lost')
  expect(await screen.findByRole('heading', { name: 'The line is cut' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(loadLost.mock.calls.length).toBeLessThan(3)
  loadLost.mockResolvedValue(TERMS)
  await go('/')
  await go('/lost')
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible()
})

// A copied address often ends in a line break, which "*" of the router does not match.
test.each(['/nope', '/late%0A', '/%0Dlate', '/a%E2%80%A8b'])(
  '%j shows the not-found page (R20)',
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
