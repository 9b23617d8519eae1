import { formatDollars } from '@/lib/money'
import type { WorksheetOutcome } from './find-outcome'
import type { Business } from './worksheet-state'

const CELL = 'num border-b border-rule py-1.5 pl-3 text-right'

export type OutcomeTableProps = {
  outcome: WorksheetOutcome
  /** What Ohio adds back this year, in dollars. */
  addBack: number
  nameOf: (business: Business) => string
}

/** The year's depreciation, the profit after it and Ohio's treatment. */
export function OutcomeTable({ outcome, addBack, nameOf }: OutcomeTableProps) {
  const { section179, bonus, regular, total, profits, earlierAddBack } = outcome
  const lines = [
    ['Section 179 expense', section179.allowed],
    ['Bonus', bonus],
    ['Regular depreciation', regular],
  ] as const
  const ohio = [
    ['Ohio adds back this year', addBack],
    ['Ohio deducts of earlier years', earlierAddBack],
  ] as const
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">Depreciation of the year</caption>
      <tbody>
        {lines
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <Row key={label} label={label} amount={amount} />
          ))}
        <Row label="Depreciation of the year" amount={total} isTotal />
        {profits.map(({ business, after }) => (
          <Row key={business} label={`${nameOf(business)}, after it`} amount={after} isTotal />
        ))}
        {section179.carried > 0 && (
          <Row label="Section 179 expense left for next year" amount={section179.carried} />
        )}
        {ohio
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <Row key={label} label={label} amount={amount} />
          ))}
      </tbody>
    </table>
  )
}

function Row({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  const weight = isTotal ? 'font-bold' : 'font-normal'
  return (
    <tr>
      <th scope="row" className={`border-b border-rule py-1.5 text-left ${weight}`}>
        {label}
      </th>
      <td className={`${CELL} ${weight}`}>{formatDollars(amount)}</td>
    </tr>
  )
}
