import type { ReactNode } from 'react'
import { formatDollars } from '@/shared/money.ts'
import { formatShare } from '@/shared/percent.ts'
import type { Calculation } from './calculate.ts'
import { allIncomeOf } from './dollar-parts.ts'
import { NEXT_WAGES } from '@/tax/next-wages.ts'

const HEAD = 'column-head py-2 text-right'
const CELL = 'num border-b border-rule py-2 pl-3 text-right whitespace-nowrap'

/**
 * The effective rate on all income, untaxed Social Security included, and for those with wages the marginal rate on
 * more of them.
 */
export function RateTable({ calculation }: { calculation: Calculation }) {
  const { federal, federalTax, ohio, marginal } = calculation
  const income = allIncomeOf(calculation)
  const hasWages = federal.income.wages > 0
  const rows = [
    { label: federalLabel(calculation), tax: federalTax, rate: marginal.federal },
    { label: 'Ohio and school district', tax: ohio.totalTax, rate: marginal.ohio },
    { label: 'Both', tax: federalTax + ohio.totalTax, rate: marginal.total },
  ]
  const [cliff] = hasWages ? marginal.cliffs : []
  return (
    <>
      <table className="names-above mt-6 w-full border-collapse text-ui">
        <caption className="sr-only">Tax rates</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <span className="sr-only">Tax</span>
            </th>
            <Head note="of all income">Effective rate</Head>
            {hasWages && (
              <Head note={`of the next ${formatDollars(NEXT_WAGES)} of wages`}>Marginal rate</Head>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, tax, rate }) => (
            <tr key={label}>
              <th scope="row" className="border-b border-rule py-2 text-left font-normal">
                {label}
              </th>
              <td className={CELL}>{income > 0 ? formatShare(tax / income) : '—'}</td>
              {hasWages && <td className={CELL}>{formatShare(rate)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {cliff && (
        <p className="mt-2 text-small">
          Over 100% because of a cliff: {cliff.label}, about {formatDollars(cliff.lost)}{' '}
          <span className="text-micro text-ink-2">{cliff.source}</span>
        </p>
      )}
    </>
  )
}

/** Names what the chart below counts apart from federal income tax, so that both rates are understood. */
function federalLabel({ federal }: Calculation): string {
  if (federal.selfEmploymentTax > 0) return 'Federal, with self-employment tax'
  return federal.additionalMedicare > 0 ? 'Federal, with Additional Medicare Tax' : 'Federal'
}

function Head({ note, children }: { note: string; children: ReactNode }) {
  return (
    <th scope="col" className={`${HEAD} pl-3`}>
      {children}
      <small className="block text-micro font-normal text-ink-2">{note}</small>
    </th>
  )
}
