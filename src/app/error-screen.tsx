import { isRouteErrorResponse } from 'react-router-dom'
import { CodeScreen } from '@/components/code-screen.tsx'
import { MissingChunkError } from '@/lib/stale-files.ts'
import { OfflineScreen } from './offline-screen.tsx'

/** The error code and message for a thrown value (R217-R220). */
export function describeError(error: unknown): { code: number; message: string } {
  if (isRouteErrorResponse(error)) {
    return { code: error.status, message: responseMessage(error.data) || error.statusText }
  }
  if (error instanceof Error && error.message !== '') return { code: 500, message: error.message }
  return { code: 500, message: 'An unexpected error occurred.' }
}

/** The fallback of every route. An error inside a page leaves the header and footer in place. */
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
