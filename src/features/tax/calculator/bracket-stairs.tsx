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
      <ol aria-labelledby={caption} className="stairs mt-2 flex">
        {bands.map((band) => (
          <li
            key={band.rate}
            className="grid items-baseline gap-x-3 border-t border-rule py-1.5 text-small max-[18em]:grid-cols-1"
          >
            <p className="flex flex-wrap items-baseline gap-x-2">
              <b className="num font-[650]">{formatRate(band.rate)}</b>
              <span className="sr-only"> bracket, </span>
              <small className="text-micro text-ink-2">{describeRange(band)}</small>
            </p>
            <i
              aria-hidden
              className="order-1 col-span-full mt-1 block min-w-[3px] [print-color-adjust:exact]"
              style={{
                marginLeft: shareOf(Math.min(band.from, taxed)),
                width: shareOf(band.income),
              }}
            />
            <p className="num text-right">
              <span className="sr-only">: taxes </span>
              {formatDollars(band.income)}
            </p>
            <p className="num text-right font-[650]">
              <span className="sr-only">, tax </span>
              {formatDollars(band.tax)}
            </p>
          </li>
        ))}
        <li
          aria-hidden
          className="grid items-baseline gap-x-3 pb-1.5 text-micro text-ink-2 max-[18em]:grid-cols-1"
        >
          <p>Bracket</p>
          <p className="text-right">Taxed in it</p>
          <p className="text-right">Tax</p>
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
