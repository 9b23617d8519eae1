import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { lowerFirst } from '@/lib/wording.ts'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { ITEMS } from '@/shared/estimator/questions.ts'
import { writeShareHash } from '@/shared/estimator/share-link.ts'
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
    <ul className="grid gap-px overflow-clip rounded bg-rule shadow-sheet sm:grid-cols-2 lg:grid-cols-4">
      {returns.map((typical) => {
        const { dresdenPrice, hrBlockPrice } = typical.estimate
        const { kind, difference, comparedWith } = comparePrices(typical.estimate)
        return (
          <li
            key={typical.name}
            className="relative flex flex-col bg-sheet px-5 py-5.5 max-sm:pt-4 max-sm:pb-1 md:px-6"
          >
            <h2 className="font-text text-ui tracking-normal">{typical.name}</h2>
            <p className="mt-1 grow text-small leading-snug text-ink-2 max-sm:pr-28">
              {noBreak(typical.what)}
            </p>
            <p className="mt-4 max-sm:absolute max-sm:top-3 max-sm:right-5 max-sm:mt-0 font-display text-[clamp(2.5rem,2rem+1.6vw,3.25rem)] leading-none font-[650] tracking-[-0.03em]">
              {formatDollars(dresdenPrice)}
            </p>
            <p className="mt-2 text-small">
              <b className={kind === 'cheaper' ? 'font-[650] text-river' : 'font-[650]'}>
                {difference}
              </b>{' '}
              {noBreak(comparedWith)}, {formatDollars(hrBlockPrice)}
            </p>
            <div aria-hidden className="mt-3 grid gap-1 max-sm:hidden [print-color-adjust:exact]">
              <span
                className="h-2.5 bg-river dark:bg-brass-fill forced-colors:bg-[Highlight]"
                style={widthOf(dresdenPrice)}
              />
              <span className="h-2.5 border border-line" style={widthOf(hrBlockPrice)} />
            </div>
            <Link
              to={`/${writeShareHash(typical.form)}`}
              className="mt-2.5 max-sm:mt-0 inline-flex min-h-11 items-center self-start text-small font-[650]"
            >
              Start from this one<span className="sr-only">: {typical.name}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
