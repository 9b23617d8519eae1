import { Component, type ReactNode } from 'react'
import { reloadPage } from '@/lib/reload-page'
import { MissingPartError } from '@/lib/stale-files'
import { Button } from './ui/button'
import { PhoneLink } from './ui/phone-link'
import { ProblemBox } from './problem-box'

export type ErrorBoundaryProps = {
  children: ReactNode
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
}

/** Keeps an error of one section from taking the page with it: logs it and shows the fallback (R222). */
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
  }

  override render() {
    if (!this.state.hasError) return this.props.children
    const retry = () => {
      // A file that could not be fetched is asked for again only by a new page.
      if (this.state.error instanceof MissingPartError) reloadPage()
      else this.setState({ error: null, hasError: false })
    }
    const { fallback = <SectionError onRetry={retry} /> } = this.props
    return typeof fallback === 'function' ? fallback(retry) : fallback
  }
}

/** A section that failed, with the phone number and a way to try again. */
export function SectionError({ onRetry }: { onRetry: () => void }) {
  return (
    <ProblemBox>
      <p className="font-bold">Something went wrong rendering this content.</p>
      <p className="mt-1">
        The rest of the page still works. You can also call <PhoneLink hasIcon={false} />.
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </ProblemBox>
  )
}
