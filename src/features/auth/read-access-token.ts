import { importChunk } from '@/lib/lazy-loading.tsx'
import { authStore } from './auth-state.ts'

/** The session's access token, once the session has been read. Null when nobody is signed in. */
export async function readAccessToken(): Promise<string | null> {
  if (authStore.get().isLoading) {
    await new Promise<void>((resolve) => {
      const stop = authStore.subscribe(() => {
        if (authStore.get().isLoading) return
        stop()
        resolve()
      })
    })
  }
  return authStore.get().session?.access_token ?? null
}

/** A new access token in place of one that the server refused. Null when there is none: offline, or the session is over. */
export async function renewAccessToken(): Promise<string | null> {
  const client = await importChunk(() => import('./auth-client.ts')).catch(() => null)
  return client && client.renewSession()
}
