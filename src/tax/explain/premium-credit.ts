import { formatRate } from '../../shared/percent.ts'
import type { FederalResult } from '../federal/federal.ts'
import { cite, dollars, type Line, line, type LineFigure } from './line.ts'

/** The premium tax credit beyond what was paid in advance (Form 8962 line 26). */
export function explainNetPremiumCredit(result: FederalResult): Line {
  const { premiumCredit } = result
  const advance = premiumCredit.credit - premiumCredit.net
  return line(
    'premiumCredit',
    'Premium tax credit',
    premiumCredit.net,
    `${describeCredit(result)}; less ${dollars(advance)} paid in advance`,
    ...citePremiumCredit(result),
  )
}

/** The part of the advance payments that is repaid (Form 8962 line 29). */
export function explainPremiumRepayment(result: FederalResult): Line {
  const { excess, repayment } = result.premiumCredit
  const limited =
    repayment < excess ? `, of ${dollars(excess)} too much, the maximum for this income` : ''
  return line(
    'premiumRepayment',
    'Premium credit paid in advance, to repay',
    repayment,
    `${describeCredit(result)}; ${dollars(result.input.advancePremiumCredit)} was paid in advance${limited}`,
    ...citePremiumCredit(result),
  )
}

const REFUSALS = {
  dependent: 'No credit for someone else’s dependent',
  separate: 'No credit on a separate return',
  belowPovertyLine: 'No credit below the poverty line',
  over400: 'No credit above 400% of the poverty line',
} as const

function describeCredit({ input, premiumCredit }: FederalResult): string {
  const { refusal, credit, contribution, share } = premiumCredit
  if (refusal !== null) return REFUSALS[refusal]
  return `Credit ${dollars(credit)}: the premiums, or the benchmark of ${dollars(input.benchmarkPremium)} less ${dollars(contribution)} (${formatRate(share)} of income), if that is less`
}

function citePremiumCredit({ input, premiumCredit }: FederalResult): LineFigure[] {
  const { premiumTaxCredit: figure } = input.figures
  const { familySize, povertyLine, householdIncome, percent } = premiumCredit
  const ofLine = percent > 400 ? 'over 400%' : `${percent}%`
  return [
    cite(`Poverty line for ${familySize}`, povertyLine, figure),
    {
      label: 'Household income, and in percent of the line',
      value: `${dollars(householdIncome)}, ${ofLine}`,
      source: 'IRC §36B(d)(2); Form 8962 lines 3 to 5',
    },
  ]
}
