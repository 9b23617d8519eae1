import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useIsPrerendered } from '@/lib/use-is-prerendered'
import { ErrorBoundary } from './error-boundary'

/** How far below the window a section starts to load. */
const MARGIN = '600px'

/**
 * A section whose code and data load when it comes near the window; a blank of its size stands in
 * until then. A prerendered section is there from the start. An error inside stays inside.
 */
export function LazySection({ minHeight, children }: { minHeight: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isPrerendered = useIsPrerendered()
  const [isNear, setIsNear] = useState(isPrerendered)

  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])

  // One and the same element until something changes: a prerendered part whose code is still to come is
  // thrown away by React when it is rendered anew.
  const content = useMemo(() => {
    const placeholder = <div aria-hidden style={{ minHeight }} />
    return isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder
  }, [isNear, minHeight, children])

  return (
    <div ref={place}>
      <ErrorBoundary>{content}</ErrorBoundary>
    </div>
  )
}
