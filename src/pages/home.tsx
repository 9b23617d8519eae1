import { CtaBanner } from '@/components/cta-banner.tsx'
import { DeferredSection } from '@/components/deferred-section.tsx'
import { Hero } from '@/features/home/hero.tsx'
import { EstimatorWizard } from '@/features/estimator/estimator-wizard.tsx'
import { HighlightsUnavailable } from '@/features/news/highlights-unavailable.tsx'
import { RatingLink } from '@/features/rating/rating-link.tsx'
import { loadWhenIdle, retryableLazy } from '@/lib/lazy-loading.tsx'

const HomeSections = retryableLazy(loadWhenIdle(() => import('@/features/home/home-sections.tsx')))
const BlogHighlights = retryableLazy(
  loadWhenIdle(() => import('@/features/news/blog-highlights.tsx')),
)
const LastSection = retryableLazy(loadWhenIdle(() => import('@/pages/home/last-section.tsx')))

export default function HomePage() {
  return (
    <>
      <Hero
        estimator={<EstimatorWizard layout="full" />}
        rating={<RatingLink className="text-on-deep hover:text-on-deep" />}
      />
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
        <BlogHighlights />
      </DeferredSection>
      <DeferredSection minHeight="360px">
        <LastSection />
      </DeferredSection>
      <CtaBanner line="Talk to us in the office, by phone or by video." />
    </>
  )
}
