import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import { site } from '@/config/site'
import { useMediaQuery } from '@/lib/use-media-query'
import { whenIdle } from '@/lib/when-idle'
import { FALLBACK_RATING, ratingQuery } from './queries'

/**
 * The review tile among the hero's stats (R66-R68, R156-R166): hidden on phones, where the rating is
 * not asked for either. A failed request shows the saved figure and says that it is one (D22).
 */
export function RatingTile() {
  const isDesktop = useMediaQuery('(min-width: 768px)')
  const isIdle = useIsIdle()
  const { data, isError } = useQuery({ ...ratingQuery, enabled: isDesktop && isIdle })

  return (
    <a
      href={site.mapsUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="group text-on-deep no-underline hover:text-on-deep hover:no-underline max-md:hidden!"
    >
      {data || isError ? (
        <RatingFigure {...(data ?? FALLBACK_RATING)} isLive={!isError} />
      ) : (
        <RatingSkeleton />
      )}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

type RatingFigureProps = { rating: number; count: number; isLive: boolean }

function RatingFigure({ rating, count, isLive }: RatingFigureProps) {
  return (
    <>
      <b>
        {rating.toFixed(1)}
        <Star aria-hidden size={22} className="fill-brass-fill text-brass-fill" />
        <span className="sr-only"> out of 5</span>
      </b>
      <span className="underline underline-offset-3 group-hover:text-on-deep">
        {isLive ? `${formatCount(count)} on Google Maps` : 'saved figure, see live reviews'}
      </span>
    </>
  )
}

function RatingSkeleton() {
  return (
    <div role="status">
      <b aria-hidden className="h-[1em] w-24 border-y border-deep-rule bg-deep-2" />
      <span aria-hidden className="h-[1.3em] w-28 border-y border-deep-rule bg-deep-2" />
      <span className="sr-only">Loading the rating</span>
    </div>
  )
}

function formatCount(count: number): string {
  const number = new Intl.NumberFormat('en-US').format(count)
  return count === 1 ? '1 review' : `${number} reviews`
}

function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
