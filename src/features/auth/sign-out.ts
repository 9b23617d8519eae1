import type { Outcome } from '@/features/api/public.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'

export const NOT_SIGNED_OUT = 'Signing out did not work. Reload the page and try again.'

/** Signs out on every device. @returns whether it did, or only here, since the server cannot be reached */
export async function signOutEverywhere(): Promise<Outcome<boolean, typeof NOT_SIGNED_OUT>> {
  try {
    const { signOut } = await importChunk(() => import('./auth-client.ts'))
    return { isOk: true, data: await signOut() }
  } catch {
    return { isOk: false, problem: NOT_SIGNED_OUT }
  }
}
