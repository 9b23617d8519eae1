import { Component, type ReactNode, Suspense } from 'react'
import { retryFailedChunks } from '@/lib/lazy-loading.tsx'
import { reloadPage } from '@/lib/reload-page.ts'
import { MissingChunkError } from '@/lib/stale-files.ts'
import { PhoneLink } from './ui/phone-link.tsx'
import { ProblemBox } from './problem-box.tsx'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Instead of children that throw. Defaults to the message for a section. */
  fallback?: ReactNode | ((retry: () => void, error: unknown) => ReactNode)
  /** While the code of the children loads. Without it, a `Suspense` around the boundary shows its own. */
  loading?: ReactNode
  /** When this changes, the children render again. */
  visit?: string
}
type ErrorBoundaryState = { thrown?: { error: unknown } | undefined; visit?: string | undefined }

/** Keeps an error in one part from taking down the rest: React logs it, and the fallback shows (R222). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ visit }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return visit === state.visit ? null : { visit, thrown: undefined }
  }

  override componentDidCatch() {
    retryFailedChunks()
  }

  override render() {
    const { thrown } = this.state
    const { children, loading } = this.props
    if (!thrown && loading === undefined) return children
    if (!thrown) return <Suspense fallback={loading}>{children}</Suspense>
    const retry = () => {
      // Only a new page load requests a failed file again.
      if (thrown.error instanceof MissingChunkError) reloadPage()
      else this.setState({ thrown: undefined })
    }
    const { fallback = <SectionError onRetry={retry} /> } = this.props
    return typeof fallback === 'function' ? fallback(retry, thrown.error) : fallback
  }
}

/** The fallback for a failed section: the phone number and a way to try again. */
export function SectionError({ onRetry }: { onRetry: () => void }) {
  return (
    <ProblemBox onRetry={onRetry}>
      <p className="font-bold">Something went wrong rendering this content.</p>
      <p className="mt-1">
        The rest of the page still works. You can also call <PhoneLink hasIcon={false} />.
      </p>
    </ProblemBox>
  )
}
