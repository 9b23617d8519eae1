import { formatDollars } from '@/shared/money.ts'
import { formatRate } from '@/shared/percent.ts'
import type { TaxBand } from '@/tax/federal/income-tax.ts'
import type { Calculation } from './calculate.ts'

const HEIGHT = 96
const WIDTH = 480

/** The brackets the income reaches: each as wide as the income in it, and as high as its rate. */
export function BracketChart({ calculation }: { calculation: Calculation }) {
  const rows = calculation.federal.incomeTax.bands
  if (rows.length === 0) return null
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mt-6 font-[650]">
        Federal brackets for {formatDollars(rows.reduce((sum, { income }) => sum + income, 0))}
      </figcaption>
      <Columns rows={rows} />
      {/* Amounts never break. On the smallest phones, the largest ones scroll. */}
      <div
        className="mt-2 overflow-x-auto"
        role="region"
        aria-label="Federal tax by bracket"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">Federal tax by bracket</caption>
          <thead>
            <tr className="text-micro text-ink-2">
              {['Bracket', 'Income', 'Tax'].map((head) => (
                <th key={head} scope="col" className="py-1 text-right font-normal first:text-left">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rate, from, upTo, income, tax }) => (
              <tr key={rate} className="border-t border-rule align-baseline">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <b className="num font-[650]">{formatRate(rate)}</b>{' '}
                  <span className="num block text-micro text-ink-2">
                    {upTo === Infinity ? (
                      `over ${formatDollars(from)}`
                    ) : (
                      <>
                        {formatDollars(from)}{' '}
                        <span className="whitespace-nowrap">to {formatDollars(upTo)}</span>
                      </>
                    )}
                  </span>
                </th>
                <td className="num py-1.5 pl-3 text-right">{formatDollars(income)}</td>
                <td className="num py-1.5 pl-3 text-right font-[650]">{formatDollars(tax)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** The unused part of the last bracket is outlined. */
function Columns({ rows }: { rows: readonly TaxBand[] }) {
  const last = rows.at(-1)
  const reached = (last?.from ?? 0) + (last?.income ?? 0)
  const end = Math.min(last?.upTo ?? reached, reached * 1.5)
  const highest = Math.max(...rows.map(({ rate }) => rate))
  const x = (income: number) => (income / end) * WIDTH
  const height = (rate: number) => (rate / highest) * (HEIGHT - 2)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Chart: ${rows.map(({ rate, income }) => `${formatRate(rate)} on ${formatDollars(income)}`).join(', ')}`}
      className="mt-2.5 block h-24 w-full border-b border-ink"
    >
      {rows.map(({ rate, from, income, upTo }) => (
        <g key={rate}>
          <rect
            x={x(from) + 1}
            y={HEIGHT - height(rate)}
            width={Math.max(1, x(Math.min(upTo, end) - from) - 2)}
            height={height(rate)}
            className="fill-none stroke-line"
            vectorEffect="non-scaling-stroke"
          />
          <rect
            x={x(from) + 1}
            y={HEIGHT - height(rate)}
            width={Math.max(1, x(income) - 2)}
            height={height(rate)}
            className="fill-bar-us"
          />
        </g>
      ))}
    </svg>
  )
}
