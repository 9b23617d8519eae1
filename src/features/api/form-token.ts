import { formTokenResponseSchema } from '@/contracts/contact'
import { FORM_MIN_SECONDS } from '@/contracts/fields'
import { callApi } from './call-api'

/** Says since when a form has been filled in: to the server, and to this page. */
export type FormToken = {
  formToken: string
  /** Milliseconds since 1970. */
  askedAt: number
}

/** Asks for a token, or null when the server cannot be reached. */
export async function askForFormToken(): Promise<FormToken | null> {
  const outcome = await callApi('/api/contact', { answer: formTokenResponseSchema })
  return outcome.isOk ? { ...outcome.data, askedAt: Date.now() } : null
}

/** Waits until a form may be sent: the server takes none that was filled in faster than a person can. */
export async function untilOldEnough(token: FormToken | null): Promise<void> {
  if (token === null) return
  const least = FORM_MIN_SECONDS * 1000 + 100
  // No longer than that, also where the clock was put back meanwhile.
  const missing = Math.min(least, token.askedAt + least - Date.now())
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
}
