import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadFilling } from '@/features/estimator/public.ts'
import { FillEstimator } from './fill-estimator.tsx'

function fill() {
  const router = createMemoryRouter([
    { path: '/', element: <FillEstimator kinds={['w2', 'w2']} /> },
    { path: '/contact', element: <p>contact</p> },
  ])
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the price estimator' }))
  return router
}
const arrive = () => act(async () => void (await loadFilling()))
const kept = () => window.sessionStorage.getItem('estimator')

test('fills in the estimator from the forms that were read', async () => {
  const router = fill()
  await arrive()
  expect(kept()).toContain('&w2=2&')
  expect(router.state.location).toMatchObject({ pathname: '/', hash: '#estimate' })
})

test('does not open the estimator if the visitor leaves while it loads', async () => {
  const router = fill()
  await act(() => router.navigate('/contact'))
  await arrive()
  expect(screen.getByText('contact')).toBeVisible()
  expect(kept()).toBeNull()
})
