import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { site } from '@/config/site.ts'
import { lowerFirst } from '@/lib/wording.ts'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { ITEMS } from '@/shared/estimator/questions.ts'
import { writeShareHash } from '@/shared/estimator/write-answers.ts'
import { formatDollars } from '@/shared/money.ts'
import { comparePrices } from './compare-prices.ts'
import { priceReturn } from './pricing.ts'

type TypicalReturn = { name: string; what: string; answers: Partial<EstimatorForm> }

const { under2k = '', over5k = '' } = ITEMS.business.levels

const TYPICAL_RETURNS: readonly TypicalReturn[] = [
  {
    name: 'One job',
    what: 'One W-2, with the Ohio return',
    answers: { returnType: 'simple' },
  },
  {
    name: 'A family',
    what: 'Two children, Ohio and village returns',
    answers: { returnType: 'family', dependentCount: 2, needsLocalReturn: true },
  },
  {
    name: 'A job and a side business',
    what: `Wages, a business ${lowerFirst(under2k)} in expenses, Ohio`,
    answers: { returnType: 'complex', hasBusiness: true, businessExpenses: 'under2k' },
  },
  {
    name: 'A full-time business',
    what: `${over5k} in expenses, with the Ohio return`,
    answers: { returnType: 'business', hasBusiness: true, businessExpenses: 'over5k' },
  },
]

/** What typical returns cost in all, for visitors who have not yet answered anything. Each opens the estimator with its answers filled in. */
export function TypicalPrices() {
  const returns = TYPICAL_RETURNS.map(({ answers, ...typical }) => ({
    ...typical,
    ...priceReturn({ ...DEFAULT_FORM, ...answers }),
  }))
  const highest = Math.max(
    ...returns.flatMap(({ estimate }) => [estimate.dresdenPrice, estimate.hrBlockPrice]),
  )
  const widthOf = (price: number) => ({ width: `${(100 * price) / highest}%` })
  return (
    <ul className="grid gap-px overflow-clip rounded bg-rule shadow-sheet md:grid-cols-2 lg:grid-cols-4">
      {returns.map((typical) => {
        const { dresdenPrice, hrBlockPrice } = typical.estimate
        const { kind, difference, comparedWith } = comparePrices(typical.estimate)
        return (
          <li
            key={typical.name}
            className="relative grid grid-cols-[1fr_auto] content-start gap-x-4 bg-sheet px-5 py-4 hover:bg-tint md:flex md:flex-col md:px-6 md:py-5.5"
          >
            <h2 className="font-text text-ui tracking-normal">
              {/* All of the return leads there. */}
              <Link
                to={`/${writeShareHash(typical.form)}`}
                className="inline-flex items-center gap-1.5 after:absolute after:inset-0"
              >
                {typical.name}
                <ArrowRight size={18} />
              </Link>
            </h2>
            <p className="mt-0.5 grow text-small leading-snug text-ink-2">
              {noBreak(typical.what)}
            </p>
            <p className="font-display text-[min(2.25rem,9.5vw)] leading-none font-[650] tracking-[-0.03em] max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 md:mt-4 md:text-[clamp(2.5rem,2rem+1.6vw,3.25rem)]">
              {formatDollars(dresdenPrice)}
            </p>
            <p className="col-span-2 mt-2 text-small">
              <b className={kind === 'cheaper' ? 'font-[650] text-river' : 'font-[650]'}>
                {difference}
              </b>{' '}
              {noBreak(comparedWith)}, {formatDollars(hrBlockPrice)}
            </p>
            <div
              aria-hidden
              className="col-span-2 mt-2 grid grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-0.5 text-micro leading-tight text-ink-2 md:mt-3 [print-color-adjust:exact]"
            >
              With us
              <span
                className="h-2.5 bg-river dark:bg-brass-fill forced-colors:bg-[Highlight]"
                style={widthOf(dresdenPrice)}
              />
              {noBreak(site.competitor)}
              <span className="h-2.5 border border-line" style={widthOf(hrBlockPrice)} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
