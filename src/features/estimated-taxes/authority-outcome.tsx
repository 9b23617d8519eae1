import type { ReactNode } from 'react'
import type { AuthorityOutlook } from './answers'
import type { DueDate } from './due-dates'
import { lateAdvice } from './late-advice'
import { type NextPayment, nextPayment } from './next-payment'
import { Outcome } from './outcome'
import type { SafeHarbor } from './safe-harbor'

export type AuthorityOutcomeProps = {
  title: string
  outlook: AuthorityOutlook
  harbor: SafeHarbor
  dueDates: readonly DueDate[]
  taxYear: number
  today: string
  littleOwedReason: string
  /** What works out the cost of being late: "form IT/SD 2210". */
  penaltyForm: string
  /** How a payment is split, in words. */
  split?: (payment: NextPayment) => string
  children?: ReactNode
}

/** The next payment to the state or to a town, in four equal parts. */
export function AuthorityOutcome(props: AuthorityOutcomeProps) {
  const { title, outlook, harbor, dueDates, taxYear, today, littleOwedReason, penaltyForm } = props
  const { paid, withholding } = outlook
  const quarterlyPayment = harbor.estimatedPayments / dueDates.length
  const payment = nextPayment(dueDates, { quarterlyPayment, paid, today })
  return (
    <Outcome
      title={title}
      harbor={harbor}
      payment={payment}
      withholding={withholding}
      paid={paid}
      paymentCount={dueDates.length}
      littleOwedReason={littleOwedReason}
      lateAdvice={lateAdvice(today, { taxYear, penaltyForm })}
      note={props.split?.(payment)}
    >
      {props.children}
    </Outcome>
  )
}
