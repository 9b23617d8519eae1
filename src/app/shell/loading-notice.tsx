import { useEffect, useState } from 'react'
import { createStore, useStore } from '@/lib/store.ts'

/** Pages that load faster show no notice, in milliseconds. */
const DELAY_MS = 200

/** Whether the page at the new address still loads. Not the router's child: its ids have to match the HTML's. */
export const pageLoading = createStore(false)

/** Says that the next page loads (R25). */
export function LoadingNotice() {
  return useStore(pageLoading) && <SlowNotice />
}

function SlowNotice() {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isSlow) return null
  return (
    <p
      role="status"
      className="no-print fixed right-4 bottom-[calc(72px+env(safe-area-inset-bottom))] z-toast rounded-sm bg-ink px-4 py-3 text-ui font-semibold text-paper shadow-pop md:right-10 md:bottom-6"
    >
      Loading...
    </p>
  )
}
