import { clsx } from 'clsx'

export type LedgerRow = { label: string; amount: string; isTotal?: boolean }

/** The lines of a sum: description on the left, amount on the right. */
export function Ledger({ caption, rows }: { caption: string; rows: readonly LedgerRow[] }) {
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, amount, isTotal }) => (
          <tr
            key={label}
            className={clsx('border-t border-rule', isTotal ? 'font-[650]' : 'font-normal')}
          >
            <th scope="row" className="py-1.5 pr-4 text-left [font-weight:inherit]">
              {label}
            </th>
            <td className="num py-1.5 text-right whitespace-nowrap">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
