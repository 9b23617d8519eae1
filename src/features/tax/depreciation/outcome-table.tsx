import { formatDollars } from '@/shared/money.ts'
import type { WorksheetOutcome } from './find-outcome.ts'
import type { Business } from './worksheet-state.ts'

const CELL = 'num border-b border-rule py-1.5 pl-3 text-right'

type OutcomeTableProps = {
  outcome: WorksheetOutcome
  nameOf: (business: Business) => string
}

/** The year's depreciation, the profit after it and Ohio's treatment. */
export function OutcomeTable({ outcome, nameOf }: OutcomeTableProps) {
  const { section179, bonus, regular, total, profits, addBack, earlierAddBack } = outcome
  const rows = [
    { label: 'Section 179 expense', amount: section179.allowed },
    { label: 'Bonus', amount: bonus },
    { label: 'Regular depreciation', amount: regular },
    { label: 'Depreciation for the year', amount: total, isTotal: true },
    ...profits.map(({ business, after }) => ({
      label: `${nameOf(business)}, after it`,
      amount: after,
      isTotal: true,
    })),
    { label: 'Section 179 expense left for next year', amount: section179.carried },
    { label: 'Ohio adds back this year', amount: addBack },
    { label: 'Ohio deducts for earlier years', amount: earlierAddBack },
  ]
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">Depreciation for the year</caption>
      <tbody>
        {rows
          .filter(({ amount, isTotal }) => isTotal || amount !== 0)
          .map(({ label, amount, isTotal }) => {
            const weight = isTotal ? 'font-bold' : 'font-normal'
            return (
              <tr key={label}>
                <th scope="row" className={`border-b border-rule py-1.5 text-left ${weight}`}>
                  {label}
                </th>
                <td className={`${CELL} ${weight}`}>{formatDollars(amount)}</td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
