import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '@/config/site'
import { formatMonth } from '@/lib/format-date'
import { formatDollars } from '@/lib/money'
import type { BillLine } from './bill'
import type { LedgerLine } from './ledger'
import type { EstimateResult } from './pricing'
import type { QuestionStep } from './wizard-state'

export type BillTableProps = {
  lines: BillLine[]
  estimate: EstimateResult
  /** The main part of the return has no price, so the sums are no totals (D1). */
  isIncomplete: boolean
  /** The question that is open for changing, and its fields. */
  changing: QuestionStep | null
  editor: ReactNode
  /** Stands under the line of the return type. */
  offer: ReactNode
  onChange: (id: string, step: QuestionStep) => void
}

/** Both breakdowns as one table: the line, our price, theirs (R145, D53). */
export function BillTable(props: BillTableProps) {
  const { lines, estimate, isIncomplete, changing, editor, offer, onChange } = props
  const place = editorPlace(lines, changing)
  const month = formatMonth(site.priceListDate, 'short')
  return (
    <table className="bill">
      <caption className="sr-only">
        {isIncomplete
          ? 'What is priced so far, with us and at '
          : 'Every charged line, with us and at '}
        {site.competitor}
      </caption>
      <thead>
        <tr>
          <th scope="col">On this return</th>
          <th scope="col" className="us">
            With us
          </th>
          <th scope="col">
            {site.competitor}
            <small>
              <span className="max-md:hidden">list of </span>
              {month}
            </small>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.flatMap((line, index) => [
          <BillRow key={line.id} line={line} changing={changing} onChange={onChange} />,
          // Keys of their own keep the fields, and the focus in them, when lines come and go.
          index === 0 && offer ? <WideRow key="offer">{offer}</WideRow> : null,
          index === place ? <WideRow key="editor">{editor}</WideRow> : null,
        ])}
      </tbody>
      <tfoot className={clsx(isIncomplete && 'is-so-far')}>
        <tr>
          <th scope="row">{isIncomplete ? 'So far, without your business' : 'Total'}</th>
          <td className="us">
            <span>{formatDollars(estimate.dresdenPrice)}</span>
          </td>
          <td>
            <span>{formatDollars(estimate.hrBlockPrice)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** After the last line of the question, or of one before it; -1 while none is open. */
function editorPlace(lines: readonly BillLine[], changing: QuestionStep | null): number {
  if (changing === null) return -1
  const place = lines.findLastIndex(({ step }) => step !== null && step <= changing)
  return Math.max(0, place)
}

function WideRow({ children }: { children: ReactNode }) {
  return (
    <tr className="no-print is-wide">
      <td colSpan={3}>{children}</td>
    </tr>
  )
}

type BillRowProps = {
  line: BillLine
  changing: QuestionStep | null
  onChange: (id: string, step: QuestionStep) => void
}

function BillRow({ line, changing, onChange }: BillRowProps) {
  const isMissing = line.kind === 'unpriced'
  return (
    <tr>
      <th scope="row">
        {line.label} <ChangeButton line={line} changing={changing} onChange={onChange} />
        {isMissing && (
          <b className="bill-flag">
            <CircleAlert aria-hidden size={15} strokeWidth={2} />
            answer missing
          </b>
        )}
        {(line.note || line.notes.length > 0) && (
          <small>
            {line.note && <span>{line.note}</span>}
            {line.notes.map((note) => (
              <span key={note.id}>
                {note.label}
                {note.note && ', no charge'}{' '}
                <ChangeButton line={note} changing={changing} onChange={onChange} />
              </span>
            ))}
          </small>
        )}
      </th>
      <td className="us">{firmAmount(line)}</td>
      <td>{competitorAmount(line)}</td>
    </tr>
  )
}

type ChangeButtonProps = Omit<BillRowProps, 'line'> & { line: LedgerLine }

function ChangeButton({ line: { id, step, label }, changing, onChange }: ChangeButtonProps) {
  if (step === null) return null
  return (
    <button
      type="button"
      className="no-print change"
      aria-expanded={changing === step}
      aria-label={`Change: ${label}`}
      data-step={step}
      data-line={id}
      onClick={() => onChange(id, step)}
    >
      change
    </button>
  )
}

function firmAmount(line: LedgerLine): ReactNode {
  if (line.kind === 'free') return <b className="text-river">Free</b>
  if (line.kind === 'unpriced') return <span className="bill-none">not priced</span>
  return formatDollars(line.firm)
}

function competitorAmount(line: LedgerLine): ReactNode {
  if (line.kind === 'unpriced') return <span className="bill-none">not priced</span>
  if (line.isFirmOnly) return <span className="bill-none">not included</span>
  return formatDollars(line.competitor)
}
