import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'
import { compareCalculations } from './compare.ts'

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
