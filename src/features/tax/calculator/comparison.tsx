import { formatDollars } from '@/shared/money.ts'
import { formatShare } from '@/shared/percent.ts'
import type { Calculation } from './calculate.ts'
import { allIncomeOf } from './dollar-parts.ts'
import { outcomeOf } from './outcome.ts'

const CELL = 'num border-b border-rule px-3 py-2.5 text-right'
const HEAD = 'column-head px-3 py-2.5 text-right first:pl-0.5 first:text-left'

/** Two scenarios side by side, with the difference in words. */
export default function Comparison({ first, second }: { first: Calculation; second: Calculation }) {
  const rows = compareCalculations(first, second)
  const saved = first.allTax - second.allTax
  return (
    <section aria-labelledby="comparison" className="mt-10 break-inside-avoid">
      <h2 id="comparison" className="text-[1.75rem]">
        Scenarios side by side
      </h2>
      <p className="mt-2 text-lead" role="status">
        {Math.round(saved) === 0
          ? 'Both come to the same tax.'
          : `The second scenario means ${formatDollars(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} tax.`}
      </p>
      <div
        role="region"
        aria-label="Comparison of two scenarios"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-4 overflow-x-auto"
      >
        <table className="w-full border-collapse text-ui max-md:text-small max-md:[&_td]:px-1.5 max-md:[&_th]:px-1.5">
          <caption className="sr-only">Two scenarios and their difference</caption>
          <thead>
            <tr>
              {['Line', 'First', 'Second', 'Second is'].map((head) => (
                <th key={head} scope="col" className={HEAD}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, texts, difference }) => (
              <tr key={label}>
                <th
                  scope="row"
                  className="border-b border-rule py-2.5 pr-3 pl-0.5 text-left font-normal"
                >
                  {label}
                </th>
                <td className={CELL}>{texts[0]}</td>
                <td className={CELL}>{texts[1]}</td>
                <td className={`${CELL} font-[650] whitespace-nowrap`}>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type ComparisonRow = {
  label: string
  texts: readonly [first: string, second: string]
  /** From the first to the second, in words: "$300 less". */
  difference: string
}

const AMOUNTS: readonly { label: string; amountOf: (one: Calculation) => number }[] = [
  { label: 'Total income', amountOf: ({ totalIncome }) => totalIncome },
  { label: 'Adjusted gross income', amountOf: ({ federal }) => federal.adjustedGrossIncome },
  { label: 'Taxable income', amountOf: ({ federal }) => federal.taxableIncome },
  { label: 'Federal tax after credits', amountOf: ({ federalTax }) => federalTax },
  { label: 'Ohio and school district tax', amountOf: ({ ohio }) => ohio.totalTax },
  { label: 'City or village tax', amountOf: ({ ohio }) => ohio.villageTax + ohio.workplaceTax },
  { label: 'All of these taxes', amountOf: ({ allTax }) => allTax },
]

/** The lines of two calculations side by side. */
export function compareCalculations(first: Calculation, second: Calculation): ComparisonRow[] {
  const amounts = AMOUNTS.map(({ label, amountOf }) => {
    const values = [amountOf(first), amountOf(second)] as const
    return {
      label,
      texts: [formatDollars(values[0]), formatDollars(values[1])] as const,
      difference: describeDifference(values[1] - values[0], 'more', 'less'),
    }
  })
  const rates = [shareOfIncome(first), shareOfIncome(second)] as const
  return [
    { label: 'Tax year', texts: [yearOf(first), yearOf(second)], difference: '' },
    ...amounts,
    { label: 'Share of income', texts: rates, difference: '' },
    {
      label: 'Federal return',
      texts: [describeOutcome(first), describeOutcome(second)],
      difference: describeDifference(balanceOf(second) - balanceOf(first), 'better', 'worse'),
    },
  ]
}

function describeDifference(amount: number, above: string, below: string): string {
  if (Math.round(amount) === 0) return 'the same'
  return `${formatDollars(Math.abs(amount))} ${amount > 0 ? above : below}`
}

function balanceOf({ federal }: Calculation): number {
  return federal.refund - federal.balanceDue
}

function describeOutcome({ federal }: Calculation): string {
  const { kind, amount } = outcomeOf(federal, 'Federal')
  if (kind === 'even') return 'nothing due'
  return `${kind === 'refund' ? 'refund' : 'owes'} ${formatDollars(amount)}`
}

/** The share of all income that all of these taxes take, as in the result's bar. */
function shareOfIncome(calculation: Calculation): string {
  const income = allIncomeOf(calculation)
  return income > 0 ? formatShare(calculation.allTax / income) : '—'
}

function yearOf({ federal }: Calculation): string {
  return String(federal.input.taxYear)
}
