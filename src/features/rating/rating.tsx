import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { groupThousands } from '@/lib/money'
import { FALLBACK_RATING, type Rating as RatingData, ratingQuery } from './queries'

/**
 * The rating as asked for (R156-R166), the skeleton until it is answered. A failed request, and an answer
 * without both figures, show the saved figure and say that it is one (D22).
 */
export default function Rating({ skeleton }: { skeleton: ReactNode }) {
  const { data, isError } = useQuery(ratingQuery)
  if (!data && !isError) return skeleton
  return <RatingFigure {...(isError || !data ? FALLBACK_RATING : data)} />
}

function RatingFigure({ rating, count, isLive }: RatingData) {
  return (
    <>
      <b>
        {rating.toFixed(1)}
        <Star aria-hidden size={22} className="fill-brass-fill text-brass-fill" />
        <span className="sr-only"> out of 5</span>
      </b>
      <span className="underline underline-offset-3 group-hover:text-on-deep">
        {formatCount(count)} {isLive ? 'on Google Maps' : '(saved figure, see live reviews)'}
      </span>
    </>
  )
}

function formatCount(count: number): string {
  return count === 1 ? '1 review' : `${groupThousands(count)} reviews`
}
