import { render, screen } from '@testing-library/react'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RouteErrorScreen, RouterDefaultError } from './error-screen'

/** Shows a screen for a value thrown while a route loads. */
async function showFor(thrown: unknown, errorElement = <RouteErrorScreen />) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const router = createMemoryRouter([
    {
      path: '/',
      element: <p>page</p>,
      errorElement,
      hydrateFallbackElement: <p>Loading...</p>,
      loader: () => {
        throw thrown
      },
    },
  ])
  render(<RouterProvider router={router} />)
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

test('a route error response shows its message and status (R218)', async () => {
  expect(await showFor(data('No such post', { status: 410 }))).toBe('No such post')
  expect(screen.getByText('410')).toBeVisible()
})

test('without a message it shows the status text', async () => {
  expect(await showFor(data(null, { status: 503, statusText: 'Service Unavailable' }))).toBe(
    'Service Unavailable',
  )
  expect(screen.getByText('503')).toBeVisible()
})

test('a thrown error shows its message and 500 (R219)', async () => {
  expect(await showFor(new Error('The ledger is missing'))).toBe('The ledger is missing')
  expect(screen.getByText('500')).toBeVisible()
})

test.each([['a string'], [{ odd: true }], [null], [new Error('')]])(
  'anything else (%j) shows the fixed sentence (R220)',
  async (thrown) => {
    expect(await showFor(thrown)).toBe('An unexpected error occurred.')
  },
)

test('Go Back and Try Again are offered (R217)', async () => {
  await showFor(new Error('x'))
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled()
})

test('the last resort reads as the router’s own page (R221)', async () => {
  const thrown = data(null, { status: 500, statusText: 'Broken shell' })
  expect(await showFor(thrown, <RouterDefaultError />)).toBe('Unexpected Application Error!')
  expect(screen.getByText('Broken shell')).toBeVisible()
})
