import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useIsNear } from '@/lib/use-is-near.ts'
import { useIsPrerendered } from '@/lib/use-is-prerendered.ts'
import { ErrorBoundary } from './error-boundary.tsx'

type DeferredSectionProps = {
  minHeight: string
  /** Shown if the section cannot be loaded or rendered. Defaults to the usual message. */
  fallback?: ReactNode
  /** The section's component, made by `retryableLazy`. Later changes from outside are ignored. */
  children: ReactNode
}

/**
 * A section whose code and data load when it comes near the window. Until then, a blank of its size takes its
 * place. A prerendered section shows from the start, and its code may load much later (`loadOnInteraction`).
 * An error inside stays inside.
 */
export function DeferredSection({ minHeight, fallback, children }: DeferredSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, useIsPrerendered())

  // React throws prerendered content away if its boundary renders again before the code inside has loaded. So
  // the boundary is always the same element, with the first children.
  const [section] = useState(children)
  const content = useMemo(() => {
    const placeholder = <div aria-hidden style={{ minHeight }} />
    return isNear ? <Suspense fallback={placeholder}>{section}</Suspense> : placeholder
  }, [isNear, minHeight, section])

  return (
    <div ref={place}>
      <ErrorBoundary fallback={fallback}>{content}</ErrorBoundary>
    </div>
  )
}
