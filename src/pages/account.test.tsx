import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AuthProvider } from '@/features/auth/auth-provider.tsx'
import { authStore, SIGNED_OUT } from '@/features/auth/auth-state.ts'
import AccountPage from './account.tsx'

vi.mock('@/features/auth/auth-client.ts', () => ({
  signOut: vi.fn(),
  checkSession: async () => {},
}))

test.each([
  ['Sign in', '/auth'],
  ['Go to the checklist', '/resources/tax-prep-checklist'],
  ['Go to the estimator', '/#estimate'],
])('leads a visitor who is not signed in by "%s" to %s', (name, path) => {
  render(
    <MemoryRouter>
      <AuthProvider>
        <AccountPage />
      </AuthProvider>
    </MemoryRouter>,
  )
  act(() => authStore.set(SIGNED_OUT))
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})
