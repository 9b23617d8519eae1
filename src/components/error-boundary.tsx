import { Component, type ReactNode } from 'react'
import { retryFailedChunks } from '@/lib/lazy-loading.tsx'
import { reloadPage } from '@/lib/reload-page.ts'
import { MissingChunkError } from '@/lib/stale-files.ts'
import { PhoneLink } from './ui/phone-link.tsx'
import { ProblemBox } from './problem-box.tsx'

type ErrorBoundaryProps = {
  children: ReactNode
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
}

/** Keeps an error in one section from taking down the page: logs it and shows the fallback (R222). */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { error: unknown; hasError: boolean }
> {
  override state: { error: unknown; hasError: boolean } = { error: null, hasError: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasError: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A section could not be shown:', error)
    retryFailedChunks()
  }

  override render() {
    if (!this.state.hasError) return this.props.children
    const retry = () => {
      // Only a new page load requests a failed file again.
      if (this.state.error instanceof MissingChunkError) reloadPage()
      else this.setState({ error: null, hasError: false })
    }
    const { fallback = <SectionError onRetry={retry} /> } = this.props
    return typeof fallback === 'function' ? fallback(retry) : fallback
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
