import { formTokenResponseSchema } from '@/contracts/contact'
import { FORM_MIN_SECONDS } from '@/contracts/fields'
import { callApi } from './call-api'

/** Shows the server, and this page, how long the form has been open. */
export type FormToken = {
  formToken: string
  /** Milliseconds since 1970. */
  requestedAt: number
}

/** Requests a token. Returns null when the server cannot be reached. */
export async function requestFormToken(): Promise<FormToken | null> {
  const outcome = await callApi('/api/contact', { schema: formTokenResponseSchema })
  return outcome.isOk ? { ...outcome.data, requestedAt: Date.now() } : null
}

/** Waits until the form may be sent. The server refuses forms filled in faster than a person can. */
export async function waitForMinimumAge(token: FormToken | null): Promise<void> {
  if (token === null) return
  const least = FORM_MIN_SECONDS * 1000 + 100
  // Caps the wait, in case the clock was set back meanwhile.
  const missing = Math.min(least, token.requestedAt + least - Date.now())
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
}
