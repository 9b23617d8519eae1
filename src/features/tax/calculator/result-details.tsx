import { CalendarDays, TriangleAlert } from 'lucide-react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { returnDueDate } from '@/shared/deadlines/due-day.ts'
import { formatDay } from '@/shared/format-date.ts'
import { formatDollars } from '@/shared/money.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { BracketStairs } from './bracket-stairs.tsx'
import { type Calculation, calculate } from './calculate.ts'
import { EstimateLink, FileThis, WithholdingLink } from './file-this.tsx'
import { FilingChoiceDetails } from './filing-choice.tsx'
import { type Gap, possibleGaps } from './gaps.ts'
import { MathLedger } from './math-ledger.tsx'
import { MoneyChart } from './money-chart.tsx'
import { listLocalOutcomes, outcomeOf } from './outcome.ts'
import { RateTable } from './rate-table.tsx'
import { WhatIfSection } from './what-if-section.tsx'

// Both load together.
export { calculate }

const SCHEDULE = (
  <ButtonLink to="/schedule" variant="outline" className="mt-3 w-full">
    Schedule a Consultation
  </ButtonLink>
)

/** How the result is calculated. Loads together with the engine. */
export default function ResultDetails({ calculation }: { calculation: Calculation }) {
  return (
    <>
      <Cautions cautions={calculation.cautions} />
      <LeftOut gaps={possibleGaps(calculation.answers)} />
      <DueDate calculation={calculation} />
      <table className="mt-3 w-full border-collapse text-ui">
        <caption className="sr-only">School district and towns</caption>
        <tbody>
          {listLocalOutcomes(calculation).map(({ label, kind, amount }) => (
            <tr key={label}>
              <th scope="row" className="border-b border-rule py-2 text-left font-normal">
                {label}
              </th>
              <td
                className={`num border-b border-rule py-2 pl-4 text-right font-[650] ${kind === 'refund' ? 'text-river' : ''}`}
              >
                {formatDollars(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <WithholdingLink {...calculation} />
      <EstimateLink {...calculation} />
      <RateTable calculation={calculation} />
      <MoneyChart calculation={calculation} />
      <BracketStairs calculation={calculation} />
      {calculation.filingChoice && <FilingChoiceDetails choice={calculation.filingChoice} />}
      <WhatIfSection given={calculation.given} />
      <MathLedger explain={calculation.explain} />
      <FileThis calculation={calculation} />
      {SCHEDULE}
    </>
  )
}

/** Warnings about the result. */
function Cautions({ cautions }: { cautions: readonly string[] }) {
  if (cautions.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2.5 rounded-r border-l-4 border-brass bg-brass-tint px-4.5 py-3.5">
      {cautions.map((caution) => (
        <li key={caution} className="flex gap-3.5">
          <TriangleAlert size={20} className="mt-0.5 flex-none text-brass" />
          {caution}
        </li>
      ))}
    </ul>
  )
}

/** What the result leaves out, as far as the answers make it possible: named in a line, explained in its fold. */
function LeftOut({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0) return null
  return (
    <details className="open-on-paper group mt-3 border-y border-rule">
      <summary className="fold py-2 text-small leading-[1.4]">
        <span>
          <b className="font-[650]">Not counted, if you have it:</b> {nameGaps(gaps)}
        </span>
        <FoldChevron size={18} className="no-print" />
      </summary>
      <ul className="grid list-disc gap-1.5 pb-3 pl-5 text-small">
        {gaps.map(({ name, text, off }) => (
          <li key={name}>
            {noBreak(text)} <b className="font-semibold">{noBreak(off)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The first gaps in short, and how many more: "energy credits, investment interest and 2 more". */
function nameGaps(gaps: readonly Gap[]) {
  const named = gaps.slice(0, MOST_NAMED).map(({ short }) => short)
  const more = gaps.length - named.length
  return noBreak(named.join(', ') + (more > 0 ? ` and ${more} more` : ''))
}

const MOST_NAMED = 2

/** When the balance is due. */
function DueDate({ calculation }: { calculation: Calculation }) {
  const today = useToday(officeDate)
  const { federal } = calculation
  if (outcomeOf(federal, 'Federal').kind !== 'balanceDue') return null
  const { taxYear } = federal.input
  const dueDate = returnDueDate(taxYear)
  const isLate = today !== null && today > dueDate
  return (
    <div className="mt-4 flex gap-3.5 rounded-r border-l-4 border-brass bg-brass-tint px-4.5 py-3.5">
      <CalendarDays size={20} className="mt-0.5 flex-none text-brass" />
      <p>
        <b className="font-bold">
          {isLate ? 'Was due' : 'Deadline'}: {formatDay(dueDate).replaceAll(' ', '\u00a0')}
        </b>
        <br />
        {isLate
          ? `Any unpaid tax for ${taxYear} is late. Interest and penalties, not included here, grow until you pay.`
          : `The balance for ${taxYear} is due then, even if you file an extension.`}
      </p>
    </div>
  )
}
