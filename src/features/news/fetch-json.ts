import { fetchWithin } from '@/lib/fetch-within.ts'
import { readSavedResponse, saveResponse } from './saved-responses.ts'

/** Timeout for the news server, in milliseconds. */
const TIMEOUT_MS = 10_000

const NOT_FOUND = new Set([404, 414, 422])

/** A response with a status of 400 or above. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  constructor(status: number) {
    super(`The news could not be loaded: HTTP ${status}`)
    this.status = status
  }
}

/** A parsed response. `savedAt` (ISO) is set if the server did not respond and this is an earlier response. */
export type Answer<T> = { value: T; savedAt?: string }

/**
 * Gets JSON and checks it. If the server fails, returns its last response saved on this device.
 * @param parse throws on a body of the wrong shape
 * @returns null if nothing was found: for 404, 414 (an address longer than servers take) and 422
 * @throws HttpError, or an error with the reason, if no earlier response is saved either
 */
export async function fetchJson<T>(
  address: string,
  parse: (body: unknown) => T,
  signal?: AbortSignal,
): Promise<Answer<T> | null> {
  try {
    const response = await fetchWithin(TIMEOUT_MS)(address, { signal })
    if (NOT_FOUND.has(response.status)) return null
    if (!response.ok) throw new HttpError(response.status)
    const text = await response.text()
    const value = parse(JSON.parse(text))
    await saveResponse(address, text)
    return { value }
  } catch (error) {
    if (signal?.aborted) throw error
    const saved = await readSavedResponse(address)
    if (!saved) throw error
    return { value: parse(saved.body), savedAt: saved.savedAt }
  }
}
