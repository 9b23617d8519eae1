import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from './ui/button'
import { PhoneLink } from './ui/phone-link'

export type ErrorBoundaryProps = {
  children: ReactNode
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
}

/** Keeps an error of one section from taking the page with it: logs it and shows the fallback (R222). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
    return { hasError: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A section could not be shown:', error)
  }

  override render() {
    if (!this.state.hasError) return this.props.children
    const retry = () => this.setState({ hasError: false })
    const { fallback = <SectionError onRetry={retry} /> } = this.props
    return typeof fallback === 'function' ? fallback(retry) : fallback
  }
}

function SectionError({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex gap-3.5 rounded-r border-l-4 border-red bg-red-tint p-4 text-ui"
    >
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-red" />
      <div>
        <p className="font-bold">Something went wrong rendering this content.</p>
        <p className="mt-1">
          The rest of the page still works. You can also call <PhoneLink hasIcon={false} />.
        </p>
        <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
