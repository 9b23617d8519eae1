import { formatDollars } from '@/shared/money.ts'
import { type Answers, isAnswered, type AuthorityOutlook, readAuthority } from './answers.ts'
import { type DueDate, estimateDueDates } from './due-dates.ts'
import { OHIO_RULES } from '@/tax/data/estimated-tax.ts'
import { formatPayment } from './format-payment.ts'
import { nextPayment } from './next-payment.ts'
import { Outcome, OutcomeHint } from './outcome.tsx'
import { ohioSafeHarbor, type SafeHarbor } from './safe-harbor.ts'
import { addOutlooks, splitStatePayment } from './state-payment.ts'

/** The next payment to Ohio. School district tax is included, because the law tests both together. */
export function OhioOutcome({ answers, today }: { answers: Answers; today: string }) {
  const paysDistrict = isAnswered(answers, 'district')
  const title = paysDistrict
    ? 'Ohio and school district, IT 1040ES and SD 100ES'
    : 'Ohio, IT 1040ES'
  const ohio = readAuthority(answers, 'ohio')
  const district = readAuthority(answers, 'district')
  if (!ohio || !district) {
    const field = ohio ? 'school district' : 'Ohio'
    return (
      <OutcomeHint title={title} text={`Correct the marked ${field} figure to see a result.`} />
    )
  }
  const outlook = paysDistrict ? addOutlooks(ohio, district) : ohio
  const harbor = ohioSafeHarbor(outlook)
  if (!harbor) {
    const text = paysDistrict
      ? 'Enter Ohio and school district tax for the same year, this one or last: the law tests them together. Enter 0 if there is none.'
      : 'Enter the Ohio tax you expect, or last year’s, to see how much is safe to pay.'
    return <OutcomeHint title={title} text={text} />
  }
  const { taxYear } = answers
  const dueDates = estimateDueDates(taxYear)

  return (
    <Outcome
      title={title}
      harbor={harbor}
      withholding={outlook.withholding}
      paid={outlook.paid}
      dueDates={dueDates}
      taxYear={taxYear}
      today={today}
      littleOwedReason={`By your figures, you will owe ${formatDollars(OHIO_RULES.owedUpTo)} or less after withholding${paysDistrict ? ', both taxes together' : ''}.`}
      penaltyForm="form IT/SD 2210"
      note={
        paysDistrict ? describeSplit({ ohio, district }, { harbor, dueDates, today }) : undefined
      }
    >
      {answers.isFarmer && (
        <p className="mt-3 text-small text-ink-2">
          Ohio has its own rule for farmers and fishers, Ohio Adm. Code 5703-7-04. This tool does
          not cover it.
        </p>
      )}
    </Outcome>
  )
}

/** "Of it $800 with IT 1040ES and $200 with SD 100ES." Empty if nothing is due. */
function describeSplit(
  outlooks: Record<'ohio' | 'district', AuthorityOutlook>,
  { harbor, dueDates, today }: { harbor: SafeHarbor; dueDates: readonly DueDate[]; today: string },
): string {
  const quarterlyPayment = harbor.estimatedPayments / dueDates.length
  const paid = outlooks.ohio.paid + outlooks.district.paid
  const { next, overdue } = nextPayment(dueDates, { quarterlyPayment, paid, today })
  const amount = next?.amount ?? overdue
  if (amount === 0) return ''
  const passed = dueDates.filter(({ dueDate }) => dueDate < today).length
  const share = Math.min(passed + 1, dueDates.length) / dueDates.length
  const { ohio, district } = splitStatePayment(amount, outlooks, { harbor, share })
  return `That is ${formatPayment(ohio)} with IT 1040ES and ${formatPayment(district)} with SD 100ES.`
}
