import { useId } from 'react'
import { formatDollars } from '@/shared/money.ts'
import { formatRate } from '@/shared/percent.ts'
import type { TaxBand } from '@/tax/federal/income-tax.ts'
import type { Calculation } from './calculate.ts'

/** The brackets the income reaches, as stairs from the bottom up: each step as long as the income in it. */
export function BracketStairs({ calculation }: { calculation: Calculation }) {
  const caption = useId()
  const bands = calculation.federal.incomeTax.bands
  const taxed = bands.reduce((sum, { income }) => sum + income, 0)
  if (taxed === 0) return null
  const shareOf = (income: number) => `${(100 * income) / taxed}%`
  return (
    <figure className="mt-6 break-inside-avoid">
      <figcaption id={caption} className="font-[650]">
        How {formatDollars(taxed)} of taxable income is taxed
      </figcaption>
      <ol aria-labelledby={caption} className="stairs">
        {bands.map((band) => (
          <li key={band.rate}>
            <p>
              <b className="num font-[650]">{formatRate(band.rate)}</b>
              <span className="sr-only"> bracket, </span>
              <small>{describeRange(band)}</small>
            </p>
            <i
              aria-hidden
              style={{
                marginLeft: shareOf(Math.min(band.from, taxed)),
                width: shareOf(band.income),
              }}
            />
            <p className="num">
              <span className="sr-only">: taxes </span>
              {formatDollars(band.income)}
            </p>
            <p className="num font-[650]">
              <span className="sr-only">, tax </span>
              {formatDollars(band.tax)}
            </p>
          </li>
        ))}
        <li aria-hidden className="stairs-head">
          <p>Bracket</p>
          <p>Taxed in it</p>
          <p>Tax</p>
        </li>
      </ol>
    </figure>
  )
}

/** "$24,800 to $100,800", or "over $640,600". */
function describeRange({ from, upTo }: TaxBand): string {
  if (upTo === Infinity) return `over ${formatDollars(from)}`
  return `${formatDollars(from)} to ${formatDollars(upTo)}`
}
