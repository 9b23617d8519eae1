import type { Session, User } from '@supabase/supabase-js'
import { createStore } from '@/lib/store'

export type AuthState = {
  user: User | null
  session: Session | null
  /** True until the stored session has been read (R203). */
  isLoading: boolean
}

export const SIGNED_OUT: AuthState = { user: null, session: null, isLoading: false }

/** This tab's one sign-in state. The sign-in client writes it; useAuth reads it. */
export const authStore = createStore<AuthState>({ user: null, session: null, isLoading: true })
