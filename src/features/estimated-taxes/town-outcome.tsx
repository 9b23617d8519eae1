import { formatDollars } from '@/shared/money.ts'
import { type Answers, readAuthority } from './answers.ts'
import { estimateDueDates } from './due-dates.ts'
import { TOWN_RULES } from '@/tax/data/estimated-tax.ts'
import { Outcome, OutcomeHint } from './outcome.tsx'
import { townSafeHarbor } from './safe-harbor.ts'

const TITLE = 'Village or city'

/** The next payment to a town, R.C. 718.08. */
export function TownOutcome({ answers, today }: { answers: Answers; today: string }) {
  const outlook = readAuthority(answers, 'town')
  if (!outlook)
    return <OutcomeHint title={TITLE} text="Correct the marked town figure to see a result." />
  const harbor = townSafeHarbor(outlook)
  if (!harbor)
    return (
      <OutcomeHint
        title={TITLE}
        text="Enter the town tax you expect, or last year’s, to see how much is safe to pay."
      />
    )
  const { taxYear } = answers
  return (
    <Outcome
      title={TITLE}
      harbor={harbor}
      withholding={outlook.withholding}
      paid={outlook.paid}
      dueDates={estimateDueDates(taxYear, 'ohio')}
      taxYear={taxYear}
      today={today}
      littleOwedReason={`By your figures, you will owe less than ${formatDollars(TOWN_RULES.owedFrom)} after withholding.`}
      penaltyForm="the town"
    />
  )
}
