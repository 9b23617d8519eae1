import * as z from 'zod/mini'
import { sessionStore } from '@/lib/storage'
import { parseJson } from '@/lib/parse-json'
import { type Address, addressSchema } from './address'

const KEY = 'signIn'

/** The pause between two codes to one address, in milliseconds (supabase-auth: 60 s). */
export const RESEND_PAUSE = 60_000

/** A code's lifetime, in milliseconds. */
const CODE_LIFETIME = 600_000

/** A code that was sent and not entered yet. */
export type PendingSignIn = {
  address: Address
  /** When the newest code was sent, in milliseconds since 1970. */
  sentAt: number
}

const pendingSchema = z.object({ address: addressSchema, sentAt: z.number() })

/** Keeps the code step over a reload of this tab. */
export function savePendingSignIn(pending: PendingSignIn): void {
  sessionStore.set(KEY, JSON.stringify(pending))
}

/** The code step this tab was in, or null when there is none, its code is dead or the text unreadable. */
export function readPendingSignIn(now: number): PendingSignIn | null {
  const text = sessionStore.get(KEY)
  if (text === null) return null
  const result = pendingSchema.safeParse(parseJson(text))
  const isAlive = result.success && Math.abs(now - result.data.sentAt) < CODE_LIFETIME
  return isAlive ? result.data : null
}

/** Forgets the code step: signed in, or another address. */
export function clearPendingSignIn(): void {
  sessionStore.remove(KEY)
}
