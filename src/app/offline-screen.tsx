import { useEffect } from 'react'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { OFFLINE_LEAD, OFFLINE_TITLE } from '@/lib/phrases.ts'
import { reloadPage } from '@/lib/reload-page.ts'
import { isPageServed } from '@/lib/stale-files.ts'

/** How often to look for the server, in milliseconds. */
const INTERVAL_MS = 3000

/** In place of a page whose code is not on the device. Opens the page once there is a connection again. */
export function OfflineScreen() {
  // A device may have believed all along that it was online, and then reports no change.
  useEffect(() => {
    const timer = setInterval(() => navigator.onLine && void reopen(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className="wrap py-section">
      <h1>{OFFLINE_TITLE}</h1>
      <p className="mt-3 max-w-[58ch] text-lead text-ink-2">
        {OFFLINE_LEAD} This one opens by itself as soon as you are connected.
      </p>
      <p className="mt-6 text-lead">
        Call <PhoneLink hasIcon={false} />
      </p>
    </section>
  )
}

async function reopen(): Promise<void> {
  const isUp = await isPageServed().catch(() => false)
  if (isUp) reloadPage()
}
