import type { ReactNode } from 'react'
import { formatDollars } from '@/shared/money.ts'
import type { FilingChoice, FilingLine } from '@/tax/joint-or-separate.ts'
import { DeferredFold } from './deferred-fold.tsx'

const HEAD = 'column-head py-1.5 text-right'
const CELL = 'num w-24 border-b border-rule py-1.5 pl-3 text-right'

/** For a couple: the tax on one joint return and on two separate ones, and why they differ. */
export function FilingChoiceDetails({ choice }: { choice: FilingChoice }) {
  return (
    <DeferredFold
      title={
        <span>
          Joint or separate?{' '}
          <span className="font-normal text-ink-2">{describeDifference(choice)}</span>
        </span>
      }
      className="border-t"
    >
      <div className="pb-5 text-small">
        <ChoiceTable caption="Tax of a joint return and of two separate ones">
          {choice.lines.map((line) => (
            <Row key={line.id} line={line} />
          ))}
          <Row line={{ id: 'total', label: 'Tax after credits', ...choice }} isTotal />
        </ChoiceTable>
        {choice.changes.length > 0 && (
          <>
            <p className="mt-4 font-[650]">What changes</p>
            <ChoiceTable caption="Deductions and credits that separate returns change">
              {choice.changes.map((line) => (
                <Row key={line.id} line={line} />
              ))}
            </ChoiceTable>
          </>
        )}
        <p className="mt-4 text-ink-2">
          Separate returns take each spouse’s own wages, pensions and business, and half of the
          amounts you entered for both. Each dependent is claimed on the return where that saves
          more. Town tax is the same either way, so it is left out.
        </p>
        <p className="mt-2 text-ink-2">
          Separate returns have other costs: usually you get no premium tax credit for Marketplace
          insurance, and even a modest income can rule out a full Roth IRA contribution. On the
          other hand, each of you is responsible only for your own return, and income-based student
          loan payments can be lower.
        </p>
      </div>
    </DeferredFold>
  )
}

/** "Joint saves $1,234". */
function describeDifference({ joint, separate }: FilingChoice): string {
  const saved = Math.round(separate) - Math.round(joint)
  if (saved === 0) return 'Both cost the same.'
  return `${saved > 0 ? 'Joint' : 'Separate'} saves ${formatDollars(Math.abs(saved))}.`
}

function ChoiceTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="mt-1.5 w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            <span className="sr-only">Line</span>
          </th>
          <th scope="col" className={HEAD}>
            Joint
          </th>
          <th scope="col" className={HEAD}>
            Separate
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Row({ line, isTotal = false }: { line: FilingLine; isTotal?: boolean }) {
  const weight = isTotal ? 'font-bold' : 'font-normal'
  return (
    <tr className={weight}>
      <th scope="row" className={`border-b border-rule py-1.5 text-left ${weight}`}>
        {line.label}
      </th>
      <td className={CELL}>{formatDollars(line.joint)}</td>
      <td className={CELL}>{formatDollars(line.separate)}</td>
    </tr>
  )
}
