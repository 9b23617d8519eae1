import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { dismissToast } from '@/lib/toast.ts'
import { Account } from './account.tsx'
import { signOut } from './auth-client.ts'
import { AuthProvider } from './auth-provider.tsx'
import { authStore, SIGNED_OUT } from './auth-state.ts'

vi.mock('./auth-client.ts', () => ({ signOut: vi.fn(), checkSession: async () => {} }))

beforeEach(() => {
  render(
    <MemoryRouter>
      <AuthProvider>
        <Account>what this device keeps</Account>
      </AuthProvider>
    </MemoryRouter>,
  )
  act(() => authStore.set({ ...SIGNED_OUT, user: { id: 'u1', email: 'pat@example.com' } as never }))
})
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
const leave = (isEverywhere: boolean) =>
  vi.mocked(signOut).mockImplementation(async () => {
    authStore.set(SIGNED_OUT)
    return isEverywhere
  })

test('who is signed in sees both portals and a way out (R216)', () => {
  expect(screen.getByText('pat@example.com')).toBeVisible()
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/^Open Client Portal/)).toBe(site.portalUrl)
  expect(hrefOf(/^Upload Docs/)).toBe(dropOffHref)
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled()
})

test('that other devices may still be signed in stays on the page (D43)', async () => {
  leave(false)
  await press()
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible()
  act(dismissToast)
  expect(screen.getByText(/other devices may still be signed in/)).toBeVisible()
})

test('signed out everywhere, nothing is left to say', async () => {
  leave(true)
  await press()
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible()
  // Its button is gone.
  expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus()
  expect(screen.queryByText(/other devices/)).toBeNull()
})

test('a sign-out that failed says so beside its button, which works again', async () => {
  vi.mocked(signOut).mockRejectedValue(new Error('broken storage'))
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Signing out did not work.')
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled()
})
