import { formatDay } from '@/shared/format-date.ts'
import { formatDollars } from '@/shared/money.ts'
import { type Answers, readFederal, readPayments } from './answers.ts'
import { type DueDate, earlyReturnDate, farmReturnDate } from './due-dates.ts'
import { FEDERAL_RULES } from '@/tax/data/estimated-tax.ts'
import { describeShare } from './format-payment.ts'
import { InstallmentTable } from './installment-table.tsx'
import { nextPayment } from './next-payment.ts'
import { headline, Outcome, OutcomeHint } from './outcome.tsx'
import { federalSafeHarbor } from './safe-harbor.ts'
import { underpaymentInterest } from './underpayment.ts'

const TITLE = 'Federal, Form 1040-ES'

type FederalOutcomeProps = { answers: Answers; dueDates: readonly DueDate[]; today: string }

/** The next federal payment, the state of each date and the interest so far. */
export function FederalOutcome({ answers, dueDates, today }: FederalOutcomeProps) {
  const outlook = readFederal(answers)
  const payments = readPayments(answers, dueDates, today)
  const harbor = outlook && federalSafeHarbor(outlook)
  if (!outlook || !payments || !harbor) {
    const isReadable = outlook && payments
    const text = isReadable
      ? 'Enter this year’s expected tax or last year’s tax to see how much is safe to pay.'
      : 'Correct the marked federal figure to see a result.'
    return <OutcomeHint title={TITLE} text={text} />
  }
  const { taxYear, isFarmer } = answers
  const amount = harbor.estimatedPayments / dueDates.length
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0)
  const isLastNext = dueDates.filter(({ dueDate }) => dueDate >= today).length === 1
  const earlyReturnBy = isFarmer ? farmReturnDate(taxYear) : earlyReturnDate(taxYear)
  const needsIncome =
    !isFarmer &&
    harbor.basis === 'priorYear' &&
    outlook.priorYearAgi === null &&
    harbor.priorYearAmount !== 0

  return (
    <Outcome
      title={TITLE}
      harbor={harbor}
      withholding={outlook.withholding}
      paid={paid}
      dueDates={dueDates}
      taxYear={taxYear}
      today={today}
      penaltyForm="Form 2210"
      earlyReturnBy={earlyReturnBy}
      littleOwedReason={`By your figures, you will owe less than ${formatDollars(FEDERAL_RULES.owedFrom)} after withholding.`}
      note={needsIncome ? incomeNote(answers) : undefined}
    >
      <InstallmentTable
        states={underpaymentInterest(
          dueDates.map((date) => ({ ...date, amount })),
          payments,
          { taxYear, asOf: today },
        )}
        taxYear={taxYear}
        today={today}
      />
      {isLastNext && (
        <p className="mt-3 text-small text-ink-2">
          You can skip the January payment if you file the return and pay all of the tax by{' '}
          {formatDay(earlyReturnBy)}.
        </p>
      )}
    </Outcome>
  )
}

/** The next federal payment in a few words. Null without a result. */
export function federalHeadline(
  answers: Answers,
  dueDates: readonly DueDate[],
  today: string,
): string | null {
  const outlook = readFederal(answers)
  const payments = readPayments(answers, dueDates, today)
  const harbor = outlook && federalSafeHarbor(outlook)
  if (!harbor || !payments) return null
  if (harbor.estimatedPayments <= 0) return 'No payments needed'
  const quarterlyPayment = harbor.estimatedPayments / dueDates.length
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0)
  return headline(nextPayment(dueDates, { quarterlyPayment, paid, today }))
}

/** Shown while last year's income is unknown: it may require the higher share. */
function incomeNote({ taxYear, isMarriedFilingSeparately }: Answers): string {
  const { highIncomeAgi, highIncomeAgiMarriedSeparately, highIncomeShare } = FEDERAL_RULES
  const line = isMarriedFilingSeparately ? highIncomeAgiMarriedSeparately : highIncomeAgi
  return `This holds if the adjusted gross income of ${taxYear - 1} was ${formatDollars(line)} or less. Above it, ${describeShare(highIncomeShare)} of last year’s tax is needed: enter that income to see it.`
}
