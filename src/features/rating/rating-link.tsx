import { clsx } from 'clsx'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { site } from '@/config/site.ts'
import { loadWhenIdle, retryableLazy } from '@/lib/lazy-loading.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'

const Rating = retryableLazy(loadWhenIdle(() => import('./rating.tsx')))

/**
 * The rating with a link to the reviews (R66-R68). Hidden on phones, where the rating is not requested
 * either. Loads when the page is idle.
 */
export function RatingLink({ className }: { className: string }) {
  const isDesktop = useMediaQuery('(min-width: 48em)')
  return (
    <a
      href={site.mapsUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx('group no-underline max-md:hidden!', className)}
    >
      {isDesktop ? (
        <ErrorBoundary fallback={REVIEWS} loading={<RatingSkeleton />}>
          <Rating skeleton={<RatingSkeleton />} />
        </ErrorBoundary>
      ) : (
        <RatingSkeleton />
      )}
      <noscript>{REVIEWS}</noscript>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** Shown when there can be no rating: without scripts, or without the code that requests it. */
const REVIEWS = <span className="underline">See reviews on Google Maps</span>

function RatingSkeleton() {
  return (
    <div role="status" className="noscript:hidden">
      <b aria-hidden className="flex h-[1em] w-24 bg-current opacity-15" />
      <span aria-hidden className="h-[1.3em] w-28 bg-current opacity-15" />
      <span className="sr-only">Loading the rating</span>
    </div>
  )
}
