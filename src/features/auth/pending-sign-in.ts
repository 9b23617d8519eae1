import * as z from 'zod/mini'
import { parseJson } from '@/lib/parse-json.ts'
import { sessionStore } from '@/lib/storage.ts'
import type { Persisted } from '@/lib/use-persisted.ts'
import { addressSchema } from './address.ts'

const KEY = 'signIn'

/** The pause between two codes to one address, in milliseconds (supabase-auth: 60 s). */
export const RESEND_PAUSE = 60_000

/** A code's lifetime, in milliseconds. */
export const CODE_LIFETIME = 600_000

/** `sentAt`: when the newest code was sent, in milliseconds since 1970. */
const pendingSchema = z.object({ address: addressSchema, sentAt: z.number() })

/** A code that was sent but not entered yet. */
export type PendingSignIn = z.infer<typeof pendingSchema>

/** How this tab stores the code step. */
export const PERSISTED_SIGN_IN: Persisted<PendingSignIn> = {
  storage: 'tab',
  key: KEY,
  name: 'sign-in',
  parser: () => (text) => pendingSchema.safeParse(parseJson(text)).data ?? null,
}

/** Whether its code can still be entered. */
export function isRunning({ sentAt }: PendingSignIn): boolean {
  return Math.abs(Date.now() - sentAt) < CODE_LIFETIME
}

/** Removes the code step after signing in. */
export function clearPendingSignIn(): void {
  sessionStore.remove(KEY)
}
