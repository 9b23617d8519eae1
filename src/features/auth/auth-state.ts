import type { Session, User } from '@supabase/supabase-js'
import { createStore } from '@/lib/store'

export type AuthState = {
  user: User | null
  session: Session | null
  /** True until the stored session is read (R203). */
  isLoading: boolean
}

export const SIGNED_OUT: AuthState = { user: null, session: null, isLoading: false }

/** The one sign-in state of this tab; written by the sign-in client, read through useAuth. */
export const authStore = createStore<AuthState>({ user: null, session: null, isLoading: true })
