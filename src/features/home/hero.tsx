import type { ReactNode } from 'react'
import { SAVING_OVER, SIMPLE_SAVING } from '@/config/price-claims.ts'
import { PRICE_LIST_DATE } from '@/config/rates.ts'
import { preloadDrawing } from '@/components/preload-drawing.ts'
import { site } from '@/config/site.ts'
import { formatMonth } from '@/shared/format-date.ts'
import './hero.css'

const HINT = 'Find out by estimating your cost'

type HeroProps = {
  /** While it shows results, it takes the full width (R106). */
  estimator: ReactNode
  rating: ReactNode
}

/** The first screen: headline, pitch and its condition, estimator and stats (R62-R69, D42). */
export function Hero({ estimator, rating }: HeroProps) {
  // Same breakpoints as hero.css.
  preloadDrawing('illustrations/bridge-{time}-tall', '(width < 500px)')
  preloadDrawing('illustrations/bridge-{time}-wide', '(width >= 500px)')
  return (
    <section className="hero relative isolate overflow-clip">
      <div className="hero-picture no-print absolute max-lg:hidden" />
      <div className="hero-river no-print absolute inset-x-0 bottom-0 -z-1 max-lg:hidden" />
      <div className="hero-inner mx-auto grid">
        <div className="hero-text">
          <h1>Your taxes, done right here in {site.address.city}.</h1>
          <p className="mt-4.5 max-w-[30em] text-lead leading-normal text-balance max-md:mt-3 max-md:leading-[1.45]">
            Save <strong>over {`$${SAVING_OVER}`}</strong> compared with {site.competitor}, with
            your first state and local returns free.
          </p>
          <p className="num mt-2.5 text-small leading-[1.45] text-ink-2 max-md:mt-1.5 max-md:text-micro dark:text-ink">
            {`A simple return with Ohio: $${SIMPLE_SAVING} less, at ${formatMonth(PRICE_LIST_DATE)} prices.`}
          </p>
        </div>
        <div className="hero-slot">
          <Hint />
          {estimator}
        </div>
        <div className="hero-stats content-center text-on-deep max-[18em]:grid-cols-1 max-[18em]:gap-y-2 max-[18em]:*:border-l-0 max-[18em]:*:pl-0 on-deep no-print">
          <div>
            <b>{site.claims.returnsPerYear}</b> <span>returns per year</span>
          </div>
          <div>
            <b>{site.claims.yearsOfExperience}</b> <span>years of experience</span>
          </div>
          <div>
            <b>Free</b> <span>first state and local returns</span>
          </div>
          {rating}
        </div>
      </div>
    </section>
  )
}

/**
 * The handwritten hint above the estimator (R63): a drawing, so it needs no third font. Its words are hidden
 * behind it, so that find-in-page finds them.
 */
function Hint() {
  return (
    <p className="hint no-print w-fit items-end gap-1.5">
      <svg className="hint-words" viewBox="0 0 469 50" role="img" aria-label={HINT}>
        <text y="36" textLength="469" fill="none">
          {HINT}
        </text>
      </svg>
      <svg className="hint-arrow overflow-visible" viewBox="0 0 54 50" aria-hidden>
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M3 14C20 7 38 12 38 40M28 31c4 3 7 7 9.500 11 3-5 6-8 10.500-11"
        />
      </svg>
    </p>
  )
}
