import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router-dom'
import { CodeScreen } from '@/components/code-screen.tsx'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { NEEDS_CONNECTION } from '@/lib/phrases.ts'
import { reloadPage } from '@/lib/reload-page.ts'
import { isPageServed, MissingChunkError } from '@/lib/stale-files.ts'

// The worker has its file, or there are no saved pages.
const SavedPages = retryableLazy(() => import('./saved-pages.tsx'))

/** How often to look for the server, in milliseconds. */
const INTERVAL_MS = 3000

/** The error code and message for a thrown value (R217-R220). */
function describeError(error: unknown): { code: number; message: string } {
  if (isRouteErrorResponse(error)) {
    return { code: error.status, message: responseMessage(error.data) || error.statusText }
  }
  if (error instanceof Error && error.message !== '') return { code: 500, message: error.message }
  return { code: 500, message: 'An unexpected error occurred.' }
}

/** In place of a page that failed. An error inside a page leaves the header and footer in place. */
export function RouteErrorScreen({ error }: { error: unknown }) {
  if (error instanceof MissingChunkError && error.isOffline) return <OfflineScreen />
  const { code, message } = describeError(error)
  return <CodeScreen code={code} title={message || 'An unexpected error occurred.'} />
}

/** The last resort when the shell itself fails, in the router's default wording (R221). */
export function RouterDefaultError({ error }: { error: unknown }) {
  const { code, message } = describeError(error)
  const detail = (isRouteErrorResponse(error) && error.statusText) || message
  return (
    <main id="main">
      <CodeScreen code={code} title="Unexpected Application Error!" lead={detail} />
    </main>
  )
}

/** A response's text, or '' if it has none. */
function responseMessage(data: unknown): string {
  const message =
    typeof data === 'object' && data !== null && 'message' in data ? data.message : data
  return typeof message === 'string' ? message : ''
}

/** In place of a page whose code is not on the device. Opens the page once there is a connection again. */
function OfflineScreen() {
  // A device may have believed all along that it was online, and then reports no change.
  useEffect(() => {
    const timer = setInterval(() => navigator.onLine && void reopen(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className="wrap py-section">
      <h1>{NEEDS_CONNECTION}</h1>
      <p className="mt-3 max-w-lead text-lead text-ink-2">
        You’re offline, and this page is not saved on your device. It opens by itself once you are
        back online.
      </p>
      <Button className="mt-6" onClick={reloadPage}>
        Try Again
      </Button>
      <ErrorBoundary fallback={null} loading={null}>
        <SavedPages />
      </ErrorBoundary>
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
