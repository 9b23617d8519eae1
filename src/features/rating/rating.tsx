import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import QueryProvider from '@/lib/query-provider.tsx'
import { groupThousands } from '@/shared/money.ts'
import { FALLBACK_RATING, ratingQuery } from './queries.ts'

type RatingProps = { skeleton: ReactNode }

/** The rating with the cache it needs, as one file. */
export default function RatingPart(props: RatingProps) {
  return (
    <QueryProvider>
      <Rating {...props} />
    </QueryProvider>
  )
}

/**
 * The rating (R156-R166), or the skeleton until the response arrives. A failed request, or a response that
 * lacks a figure, shows the saved figure and says so (D22).
 */
export function Rating({ skeleton }: RatingProps) {
  const { data, isError } = useQuery(ratingQuery)
  if (!data && !isError) return skeleton
  const { rating, count, isLive } = data && !isError ? data : FALLBACK_RATING
  return (
    <>
      <b className="flex items-center gap-1.5">
        {rating.toFixed(1)}
        <Star size={28} strokeWidth={2} className="fill-brass-fill text-brass-fill" />
        <span className="sr-only"> out of 5</span>
      </b>
      <span className="underline underline-offset-3 group-hover:decoration-2">
        {formatCount(count)} {isLive ? 'on Google Maps' : '(saved figure, see live reviews)'}
      </span>
    </>
  )
}

function formatCount(count: number): string {
  return count === 1 ? '1 review' : `${groupThousands(count)} reviews`
}
