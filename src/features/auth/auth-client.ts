import {
  AuthClient,
  type AuthChangeEvent,
  type AuthError,
  type Session,
} from '@supabase/supabase-js'
import { env } from '@/config/env'
import { fetchWithin } from '@/lib/fetch-within'
import { showToast } from '@/lib/toast'
import type { Address } from './address'
import { authStore } from './auth-state'
import { authServerUrl, sessionKeyOf } from './auth-server'

/** How long the sign-in server may take, in milliseconds. */
const PATIENCE_MS = 15_000

const client = new AuthClient({
  url: `${authServerUrl()}/auth/v1`,
  headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${env.supabaseAnonKey}` },
  storageKey: sessionKeyOf(authServerUrl()),
  autoRefreshToken: true,
  persistSession: true,
  // Codes only, never a sign-in link: nothing in the address bar is for the library.
  detectSessionInUrl: false,
  fetch: fetchWithin(PATIENCE_MS),
})
client.onAuthStateChange(follow)

/** Asks for a code by email or text message; opens an account for a new address (R198). */
export async function sendCode(address: Address): Promise<AuthError | null> {
  const { error } = await client.signInWithOtp({ ...address, options: { shouldCreateUser: true } })
  return error
}

/** Turns a code into a session (R199). */
export async function verifyCode(address: Address, code: string): Promise<AuthError | null> {
  const { error } = await client.verifyOtp(
    'email' in address
      ? { ...address, token: code, type: 'email' }
      : { ...address, token: code, type: 'sms' },
  )
  return error
}

let isLeaving = false

/**
 * Signs out on every device (R209); where the server cannot be reached, on this one.
 * @returns whether the other devices are signed out too
 */
export async function signOut(): Promise<boolean> {
  isLeaving = true
  try {
    const { error } = await client.signOut({ scope: 'global' })
    if (error) await client.signOut({ scope: 'local' })
    return error === null
  } finally {
    isLeaving = false
  }
}

/** Asks the server whether the session still holds; one ended elsewhere is removed here. */
export async function checkSession(): Promise<void> {
  const { error } = await client.getUser()
  // The library itself notices a session that was ended, but not a user who was removed.
  if (error?.code === 'user_not_found') await client.signOut({ scope: 'local' })
}

/** Keeps the shown state equal to the library's, whatever the event (R210). */
function follow(event: AuthChangeEvent, session: Session | null): void {
  const { user, isLoading } = authStore.get()
  const hadSession = user !== null || isLoading
  if (event === 'SIGNED_OUT' && hadSession && !isLeaving) {
    showToast('You are signed out. Sign in again to go on.')
  }
  authStore.set({ user: session?.user ?? null, session, isLoading: false })
}
