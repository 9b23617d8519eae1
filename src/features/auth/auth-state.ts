import type { Session, User } from '@supabase/supabase-js'
import { createStore } from '@/lib/store.ts'
import { env } from '@/config/env.ts'

export type AuthState = {
  user: User | null
  session: Session | null
  /** True until the stored session has been read (R203). */
  isLoading: boolean
  /** Why nobody is signed in: the session is stored but cannot be refreshed yet, or its account was banned. */
  problem: 'unreachable' | 'locked' | null
}

export const SIGNED_OUT: AuthState = { user: null, session: null, isLoading: false, problem: null }

/** This tab's one sign-in state. The sign-in client writes it; useAuth reads it. */
export const authStore = createStore<AuthState>({ ...SIGNED_OUT, isLoading: true })

/** The sign-in server's address: the Supabase project's if configured, else the site's own. Browser only. */
export function authServerUrl(): string {
  return env.supabaseUrl ?? window.location.origin
}

/**
 * The session's local storage key, derived from the sign-in server's host the way the client library does
 * (R205): "https://abcd.supabase.co" gives "sb-abcd-auth-token".
 */
export function sessionKeyOf(serverUrl: string): string {
  return `sb-${new URL(serverUrl).hostname.split('.')[0]}-auth-token`
}
