import { clsx } from 'clsx'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CloseButton } from '@/components/ui/close-button.tsx'
import { focusPage } from '@/lib/focus-page.ts'
import { sessionStore } from '@/lib/storage.ts'
import { followOfficeToday } from './follow-office-today.ts'
import { useOfficeToday } from './office-today.ts'

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
