import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider, useAuth, useIsSignedIn } from './auth-provider.tsx'
import { authStore, SIGNED_OUT } from './auth-state.ts'

const KEY = 'sb-localhost-auth-token'

vi.mock('./auth-client.ts', async () => {
  const state = await import('./auth-state.ts')
  state.authStore.set({ ...state.SIGNED_OUT, user: { id: 'u1' } as never })
  return {}
})

function Shown() {
  const { user, isLoading } = useAuth()
  return <p>{isLoading ? 'loading' : (user?.id ?? 'nobody')}</p>
}
const show = () =>
  render(
    <AuthProvider>
      <Shown />
    </AuthProvider>,
  )

beforeEach(() => authStore.set({ ...SIGNED_OUT, isLoading: true }))
afterEach(() => localStorage.clear())

test('throws when the sign-in state is read outside its provider (R204)', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Shown />)).toThrow('useAuth must be used inside AuthProvider')
  silenced.mockRestore()
})

test('finishes loading with nobody signed in when no session is stored (R203)', () => {
  show()
  expect(screen.getByText('nobody')).toBeVisible()
})

test('stays in the loading state until a stored session has loaded the client (R203)', async () => {
  localStorage.setItem(KEY, '{}')
  show()
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('u1')).toBeVisible()
})

test('re-renders only when the visitor signs in or out', () => {
  const seen: boolean[] = []
  function Mark() {
    seen.push(useIsSignedIn())
    return null
  }
  render(
    <AuthProvider>
      <Mark />
    </AuthProvider>,
  )
  expect(authStore.get().isLoading).toBe(false)
  expect(seen).toEqual([false])
  act(() => authStore.set({ ...SIGNED_OUT, user: { id: 'u1' } as never }))
  expect(seen).toEqual([false, true])
})
