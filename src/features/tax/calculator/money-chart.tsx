import { formatDollars } from '@/shared/money.ts'
import { formatShare } from '@/shared/percent.ts'
import type { Calculation } from './calculate.ts'
import { allIncomeOf, findDollarParts } from './dollar-parts.ts'

/** Where each dollar of income goes, as a bar and as a table of the same figures. */
export function MoneyChart({ calculation }: { calculation: Calculation }) {
  const parts = findDollarParts(calculation)
  if (parts.length === 0) return null
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mt-6 font-[650]">
        Where {formatDollars(allIncomeOf(calculation))} of income goes
      </figcaption>
      <div
        role="img"
        aria-label={`Bar: ${parts.map(({ label, share }) => `${label} ${formatShare(share)}`).join(', ')}`}
        className="mt-2.5 flex h-9 gap-0.5 [print-color-adjust:exact]"
      >
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ id, amount }) => (
            <i
              key={id}
              data-part={id}
              className="min-w-[3px] basis-0"
              style={{ flexGrow: amount }}
            />
          ))}
      </div>
      <table className="names-above mt-2 w-full border-collapse text-small">
        <caption className="sr-only">Where each dollar of income goes</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Amount</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, label, amount, share }) => (
            <tr key={id}>
              <th scope="row" className="flex items-center gap-2.5 py-1.5 text-left font-normal">
                <i
                  aria-hidden
                  data-part={id}
                  className="size-4 flex-none [print-color-adjust:exact]"
                />
                {label}
              </th>
              <td className="num py-1.5 pl-2 text-right font-[650]">{formatDollars(amount)}</td>
              <td className="num w-17 py-1.5 pl-2 text-right text-ink-2">{formatShare(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
