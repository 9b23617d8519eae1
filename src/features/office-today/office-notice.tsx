import { clsx } from 'clsx'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CloseButton } from '@/components/ui/close-button.tsx'
import { callApi } from '@/features/api/public.ts'
import { focusPage } from '@/lib/focus-page.ts'
import { sessionStore } from '@/lib/storage.ts'
import { OFFICE_TODAY, officeTodayResponseSchema } from '@/shared/contracts/office-today.ts'
import { officeToday, useOfficeToday } from './office-today.ts'

/** The notice that the visitor has closed. */
const CLOSED_KEY = 'closedNotice'

/** The office's notice at the top of every page, read out once, until the visitor closes it or it ends. */
export default function OfficeNotice() {
  useEffect(followOfficeToday, [])
  const notice = useOfficeToday()?.notice
  const [closed, setClosed] = useState(() => sessionStore.get(CLOSED_KEY))
  const isShown = notice && notice.id !== closed
  const close = (id: string) => {
    sessionStore.set(CLOSED_KEY, id)
    setClosed(id)
    // The button is gone.
    focusPage()
  }
  return (
    <div
      className={clsx(isShown && 'no-print border-b border-rule bg-brass-tint')}
      {...(isShown && { role: 'complementary', 'aria-label': 'Notice from the office' })}
    >
      <div className={clsx(isShown && 'wrap flex items-center gap-3 py-1')}>
        {isShown && <Info size={20} className="flex-none max-md:hidden" />}
        {/* Here before its text, or screen readers would miss it. */}
        <p aria-live="polite" dir="auto" className="min-w-0 grow font-[650] wrap-anywhere">
          {isShown && notice.text}
        </p>
        {isShown && <CloseButton aria-label="Close the notice" onClick={() => close(notice.id)} />}
      </div>
    </div>
  )
}

const ASK_EVERY_MS = 120_000
/** How long an answer counts while there is no newer one. */
const FRESH_MS = 300_000

/** Asks what the office has changed, now and every two minutes while the page is shown. @returns what ends it */
function followOfficeToday(): () => void {
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
