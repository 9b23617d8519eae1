import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { PRICE_LIST_DATE } from '@/config/rates.ts'
import { site } from '@/config/site.ts'
import { formatMonth } from '@/shared/format-date.ts'
import { formatDollars } from '@/shared/money.ts'
import type { BillLine } from './bill.ts'
import { Figure } from './figure.tsx'
import type { LedgerLine } from './ledger.ts'
import type { EstimateResult } from './pricing.ts'
import type { StepId } from '@/shared/estimator/questions.ts'
import { stepNumber } from './steps.ts'

type BillTableProps = {
  lines: BillLine[]
  estimate: EstimateResult
  /** What has no price, as in "your farm", so that the sums are not totals (D1, D59). */
  missing?: string
  /** How many lines a phone shows; wide screens and paper show them all. */
  shown: number
  isExpanded: boolean
  onExpand: (isExpanded: boolean) => void
  /** The steps being changed, with their fields. */
  changing: readonly StepId[]
  editor: ReactNode
  /** Shown below the line of the return type, which comes first. */
  offer: ReactNode
  onChange: (line: BillLine) => void
}

/** Both breakdowns as one table: the line, our price, theirs (R145, D53). */
export function BillTable(props: BillTableProps) {
  const { lines, estimate, missing, changing, editor, offer, onChange } = props
  const { shown, isExpanded, onExpand } = props
  const place = editorPlace(lines, changing)
  const month = formatMonth(PRICE_LIST_DATE, 'short')
  return (
    <table
      className={clsx(
        'bill names-above w-full border-separate border-spacing-0 leading-[1.35]',
        changing.length > 0 && 'is-changing',
      )}
    >
      <caption className="sr-only">
        {missing ? 'What is priced so far, with us and at ' : 'Every charged line, with us and at '}
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
            <small className="block text-micro font-normal text-ink-2">
              <span className="max-md:hidden">list of </span>
              {month}
            </small>
          </th>
        </tr>
      </thead>
      <tbody className={clsx(shown < lines.length && !isExpanded && 'is-folded')}>
        {lines.flatMap((line, index) => [
          // Separate keys keep the fields and their focus when lines come and go.
          index === Math.min(1, shown) && offer ? <WideRow key="offer">{offer}</WideRow> : null,
          index === shown ? (
            <FoldRow
              key="fold"
              lines={lines.slice(shown)}
              isOpen={isExpanded}
              onToggle={() => onExpand(!isExpanded)}
            />
          ) : null,
          <BillRow
            key={line.id}
            line={line}
            isFolded={index >= shown}
            changing={changing}
            onChange={onChange}
          />,
          index === place ? <WideRow key="editor">{editor}</WideRow> : null,
        ])}
      </tbody>
      <tfoot className={missing ? 'text-ui' : 'is-total text-[1.125rem] print:text-[11pt]'}>
        <tr>
          <th scope="row">{missing ? describeSum(missing) : 'Total'}</th>
          <td className={clsx('us', missing && 'font-semibold')}>
            <Figure value={formatDollars(estimate.dresdenPrice)} />
          </td>
          <td className="text-ink-2">
            <Figure value={formatDollars(estimate.hrBlockPrice)} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A longer list stands in the head alone. */
const describeSum = (missing: string) =>
  missing.includes(',') ? 'So far' : `So far, without ${missing}`

/** After the last line of the first open question, or of one before it; -1 while none is open. */
function editorPlace(lines: readonly BillLine[], [first]: readonly StepId[]): number {
  if (first === undefined) return -1
  const place = lines.findLastIndex(
    ({ step }) => step !== null && stepNumber(step) <= stepNumber(first),
  )
  return Math.max(0, place)
}

function WideRow({ children }: { children: ReactNode }) {
  return (
    <tr className="no-print is-wide">
      <td colSpan={3} className="w-auto text-left whitespace-normal">
        {children}
      </td>
    </tr>
  )
}

type FoldRowProps = { lines: readonly BillLine[]; isOpen: boolean; onToggle: () => void }

/** On phones, a button that shows the lines below it, and their sums. */
function FoldRow({ lines, isOpen, onToggle }: FoldRowProps) {
  const sum = (side: 'firm' | 'competitor') =>
    formatDollars(lines.reduce((total, line) => total + line[side], 0))
  return (
    <tr className={clsx('no-print md:hidden', isOpen && 'group')}>
      <th scope="row" className="py-0">
        <button
          type="button"
          className="flex min-h-11 items-center gap-1.5 font-[650] text-river underline underline-offset-3"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {lines.length} more lines
          <FoldChevron size={18} />
        </button>
      </th>
      <td className="us">{!isOpen && sum('firm')}</td>
      <td className="text-ink-2">{!isOpen && sum('competitor')}</td>
    </tr>
  )
}

type BillRowProps = {
  line: BillLine
  isFolded: boolean
  changing: readonly StepId[]
  onChange: (line: BillLine) => void
}

function BillRow({ line, isFolded, changing, onChange }: BillRowProps) {
  const isMissing = line.kind === 'unpriced'
  const firstFree = line.notes.find(({ note }) => note)
  return (
    <tr data-fold={isFolded || undefined}>
      <th scope="row">
        {line.label} <ChangeButton line={line} changing={changing} onChange={onChange} />
        {isMissing && (
          <b className="no-print ml-2 inline-flex items-center gap-[5px] text-micro font-[650] whitespace-nowrap text-brass max-md:hidden">
            <CircleAlert size={15} strokeWidth={2} />
            answer missing
          </b>
        )}
        {(line.note || line.notes.length > 0) && (
          <small className="block text-micro leading-[1.4] text-ink-2 print:text-[7.5pt]">
            {line.note && <span>{line.note}</span>}
            {line.notes.map((note) => (
              <span key={note.id} data-fold>
                {note.label}
                {/* Phones have room to say it only once. */}
                {note.note && (
                  <span className={clsx(note !== firstFree && 'max-md:sr-only')}>, included</span>
                )}{' '}
              </span>
            ))}
          </small>
        )}
      </th>
      <td className="us">{firmAmount(line)}</td>
      <td className="text-ink-2">{competitorAmount(line)}</td>
    </tr>
  )
}

type ChangeButtonProps = Pick<BillRowProps, 'line' | 'changing' | 'onChange'>

/** Opens every question of its row. */
function ChangeButton({ line, changing, onChange }: ChangeButtonProps) {
  if (line.steps.length === 0) return null
  const answers = [line, ...line.notes]
  return (
    <button
      type="button"
      className="no-print bill-change relative ml-0.5 text-micro font-semibold text-river underline underline-offset-3"
      aria-expanded={changing.join() === line.steps.join()}
      aria-label={`Change: ${answers.map(({ label }) => label).join(', ')}`}
      data-step={line.steps.join(' ')}
      data-line={answers.map(({ id }) => id).join(' ')}
      onClick={() => onChange(line)}
    >
      change
    </button>
  )
}

function firmAmount(line: LedgerLine): ReactNode {
  if (line.kind === 'free') return <b className="text-river">Free</b>
  if (line.kind === 'unpriced') return <NoAmount>not priced</NoAmount>
  return <Figure value={formatDollars(line.firm)} />
}

function competitorAmount(line: LedgerLine): ReactNode {
  if (line.kind === 'unpriced') return <NoAmount>not priced</NoAmount>
  if (line.isFirmOnly) return <NoAmount>not in this price</NoAmount>
  return <Figure value={formatDollars(line.competitor)} />
}

function NoAmount({ children }: { children: string }) {
  return (
    <span className="bill-none text-small font-normal text-ink-2 max-md:text-micro">
      {children}
    </span>
  )
}
