import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { groupThousands } from '@/lib/money'
import { FALLBACK_RATING, ratingQuery } from './queries'

/**
 * The rating as asked for (R156-R166), the skeleton until it is answered. A failed request shows the
 * saved figure and says that it is one (D22).
 */
export default function Rating({ skeleton }: { skeleton: ReactNode }) {
  const { data, isError } = useQuery(ratingQuery)
  if (!data && !isError) return skeleton
  return <RatingFigure {...(data ?? FALLBACK_RATING)} isLive={!isError} />
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

function formatCount(count: number): string {
  return count === 1 ? '1 review' : `${groupThousands(count)} reviews`
}
