import { fetchWithin } from '@/lib/fetch-within'
import { readSavedResponse, saveResponse } from './saved-responses'

/** How long the server of the news may take, in milliseconds. */
const PATIENCE_MS = 10_000

/** A parsed answer; `savedAt` (ISO) when it is an earlier one, because the server does not answer. */
export type Answer<T> = { value: T; savedAt?: string }

/**
 * Gets JSON and checks it. When the server fails, answers with what it last said on this device.
 * @param parse throws on a body of the wrong shape
 * @returns null for 404 and 422: there is no such thing
 * @throws Error with the status or the reason when there is no earlier answer either
 */
export async function fetchJson<T>(
  address: string,
  parse: (body: unknown) => T,
  signal?: AbortSignal,
): Promise<Answer<T> | null> {
  try {
    const response = await fetchWithin(PATIENCE_MS)(address, { signal })
    if (response.status === 404 || response.status === 422) return null
    if (!response.ok) throw new Error(`The news could not be loaded: HTTP ${response.status}`)
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
