import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/error-boundary'
import { HeadTags } from '@/components/head-tags'
import { Button } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { useNewTryLater } from './use-new-try-later'

export type NewsBoundaryProps = {
  /** Stands in while posts load. */
  skeleton: ReactNode
  /** The page's head comes with its posts; until then, and where they cannot be loaded, it is one of the news. */
  hasHeadInside: boolean
  children: ReactNode
}

/** Catches what can happen while posts load: waiting, and a source that does not answer. */
export function NewsBoundary({ skeleton, hasHeadInside, children }: NewsBoundaryProps) {
  const head = hasHeadInside && <WaitingHead />
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

function WaitingHead() {
  return (
    <HeadTags title="News" description="Posts from our Dresden, Ohio office." isIndexed={false} />
  )
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  useNewTryLater()
  // Another page of the list is another try.
  const { search } = useLocation()
  const failedSearch = useRef(search)
  useEffect(() => {
    if (search !== failedSearch.current) onRetry()
  }, [search, onRetry])

  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine
  return (
    <div className="wrap py-section">
      <div role="alert" className="max-w-measure border-t-[3px] border-ink pt-5">
        <h1 className="text-h2">The news could not be loaded.</h1>
        <p className="mt-3 text-ink-2">
          {isOffline
            ? 'Your device is offline. Connect it, then try again.'
            : 'The place where our posts are kept does not answer right now.'}{' '}
          The rest of the site works, and you can call <PhoneLink hasIcon={false} />.
        </p>
        <Button variant="outline" className="mt-5" onClick={onRetry}>
          <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
          Try again
        </Button>
      </div>
    </div>
  )
}
