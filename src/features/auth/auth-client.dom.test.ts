import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { showToast } from '@/lib/toast.ts'
import { signOut } from './auth-client.ts'
import { authStore, SIGNED_OUT } from './auth-state.ts'

const library = vi.hoisted(() => ({
  signOut: vi.fn(),
  notify: (_event: AuthChangeEvent, _session: Session | null) => {},
}))
vi.mock('@supabase/supabase-js', () => ({
  AuthClient: class {
    signOut = library.signOut
    onAuthStateChange = (listener: typeof library.notify) => {
      library.notify = listener
    }
  },
}))
vi.mock('@/lib/toast.ts', () => ({ showToast: vi.fn() }))

test('announces the end of a session after a failed sign-out', async () => {
  library.signOut.mockRejectedValueOnce(new Error('broken storage'))
  await expect(signOut()).rejects.toThrow('broken storage')
  authStore.set({ ...SIGNED_OUT, user: { id: 'u1' } as never })
  library.notify('SIGNED_OUT', null)
  expect(showToast).toHaveBeenCalledWith('You are signed out. Sign in again to continue.')
})

const session = { access_token: 'a', user: { id: 'u2' } } as Session

test.each<[AuthChangeEvent, Session | null]>([
  ['INITIAL_SESSION', session],
  ['INITIAL_SESSION', null],
  ['SIGNED_IN', session],
  ['TOKEN_REFRESHED', session],
  ['USER_UPDATED', session],
  ['PASSWORD_RECOVERY', session],
  ['MFA_CHALLENGE_VERIFIED', session],
  ['SIGNED_OUT', null],
])('%s updates the auth state (R203, R210)', (event, session) => {
  authStore.set({ ...SIGNED_OUT, user: { id: 'u1' } as never, isLoading: true })
  library.notify(event, session)
  expect(authStore.get()).toEqual({ ...SIGNED_OUT, user: session?.user ?? null, session })
})
