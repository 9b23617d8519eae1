import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { Button } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { useClearErrorsOnUnmount } from './queries.ts'

type NewsBoundaryProps = {
  /** Shown while posts load. */
  skeleton: ReactNode
  /** The page's head comes with its posts. Until then, and if they fail to load, it is a general one. */
  hasHeadInside: boolean
  children: ReactNode
}

/** Handles loading and failing posts. */
export function NewsBoundary({ skeleton, hasHeadInside, children }: NewsBoundaryProps) {
  const head = hasHeadInside && (
    <PageHead title="News" description="Posts from our Dresden, Ohio office." noIndex />
  )
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          fallback={(retry) => (
            <>
              {head}
              <LoadError
                onRetry={() => {
                  reset()
                  retry()
                }}
              />
            </>
          )}
        >
          <Suspense
            fallback={
              <>
                {head}
                {skeleton}
              </>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  useClearErrorsOnUnmount()
  // Going to another page of the list tries again.
  const { search } = useLocation()
  const failedSearch = useRef(search)
  useEffect(() => {
    if (search !== failedSearch.current) onRetry()
  }, [search, onRetry])

  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine
  return (
    <div className="wrap py-section">
      <div role="alert" className="max-w-measure border-t-3 border-ink pt-5">
        <h1 className="text-h2">The news could not be loaded.</h1>
        <p className="mt-3 text-ink-2">
          {isOffline
            ? 'You are offline. Connect, then try again.'
            : 'Our news is not loading right now.'}{' '}
          The rest of the site works, and you can call <PhoneLink hasIcon={false} />.
        </p>
        <Button variant="outline" className="mt-5" onClick={onRetry}>
          <RotateCcw size={20} />
          Try again
        </Button>
      </div>
    </div>
  )
}
