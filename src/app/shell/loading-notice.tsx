import { useEffect, useState } from 'react'

/** A page that comes sooner needs no words, in milliseconds. */
const DELAY_MS = 200

/**
 * Says so when the next page takes a while to come and the one before still stands (R25), in browsers that report
 * navigation. Give it a new key with every page shown.
 */
export function LoadingNotice() {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const shown = location.pathname
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      clearTimeout(timer)
      // The address changes at once, the page when its code is here.
      timer = setTimeout(() => setIsSlow(location.pathname !== shown), DELAY_MS)
    }
    window.navigation?.addEventListener('currententrychange', onChange)
    return () => {
      clearTimeout(timer)
      window.navigation?.removeEventListener('currententrychange', onChange)
    }
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
