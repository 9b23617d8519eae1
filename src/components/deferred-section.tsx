import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

type DeferredSectionProps = {
  minHeight: string
  /** Shown if the section cannot be loaded or rendered. Defaults to the usual message. */
  fallback?: ReactNode
  /** The section's component, made by `retryableLazy`. Later changes from outside are ignored. */
  children: ReactNode
}

/**
 * A section whose code and data load later. Until then, a blank of its size stands in, unless the section is
 * prerendered. An error inside stays inside.
 */
export function DeferredSection({ minHeight, fallback, children }: DeferredSectionProps) {
  // React throws prerendered content away if its boundary renders again before the code inside has loaded. So it is
  // always the same element.
  const [section] = useState(
    <ErrorBoundary fallback={fallback} loading={<div aria-hidden style={{ minHeight }} />}>
      {children}
    </ErrorBoundary>,
  )
  return section
}
