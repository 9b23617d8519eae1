import { type ReactNode, Suspense, useMemo, useRef } from 'react'
import { useIsNear } from '@/lib/use-is-near'
import { useIsPrerendered } from '@/lib/use-is-prerendered'
import { ErrorBoundary } from './error-boundary'

type LazySectionProps = {
  minHeight: string
  /** Where the section cannot be loaded or shown; the usual words without one. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A section whose code and data load when it comes near the window; a blank of its size stands in
 * until then. A prerendered section is there from the start. An error inside stays inside.
 */
export function LazySection({ minHeight, fallback, children }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, useIsPrerendered())

  // One and the same element until something changes: a prerendered part whose code is still to come is
  // thrown away by React when it is rendered anew.
  const content = useMemo(() => {
    const placeholder = <div aria-hidden style={{ minHeight }} />
    return isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder
  }, [isNear, minHeight, children])

  return (
    <div ref={place}>
      <ErrorBoundary fallback={fallback}>{content}</ErrorBoundary>
    </div>
  )
}
