import { useState } from 'react'
import { CtaBanner } from '@/components/cta-banner'
import { BigResults } from '@/features/home/big-results'
import { Hero } from '@/features/home/hero'
import { ServicesGrid } from '@/features/home/services-grid'
import { LazySection } from '@/components/lazy-section'
import { EstimatorWizard } from '@/features/estimator/estimator-wizard'
import { FirmSchema } from '@/features/content/structured-data'
import { RatingTile } from '@/features/rating/rating-tile'
import { lazyPart } from '@/lib/lazy-part'

const BlogHighlights = lazyPart(() => import('@/features/news/blog-highlights'))
const SocialUpdates = lazyPart(() => import('@/features/social/social-updates'))

export default function HomePage() {
  const [isShowingResults, setIsShowingResults] = useState(false)
  return (
    <>
      <FirmSchema />
      <Hero
        isShowingResults={isShowingResults}
        estimator={<EstimatorWizard layout="full" onResultsShown={setIsShowingResults} />}
        rating={<RatingTile />}
      />
      <ServicesGrid />
      <BigResults />
      <LazySection minHeight="480px">
        <BlogHighlights />
      </LazySection>
      <LazySection minHeight="360px">
        <SocialUpdates />
      </LazySection>
      <CtaBanner />
    </>
  )
}
