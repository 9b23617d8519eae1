import { formatDollars } from '@/shared/money.ts'
import { formatShare } from '@/shared/percent.ts'
import type { Calculation } from './calculate.ts'
import { allIncomeOf } from './dollar-parts.ts'
import { outcomeOf } from './outcome.ts'

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
