import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { noBreak } from '@/components/no-break.tsx'
import { formatDay } from '@/shared/format-date.ts'
import type { DueDate } from './due-dates.ts'
import { describeShare, formatPayment } from './format-payment.ts'
import { lateAdvice, type LateAdviceFacts } from './late-advice.ts'
import { type NextPayment, nextPayment } from './next-payment.ts'
import type { SafeHarbor } from './safe-harbor.ts'

type OutcomeProps = LateAdviceFacts & {
  title: string
  harbor: SafeHarbor
  withholding: number
  paid: number
  /** The days of the equal payments. */
  dueDates: readonly DueDate[]
  today: string
  /** "You expect to owe less than $1,000 after withholding." */
  littleOwedReason: string
  /** A note on the answer that is missing, or on how the amount is split. */
  note?: string
  children?: ReactNode
}

/** The next payment to one authority, with its calculation. */
export function Outcome(props: OutcomeProps) {
  const { title, harbor, withholding, paid, dueDates, today } = props
  const isNeeded = harbor.estimatedPayments > 0
  const paymentCount = dueDates.length
  const quarterlyPayment = harbor.estimatedPayments / paymentCount
  const payment = nextPayment(dueDates, { quarterlyPayment, paid, today })
  return (
    <OutcomeSection title={title}>
      <div role="status">
        <p className="tool-answer is-long mt-1 text-river">
          {isNeeded ? headline(payment) : 'No payments needed'}
        </p>
        <p className="mt-2 text-ui leading-normal">
          {isNeeded ? advice(payment, props) : reasonForNone(props)}
        </p>
        {props.note && <p className="mt-2 text-small text-ink-2">{props.note}</p>}
      </div>
      {harbor.basis !== 'littleOwed' && (
        <div className="mt-4">
          <Ledger
            caption={`${title}: the safe amount`}
            rows={[
              {
                label: `${describeShare(harbor.currentYearShare)} of this year’s tax`,
                amount: writtenAmount(harbor.currentYearAmount),
              },
              {
                label: `${describeShare(harbor.priorYearShare)} of last year’s tax`,
                amount: writtenAmount(harbor.priorYearAmount),
              },
              {
                label: 'Safe amount for the year: the smaller one',
                amount: formatPayment(harbor.requiredAnnualPayment),
                isTotal: true,
              },
              { label: 'Withheld over the year', amount: formatPayment(withholding) },
              { label: 'Left to pay', amount: formatPayment(harbor.estimatedPayments) },
              {
                label: paymentCount === 1 ? 'In one payment' : `Each of ${paymentCount} payments`,
                amount: formatPayment(quarterlyPayment),
                isTotal: true,
              },
              { label: 'Paid so far', amount: formatPayment(paid) },
            ]}
          />
        </div>
      )}
      {isNeeded && props.children}
    </OutcomeSection>
  )
}

/** One authority's part of the result. */
function OutcomeSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="not-first:mt-7 not-first:border-t not-first:border-rule not-first:pt-6 print:not-first:mt-3 print:not-first:pt-3">
      <h3 className="font-text text-ui font-[650] tracking-normal">{noBreak(title)}</h3>
      {children}
    </section>
  )
}

/** Instructions until there is a result. */
export function OutcomeHint({ title, text }: { title: string; text: string }) {
  return (
    <OutcomeSection title={title}>
      <p className="mt-1.5 text-ink-2">{text}</p>
    </OutcomeSection>
  )
}

/** The next payment in a few words: "$5,400 by January 15, 2027". */
export function headline({ next, overdue }: NextPayment): string {
  if (next === null) return overdue > 0 ? `${formatPayment(overdue)} is missing` : 'All paid in'
  // Keeps the date on one line.
  const day = formatDay(next.dueDate).replaceAll(' ', '\u00a0')
  return next.amount === 0 ? `Nothing due by ${day}` : `${formatPayment(next.amount)} by ${day}`
}

function reasonForNone({ harbor, littleOwedReason }: OutcomeProps): string {
  if (harbor.basis === 'littleOwed') return littleOwedReason
  return harbor.requiredAnnualPayment === 0
    ? 'The safe amount is $0: a year without tax calls for no payments.'
    : 'Withholding covers the safe amount.'
}

function advice({ next, overdue }: NextPayment, props: OutcomeProps): string {
  if (next === null) {
    return overdue > 0 ? lateAdvice(props.today, props) : 'You have paid the safe amount.'
  }
  if (next.amount === 0) return 'Your payments cover that date.'
  return overdue > 0
    ? `${formatPayment(overdue)} of it was due earlier. Pay that part now: interest runs by the day.`
    : 'Nothing is overdue.'
}

function writtenAmount(amount: number | null): string {
  return amount === null ? 'not known' : formatPayment(amount)
}

type LedgerRow = { label: string; amount: string; isTotal?: boolean }

/** The lines of a sum: description on the left, amount on the right. */
function Ledger({ caption, rows }: { caption: string; rows: readonly LedgerRow[] }) {
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
