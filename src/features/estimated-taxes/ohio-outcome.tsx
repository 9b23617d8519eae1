import { formatDollars } from '@/lib/money'
import { type Answers, readOhio } from './answers'
import { estimateDueDates } from './due-dates'
import { OHIO_RULES } from './estimated-tax-rules'
import { lateAdvice } from './late-advice'
import { nextPayment } from './next-payment'
import { Outcome, OutcomeHint } from './outcome'
import { ohioSafeHarbor } from './safe-harbor'

const TITLE = 'Ohio, IT 1040ES'

/** The next Ohio payment. */
export function OhioOutcome({ answers, today }: { answers: Answers; today: string }) {
  const outlook = readOhio(answers)
  if (!outlook)
    return <OutcomeHint title={TITLE} text="Correct the marked Ohio figure to see a result." />
  const harbor = ohioSafeHarbor(outlook)
  if (!harbor)
    return (
      <OutcomeHint
        title={TITLE}
        text="Give the Ohio tax you expect, or last year’s, to see your safe amount."
      />
    )
  const { taxYear } = answers
  const dueDates = estimateDueDates(taxYear)
  const { paid, withholding } = outlook
  const quarterlyPayment = harbor.estimatedPayments / dueDates.length

  return (
    <Outcome
      title={TITLE}
      harbor={harbor}
      payment={nextPayment(dueDates, { quarterlyPayment, paid, today })}
      withholding={withholding}
      paid={paid}
      paymentCount={dueDates.length}
      littleOwedReason={`By your figures you will owe ${formatDollars(OHIO_RULES.owedUpTo)} or less after withholding.`}
      lateAdvice={lateAdvice(today, { taxYear, penaltyForm: 'form IT/SD 2210' })}
    >
      {answers.isFarmer && (
        <p className="mt-3 text-small text-ink-2">
          Ohio has a provision of its own for farmers and fishers, Ohio Adm. Code 5703-7-04, which
          is not worked out here.
        </p>
      )}
    </Outcome>
  )
}
