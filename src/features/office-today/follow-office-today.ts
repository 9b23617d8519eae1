import { OFFICE_TODAY, officeTodayResponseSchema } from '@/shared/contracts/office-today.ts'
import { callApi } from '@/features/api/public.ts'
import { officeToday } from './office-today.ts'

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
    const answer = await readOfficeToday()
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

/** Null when our server cannot be reached. */
async function readOfficeToday() {
  // The browser would log each request that it cannot make.
  if (!navigator.onLine) return null
  const outcome = await callApi(OFFICE_TODAY, { schema: officeTodayResponseSchema })
  return outcome.isOk ? outcome.data : null
}
