import { addDays, earlierOf } from '@/shared/iso-date.ts'
import { formatDay } from '@/shared/format-date.ts'
import { formatCents } from '@/shared/money.ts'
import { formatPayment } from './format-payment.ts'
import { RATES_KNOWN_BEFORE } from '@/tax/data/interest-rates.ts'
import { type InstallmentState, lastInterestDay } from './underpayment.ts'

type InstallmentTableProps = {
  states: readonly InstallmentState[]
  taxYear: number
  today: string
}

/** Each due date with what has been paid toward it and the interest up to today. */
export function InstallmentTable({ states, taxYear, today }: InstallmentTableProps) {
  const interest = states.reduce((sum, state) => sum + state.interest, 0)
  const hasUnknownRate = states.some(bearsUnknownInterest)
  const lastDay = lastInterestDay(taxYear)
  const hasStopped = today > lastDay
  const lastKnownDay = addDays(RATES_KNOWN_BEFORE, -1)
  const countedUntil = earlierOf(earlierOf(today, lastDay), lastKnownDay)
  return (
    <>
      <table className="names-above mt-5 w-full border-collapse text-small print:mt-2">
        <caption className="pb-1 text-left font-[650]">Date by date</caption>
        <thead>
          <tr className="[&>th]:column-head [&>th]:py-1 [&>th]:text-right [&>th:first-child]:text-left [&>th+th]:pl-2">
            <th scope="col">Due</th>
            <th scope="col">Amount</th>
            <th scope="col">Paid</th>
            <th scope="col">Interest</th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr
              key={state.dueDate}
              className="border-b border-rule [&>td]:pl-2 [&>td]:text-right [&>td]:whitespace-nowrap"
            >
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatDay(state.dueDate, 'medium')}
              </th>
              <td className="num">{formatPayment(state.amount)}</td>
              <td className="num">{formatPayment(state.paid)}</td>
              <td className="num">
                {state.interest === 0 && bearsUnknownInterest(state)
                  ? 'not known'
                  : formatCents(state.interest)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {interest > 0 && (
        <p className="mt-3 text-ui leading-normal">
          <b className="font-[650]">
            Interest{hasStopped ? '' : ' so far'}: {formatCents(interest)}
          </b>
          , {countedUntil === today ? 'through today' : `through ${formatDay(countedUntil)}`} on
          what is unpaid{hasStopped && !hasUnknownRate ? ', when it stops.' : '.'}
        </p>
      )}
      {hasUnknownRate && (
        <p className="mt-3 text-small text-ink-2">
          Interest from {formatDay(RATES_KNOWN_BEFORE)} on
          {hasStopped && `, up to ${formatDay(lastDay)}, when it stops,`} is extra. It is not
          included here because its rate was not published when this page was checked.
        </p>
      )}
    </>
  )
}

function bearsUnknownInterest({ interestUntil }: InstallmentState): boolean {
  return interestUntil !== null && interestUntil >= RATES_KNOWN_BEFORE
}
