import type { OfficeTodayResponse } from '@/shared/contracts/office-today.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { createStore, useStore } from '@/lib/store.ts'

/** Undefined before the first answer, and null while our server cannot be reached. */
const officeToday = createStore<OfficeTodayResponse | null | undefined>(undefined)

/** The office's changed hours and its notice. Undefined while prerendering and before the first answer, null without one. */
export const useOfficeToday = () => useStore(officeToday)

const ASK_EVERY_MS = 120_000
/** How long an answer counts while there is no newer one. */
const FRESH_MS = 300_000

/** Asks what the office has changed, now and every two minutes while the page is shown. @returns what ends it */
export function followOfficeToday(): () => void {
  let askedAt = 0
  let readAt = 0
  const ask = async () => {
    if (document.hidden) return
    askedAt = Date.now()
    // Without a connection, the browser would log each request.
    const loaded = navigator.onLine
      ? await preloadChunk(() => import('./read-office-today.ts'))
      : undefined
    const answer = (await loaded?.readOfficeToday()) ?? null
    if (answer) readAt = Date.now()
    if (answer || Date.now() - readAt > FRESH_MS) officeToday.set(answer)
  }
  void ask()
  const timer = setInterval(() => void ask(), ASK_EVERY_MS)
  const onShown = () => Date.now() - askedAt > ASK_EVERY_MS / 4 && void ask()
  document.addEventListener('visibilitychange', onShown)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onShown)
  }
}
