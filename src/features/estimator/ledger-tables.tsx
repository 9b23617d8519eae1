import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { site } from '@/config/site'
import type { EstimatorForm } from './form'
import type { LedgerLine } from './ledger'
import { formatDollars } from '@/lib/money'
import { QUESTIONS } from './questions'
import StepFields from './steps/step-fields'
import type { QuestionStep, WizardAction } from './wizard-state'

export type ChangeableLedgerProps = {
  lines: LedgerLine[]
  total: number
  form: EstimatorForm
  notice: string | null
  /** The question that is open for changing. */
  changing: QuestionStep | null
  onChange: (step: QuestionStep | null) => void
  dispatch: (action: WizardAction) => void
}

/** The firm's breakdown: every answer with its price, each of which can be changed in place. */
export function ChangeableLedger(props: ChangeableLedgerProps) {
  const { lines, total, form, notice, changing, onChange, dispatch } = props
  return (
    <LedgerTable caption={`${site.shortName}, line by line`} total={total}>
      {lines.flatMap((line, index) => {
        const { id, step } = line
        const row = (
          <LedgerRow
            key={id}
            line={line}
            label={line.isFirmOnly ? `${line.label}, included` : line.label}
            amount={firmAmount(line)}
          >
            {step !== null && (
              <button
                type="button"
                aria-expanded={changing === step}
                aria-label={`Change: ${line.label}`}
                onClick={() => onChange(changing === step ? null : step)}
                className="no-print -my-1.5 inline-flex min-h-8 items-center text-micro font-semibold text-river underline underline-offset-3 hover:decoration-2"
              >
                change
              </button>
            )}
          </LedgerRow>
        )
        const isLastOfStep = lines[index + 1]?.step !== step
        if (step === null || step !== changing || !isLastOfStep) return [row]
        // A key of its own keeps the row, and the focus in it, when lines are added before it.
        return [
          row,
          <ChangeRow
            key={`change-${step}`}
            step={step}
            form={form}
            notice={notice}
            dispatch={dispatch}
            onDone={() => onChange(null)}
          />,
        ]
      })}
    </LedgerTable>
  )
}

type ChangeRowProps = Pick<ChangeableLedgerProps, 'form' | 'notice' | 'dispatch'> & {
  step: QuestionStep
  onDone: () => void
}

/** A question, opened below the lines it is about. */
function ChangeRow({ step, form, notice, dispatch, onDone }: ChangeRowProps) {
  return (
    <tr className="no-print">
      <td colSpan={2} className="border-b border-rule">
        <div className="my-2 rounded bg-tint p-4">
          <h4 id={`change-${step}`} className="mb-3 font-[650]">
            {QUESTIONS[step].title}
          </h4>
          <div role={step === 0 ? 'radiogroup' : 'group'} aria-labelledby={`change-${step}`}>
            <StepFields step={step} form={form} dispatch={dispatch} />
          </div>
          <p role="status" className="mt-2 text-small font-semibold text-brass empty:absolute">
            {notice}
          </p>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            onClick={({ currentTarget }) => {
              focusLineAbove(currentTarget)
              onDone()
            }}
          >
            Done
          </Button>
        </div>
      </td>
    </tr>
  )
}

/** The row of this button goes away: the keyboard goes back to the line it belongs to. */
function focusLineAbove(button: HTMLElement): void {
  button.closest('tr')?.previousElementSibling?.querySelector('button')?.focus()
}

export type CompetitorLedgerProps = { lines: LedgerLine[]; total: number; isBesideFirm: boolean }

/**
 * The competitor's breakdown of the same return: only the lines that have to do with it. Beside the
 * firm's, the other lines too, so that each stands level with its counterpart.
 */
export function CompetitorLedger({ lines, total, isBesideFirm }: CompetitorLedgerProps) {
  return (
    <LedgerTable caption={`${site.competitor}, line by line`} total={total}>
      {lines
        .filter((line) => isBesideFirm || line.kind !== 'none')
        .map((line) => (
          <LedgerRow
            key={line.id}
            line={line}
            label={line.label}
            amount={competitorAmount(line)}
            className={line.kind === 'none' ? 'max-lg:hidden' : undefined}
          />
        ))}
    </LedgerTable>
  )
}

type LedgerTableProps = { caption: string; total: number; children: ReactNode }

function LedgerTable({ caption, total, children }: LedgerTableProps) {
  return (
    <table className="w-full border-collapse text-ui print:text-[8.5pt]">
      <caption className="sr-only">{caption}</caption>
      <tbody>{children}</tbody>
      <tfoot>
        <tr>
          <th scope="row" className="border-t border-ink pt-2.5 text-left font-bold">
            Total
          </th>
          <td className="border-t border-ink pt-2.5 pl-4 text-right">
            <span className="num inline-block border-b-4 border-double border-current pb-0.5 text-[1.25rem] leading-[1.1] font-bold">
              {formatDollars(total)}
            </span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

type LedgerRowProps = {
  line: LedgerLine
  label: string
  amount: string
  className?: string
  children?: ReactNode
}

function LedgerRow({ line, label, amount, className, children }: LedgerRowProps) {
  const cell = 'border-b border-rule py-2 align-baseline print:py-0'
  return (
    <tr
      className={clsx(
        className,
        (line.kind === 'none' || line.kind === 'unpriced') && 'text-ink-2',
        line.kind === 'none' && 'print:hidden',
      )}
    >
      <th scope="row" className={clsx(cell, 'text-left font-normal')}>
        <span className="pr-3.5">{label}</span>
        {children}
        {line.note && (
          <small className="block text-micro text-ink-2 print:inline print:pl-1 print:text-[7.5pt]">
            {line.note}
          </small>
        )}
      </th>
      <td
        className={clsx(
          cell,
          'num pl-4 text-right whitespace-nowrap',
          amount === FREE && 'font-[650] text-river',
        )}
      >
        {amount}
      </td>
    </tr>
  )
}

const FREE = 'Free'
const NOTHING = '–'

function firmAmount(line: LedgerLine): string {
  if (line.kind === 'free') return FREE
  if (line.kind === 'none') return NOTHING
  if (line.kind === 'unpriced') return 'not priced'
  return formatDollars(line.firm)
}

function competitorAmount(line: LedgerLine): string {
  if (line.kind === 'none') return NOTHING
  if (line.kind === 'unpriced') return 'not priced'
  if (line.isFirmOnly) return 'not included'
  return formatDollars(line.competitor)
}
