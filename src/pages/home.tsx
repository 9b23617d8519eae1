import { CtaBanner } from '@/components/cta-banner'
import { DeferredSection } from '@/components/deferred-section'
import { Hero } from '@/features/home/hero'
import { EstimatorWizard } from '@/features/estimator/estimator-wizard'
import { HighlightsUnavailable } from '@/features/news/highlights-unavailable'
import { RatingLink } from '@/features/rating/rating-link'
import { loadOnInteraction, retryableLazy } from '@/lib/lazy-loading'

const HomeSections = retryableLazy(loadOnInteraction(() => import('@/features/home/home-sections')))
const QueryProvider = retryableLazy(loadOnInteraction(() => import('@/lib/query-provider')))
const BlogHighlights = retryableLazy(
  loadOnInteraction(() => import('@/features/news/blog-highlights')),
)
const SocialUpdates = retryableLazy(
  loadOnInteraction(() => import('@/features/social/social-updates')),
)
const NextBlock = retryableLazy(loadOnInteraction(() => import('@/features/deadlines/next-block')))

export default function HomePage() {
  return (
    <>
      <Hero estimator={<EstimatorWizard layout="full" />} rating={<RatingLink />} />
      <DeferredSection minHeight="100vh">
        <HomeSections />
      </DeferredSection>
      <DeferredSection
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
      </DeferredSection>
      <DeferredSection minHeight="360px">
        <SocialUpdates>
          <NextBlock />
        </SocialUpdates>
      </DeferredSection>
      <CtaBanner />
    </>
  )
}
