import { memo, Suspense, useState } from 'react'
import { CtaBanner } from '@/components/cta-banner'
import { ErrorBoundary } from '@/components/error-boundary'
import { Hero } from '@/features/home/hero'
import { LazySection } from '@/components/lazy-section'
import { EstimatorWizard } from '@/features/estimator/estimator-wizard'
import { HighlightsUnavailable } from '@/features/news/highlights-unavailable'
import { RatingLink } from '@/features/rating/rating-link'
import { afterFirstScreen } from '@/lib/late'
import { renewedPart } from '@/lib/lazy-part'

const homeSections = renewedPart(afterFirstScreen(() => import('@/features/home/home-sections')))
const queryProvider = renewedPart(afterFirstScreen(() => import('@/lib/query-provider')))
const blogHighlights = renewedPart(
  afterFirstScreen(() => import('@/features/news/blog-highlights')),
)
const socialUpdates = renewedPart(
  afterFirstScreen(() => import('@/features/social/social-updates')),
)

export default function HomePage() {
  return (
    <>
      <Hero estimator={<EstimatorWizard layout="full" />} rating={<RatingLink />} />
      <BelowFirstScreen />
      <CtaBanner />
    </>
  )
}

/**
 * Not rendered anew with the page: React would throw away prerendered parts whose code is still to come.
 */
const BelowFirstScreen = memo(() => {
  const [HomeSections] = useState(homeSections)
  const [QueryProvider] = useState(queryProvider)
  const [BlogHighlights] = useState(blogHighlights)
  const [SocialUpdates] = useState(socialUpdates)
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<div className="min-h-screen" />}>
          <HomeSections />
        </Suspense>
      </ErrorBoundary>
      <LazySection
        minHeight="480px"
        fallback={
          <div className="wrap py-section">
            <HighlightsUnavailable />
          </div>
        }
      >
        <QueryProvider>
          <BlogHighlights />
        </QueryProvider>
      </LazySection>
      <LazySection minHeight="360px">
        <SocialUpdates />
      </LazySection>
    </>
  )
})
