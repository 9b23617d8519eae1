import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '@/lib/when-idle.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { localStore } from '@/lib/storage.ts'
import { type Store, useStore } from '@/lib/store.ts'
import { authServerUrl, type AuthState, authStore, sessionKeyOf, SIGNED_OUT } from './auth-state.ts'

// The store and not the state, so that a change only renders components that read it.
const AuthContext = createContext<Store<AuthState> | null>(null)

/**
 * Provides the sign-in state to the page. The sign-in library loads only if a session is stored, by this tab
 * or another. Anonymous visitors load nothing and send no request.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const key = sessionKeyOf(authServerUrl())
    if (localStore.get(key) === null) authStore.set(SIGNED_OUT)
    else whenIdle(() => void loadClient())

    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null) void loadClient()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return <AuthContext value={authStore}>{children}</AuthContext>
}

/**
 * The signed-in user, the session, and whether they are still being read (R203).
 * @throws outside AuthProvider (R204)
 */
export function useAuth(): AuthState {
  return useStore(useAuthStore())
}

/**
 * Whether someone is signed in. `useAuth` renders its component again once the stored session has been read.
 * This does so only for signed-in users, because every link of the menus uses it on every page.
 * @throws outside AuthProvider (R204)
 */
export function useIsSignedIn(): boolean {
  const store = useAuthStore()
  const isSignedIn = ({ user }: AuthState) => user !== null
  return useSyncExternalStore(
    store.subscribe,
    () => isSignedIn(store.get()),
    () => isSignedIn(store.getInitial()),
  )
}

function useAuthStore(): Store<AuthState> {
  const store = useContext(AuthContext)
  if (store === null) throw new Error('useAuth must be used inside AuthProvider')
  return store
}

/** If the client cannot be loaded, the user is signed out. The sign-in page says what is wrong. */
async function loadClient(): Promise<void> {
  await importChunk(() => import('./auth-client.ts')).catch(() => authStore.set(SIGNED_OUT))
}
