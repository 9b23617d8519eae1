import { sumOf } from '../amounts.ts'
import type { FederalResult } from '../federal/federal.ts'
import { explainRefundableCredits } from './credits.ts'
import { cite, citeAmount, citeRate, dollars, type Line, line, type Section } from './line.ts'

/** Payments and refundable credits, and the refund or balance due. */
export function explainPayments(result: FederalResult): Section {
  const { input } = result
  const { additionalMedicare, payrollRates: payroll, socialSecurityWageBase } = input.figures
  const items = [
    line('withholding', 'Tax withheld', input.withholding, 'As entered'),
    line(
      'medicareWithheld',
      'Additional Medicare Tax withheld',
      result.medicareWithheld,
      'As entered, or else what one employer must withhold',
      citeRate('Rate', additionalMedicare.value.rate, additionalMedicare),
      cite('on wages over', additionalMedicare.value.withheldOver, additionalMedicare),
    ),
    line(
      'excessSocialSecurity',
      'Excess Social Security tax',
      result.excessSocialSecurity,
      `Of ${dollars(sumOf(input.people, (one) => one.socialSecurityWithheld))} withheld by several employers, what is beyond the most for one person`,
      citeRate('Rate', payroll.value.employeeSocialSecurity, payroll),
      citeAmount('on wages up to', socialSecurityWageBase),
    ),
    line('estimatedPayments', 'Estimated payments', input.estimatedPayments, 'As entered'),
    ...explainRefundableCredits(result),
  ]
  return { id: 'payments', title: 'Payments', items, total: explainOutcome(result) }
}

/** A refund or a balance due as a line. An even return has a balance due of 0. */
export function explainOutcome(
  { refund, balanceDue }: { refund: number; balanceDue: number },
  ids = { refund: 'refund', balanceDue: 'balanceDue' },
): Line {
  return refund > 0
    ? line(ids.refund, 'Refund', refund, 'Payments less total tax')
    : line(ids.balanceDue, 'Balance due', balanceDue, 'Total tax less payments')
}
