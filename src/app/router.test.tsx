import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CurrentPage } from './router'

const terms = vi.hoisted(() => {
  let arrive = () => {}
  const here = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { here, arrive }
})

vi.mock('@/pages/terms', async () => {
  await terms.here
  return { default: () => <h1>Terms of use</h1> }
})
vi.mock('@/pages/privacy', () => ({
  default: () => {
    throw new Error('The page is torn')
  },
}))

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <CurrentPage />
    </MemoryRouter>,
  )

test('while a page is on its way, "Loading..." stands in its place (R25)', async () => {
  open('/terms')
  expect(await screen.findByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
  terms.arrive()
  expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a page that throws leaves the error screen in its place (R24)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  open('/privacy')
  expect(await screen.findByRole('heading', { name: 'The page is torn' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
})
