import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { loadPart } from '@/lib/stale-files'
import { localStore } from '@/lib/storage'
import { type Store, useStore } from '@/lib/store'
import { type AuthState, authStore, SIGNED_OUT } from './auth-state'
import { authServerUrl, sessionKeyOf } from './auth-server'

// The store, which never changes, and not the state: a change of context while a page is still being
// hydrated would throw its prerendered content away.
const AuthContext = createContext<Store<AuthState> | null>(null)

/**
 * Gives the sign-in state to the page. The sign-in library is loaded only where a session is stored,
 * here or by another tab: an anonymous visitor loads nothing and asks no server.
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
 * Whether someone is signed in. Unlike `useAuth`, which draws its user anew once the stored session is
 * read, this does so only for someone who is: every link of the menus asks it on every page.
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

/** A client that cannot be loaded leaves the visitor signed out; the sign-in page says what is wrong. */
async function loadClient(): Promise<void> {
  try {
    await loadPart(() => import('./auth-client'))
  } catch {
    authStore.set(SIGNED_OUT)
  }
}
