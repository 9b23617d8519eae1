import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { dismissToast, toastStore } from '@/lib/toast.ts'
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
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
const leave = (isEverywhere: boolean) =>
  vi.mocked(signOut).mockImplementation(async () => {
    authStore.set(SIGNED_OUT)
    return isEverywhere
  })

test('shows a signed-in visitor both portals and the sign-out button (R216)', () => {
  expect(screen.getByText('pat@example.com')).toBeVisible()
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/^Client Portal/)).toBe(site.portalUrl)
  expect(hrefOf(/^Upload Docs/)).toBe(dropOffHref)
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled()
})

test('keeps the warning about other devices on the page (D43)', async () => {
  leave(false)
  await press()
  expect(await screen.findByText('You are not signed in.')).toBeVisible()
  expect(toastStore.get()?.message).toBe('You are signed out here only.')
  act(dismissToast)
  expect(screen.getByText(/other devices may still be signed in/)).toBeVisible()
})

test('shows no warning after signing out everywhere', async () => {
  leave(true)
  await press()
  expect(await screen.findByText('You are not signed in.')).toBeVisible()
  // Its button is gone.
  expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus()
  expect(screen.queryByText(/other devices/)).toBeNull()
})

test('shows a failed sign-out beside its button, which stays enabled', async () => {
  vi.mocked(signOut).mockRejectedValue(new Error('broken storage'))
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Signing out did not work.')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled()
})

test.each([
  ['unreachable', /goes on by itself/],
  ['locked', /Your account is locked.*Please call/],
] as const)('says why nobody is signed in: %s', (problem, text) => {
  act(() => authStore.set({ ...SIGNED_OUT, problem }))
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.queryByText('You are not signed in.')).toBeNull()
})
