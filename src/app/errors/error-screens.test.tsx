import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { reloadPage } from '@/lib/reload-page.ts'
import { MissingChunkError } from '@/lib/stale-files.ts'
import { RouteErrorScreen, RouterDefaultError } from './error-screens.tsx'

vi.mock('@/lib/reload-page.ts', () => ({ reloadPage: vi.fn() }))

/** Shows the error screen for a value thrown while a page renders. */
async function showFor(thrown: unknown, Screen = RouteErrorScreen) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw thrown
  }
  render(
    <MemoryRouter>
      <ErrorBoundary fallback={(_, error) => <Screen error={error} />}>
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  )
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

/** As the router makes them from a response. */
const response = (data: unknown, status: number, statusText = '') => ({
  status,
  statusText,
  internal: false,
  data,
})

test('shows the message and status of a route error (R218)', async () => {
  expect(await showFor(response('No such post', 410))).toBe('No such post')
  expect(screen.getByText('410')).toBeVisible()
})

test('reads the message from an object (R218)', async () => {
  expect(await showFor(response({ message: 'No such tag' }, 404, 'Not Found'))).toBe('No such tag')
})

test.each([null, '', { message: '' }, { message: 7 }])(
  'shows the status text without a message (%j) (R218)',
  async (data) => {
    expect(await showFor(response(data, 503, 'Service Unavailable'))).toBe('Service Unavailable')
    expect(screen.getByText('503')).toBeVisible()
  },
)

test('shows the message of a thrown error and 500 (R217, R219)', async () => {
  expect(await showFor(new Error('The ledger is missing'))).toBe('The ledger is missing')
  expect(screen.getByText('500')).toBeVisible()
})

test.each([['a string'], [{ odd: true }], [null], [new Error('')]])(
  'shows the default text for anything else (%j) (R220)',
  async (thrown) => {
    expect(await showFor(thrown)).toBe('An unexpected error occurred.')
  },
)

test('offers Go Back and reloads the page on Try Again (R217)', async () => {
  await showFor(new Error('x'))
  expect(screen.getByText(/our fault, not yours/)).toBeVisible()
  // After a fault of ours, the one that helps comes first.
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Try Again', 'Go Back'])
  expect(reloadPage).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('says that there is no connection, and opens the page once there is one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const served = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', served)
  const paths = [
    '/cookies',
    '/',
    '/terms',
    '/privacy',
    '/office',
    '/contact',
    '/news/x',
    '/pricing',
  ]
  const kept = paths.map((path) => ({ url: `https://www.example.com${path}` }))
  vi.stubGlobal('caches', {
    keys: async () => ['offline-pages-1'],
    open: async () => ({ keys: async () => kept }),
  })
  expect(await showFor(new MissingChunkError(true))).toBe('This page needs a connection')
  expect(screen.queryByText('500')).not.toBeInTheDocument()
  // The last one opened comes first; the page itself and those without a name of their own are left out.
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Pricing',
    'Contact',
    'Privacy',
    'Terms',
    'Cookies',
  ])

  await vi.advanceTimersByTimeAsync(3000)
  expect(served).not.toHaveBeenCalled()

  // A Wi-Fi may have no internet.
  isOnline.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(3000)
  expect(served).toHaveBeenCalledOnce()
  expect(reloadPage).not.toHaveBeenCalled()

  served.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(3000)
  expect(reloadPage).toHaveBeenCalledOnce()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('goes home on Go Back when there is no earlier page (R223)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('x')
  }
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route
          path="/broken"
          element={
            <ErrorBoundary fallback={(_, error) => <RouteErrorScreen error={error} />}>
              <Broken />
            </ErrorBoundary>
          }
        />
      </Routes>
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test.each([
  ['the status text', response('no menu', 500, 'Broken shell'), 'Broken shell'],
  ['the message without a status text', response('no menu', 500), 'no menu'],
  ['the message of an error', new Error('The shell is broken'), 'The shell is broken'],
])('the fallback screen matches the router’s: %s (R221)', async (_, thrown, detail) => {
  expect(await showFor(thrown, RouterDefaultError)).toBe('Unexpected Application Error!')
  expect(screen.getByText(detail)).toBeVisible()
})
