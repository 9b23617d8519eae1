import {
  type AuthChangeEvent,
  AuthClient,
  type AuthError,
  type Session,
} from '@supabase/supabase-js'
import { env } from '@/config/env.ts'
import { fetchWithin } from '@/lib/fetch-within.ts'
import { forgetContact } from '@/lib/remembered-contact.ts'
import { localStore } from '@/lib/storage.ts'
import { showToast } from '@/lib/toast.ts'
import type { Address } from './address.ts'
import { authServerUrl, authStore, sessionKeyOf, SIGNED_OUT } from './auth-state.ts'

/** Timeout for the sign-in server, in milliseconds. */
const TIMEOUT_MS = 15_000

const STORAGE_KEY = sessionKeyOf(authServerUrl())

const client = new AuthClient({
  url: `${authServerUrl()}/auth/v1`,
  headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${env.supabaseAnonKey}` },
  storageKey: STORAGE_KEY,
  autoRefreshToken: true,
  persistSession: true,
  // Where a new session cannot be stored, the one before must not come back: the server no longer takes it.
  storage: {
    getItem: localStore.get,
    setItem: (key, value) => void localStore.set(key, value),
    removeItem: localStore.remove,
  },
  // We use codes only, never sign-in links, so the library has nothing to read in the address bar.
  detectSessionInUrl: false,
  fetch: fetchWithin(TIMEOUT_MS),
})
client.onAuthStateChange(follow)

/**
 * Requests a code by email or text message. Opens an account for a new address (R198).
 * @param captchaToken the captcha's token, if the site has a captcha
 */
export async function sendCode(address: Address, captchaToken?: string): Promise<AuthError | null> {
  const options = { shouldCreateUser: true, captchaToken }
  const { error } = await client.signInWithOtp({ ...address, options })
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

/**
 * Signs out on every device (R209), or only on this one if the server cannot be reached.
 * @returns whether the other devices are signed out too
 */
export async function signOut(): Promise<boolean> {
  const error = await leave('global')
  if (error) await leave('local')
  return error === null
}

let isLeaving = false

/** Ends the session without the notice that it has ended. */
async function leave(scope: 'global' | 'local'): Promise<AuthError | null> {
  isLeaving = true
  try {
    return (await client.signOut({ scope })).error
  } finally {
    isLeaving = false
  }
}

/** Asks the server whether the session is still valid. Removes one that was ended elsewhere, or is of a banned user. */
export async function checkSession(): Promise<void> {
  const { error } = await client.getUser()
  // The library notices an ended session, but neither a deleted nor a banned user.
  if (error?.code === 'user_not_found') await client.signOut({ scope: 'local' })
  if (error?.code !== 'user_banned') return
  await leave('local')
  authStore.set({ ...SIGNED_OUT, problem: 'locked' })
}

/** Renews the session. @returns its access token, or null, also if the server has ended the session */
export async function renewSession(): Promise<string | null> {
  const { data, error } = await client.refreshSession()
  // The library keeps a refused session until it ends by this device's clock.
  if (error && REFUSED.includes(error.status ?? 0)) await client.signOut({ scope: 'local' })
  return data.session?.access_token ?? null
}

/** Not 409, when another tab has renewed it, nor 429. */
const REFUSED = [400, 401, 403]

/** Copies the library's state to the store on every event (R210). */
function follow(event: AuthChangeEvent, session: Session | null): void {
  const { user, isLoading, problem } = authStore.get()
  const hadSession = user !== null || isLoading || problem === 'unreachable'
  // Whoever uses the device next may be someone else.
  if (event === 'SIGNED_OUT') forgetContact()
  if (event === 'SIGNED_OUT' && hadSession && !isLeaving) {
    showToast('You are signed out. Sign in again to continue.')
  }
  // The library keeps a session that it could not refresh, and tries again every half minute.
  const isKept = session === null && localStore.get(STORAGE_KEY) !== null
  authStore.set({
    user: session?.user ?? null,
    session,
    isLoading: false,
    problem: isKept ? 'unreachable' : null,
  })
}
