import { useEffect, useState } from 'react'

/** Pages that load faster show no notice, in milliseconds. */
const DELAY_MS = 200

/**
 * Shows a notice while the next page loads and the old one is still on screen (R25), in browsers with the
 * Navigation API. Needs a new key for every page.
 */
export function LoadingNotice() {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const shown = location.pathname
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      clearTimeout(timer)
      // The address changes at once, the page only when its code has loaded.
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
