import type { ContentTable } from '@/content/schemas/page.ts'
import { formatDay } from '@/shared/format-date.ts'
import { formatCents } from '@/shared/money.ts'
import { estimateDueDates } from './due-dates.ts'
import { formatPayment, describeShare } from './format-payment.ts'
import { federalSafeHarbor, ohioSafeHarbor, type SafeHarbor } from './safe-harbor.ts'
import { underpaymentInterest } from './underpayment.ts'

/** A made-up couple. Amounts in dollars. */
const TAX_YEAR = 2026
const FEDERAL = {
  expectedTax: 14_000,
  withholding: 3600,
  priorYearTax: 9000,
  priorYearAgi: 98_000,
  isMarriedFilingSeparately: false,
  isFarmer: false,
}
const OHIO = { expectedTax: 1900, withholding: 900, priorYearTax: 1700 }
const JUNE = 1

/** The example's tables, computed by the tool's own rules. */
export function workedExample(): { amounts: ContentTable; payments: ContentTable } {
  const federal = known(federalSafeHarbor(FEDERAL))
  const ohio = known(ohioSafeHarbor(OHIO))
  return {
    amounts: {
      caption: `What the couple pays in for ${TAX_YEAR}`,
      head: ['Step', 'Federal', 'Ohio'],
      rows: [
        row('Tax expected this year', FEDERAL.expectedTax, OHIO.expectedTax),
        row('Tax of last year', FEDERAL.priorYearTax, OHIO.priorYearTax),
        row(
          `${describeShare(federal.currentYearShare)} of this year’s tax`,
          federal.currentYearAmount,
          ohio.currentYearAmount,
        ),
        row(
          `${describeShare(federal.priorYearShare)} of last year’s tax`,
          federal.priorYearAmount,
          ohio.priorYearAmount,
        ),
        row(
          'Safe amount: the smaller one',
          federal.requiredAnnualPayment,
          ohio.requiredAnnualPayment,
        ),
        row('Withheld from wages', FEDERAL.withholding, OHIO.withholding),
        row('To pay in four parts', federal.estimatedPayments, ohio.estimatedPayments),
        row('Each part', federal.estimatedPayments / 4, ohio.estimatedPayments / 4),
      ],
    },
    payments: lateJunePayment(federal),
  }
}

/** The couple pays June's installment only in September. */
function lateJunePayment({ estimatedPayments }: SafeHarbor): ContentTable {
  const installments = estimateDueDates(TAX_YEAR).map((date) => ({
    ...date,
    amount: estimatedPayments / 4,
  }))
  const september = installments[JUNE + 1]?.dueDate ?? ''
  const paidOn = (dueDate: string, index: number) => (index === JUNE ? september : dueDate)
  const states = underpaymentInterest(
    installments,
    installments.map(({ dueDate, amount }, index) => ({ date: paidOn(dueDate, index), amount })),
    { taxYear: TAX_YEAR, asOf: september },
  )
  return {
    caption: 'The federal payments, with June’s made in September',
    head: ['Due', 'Amount', 'Paid on', 'Interest'],
    rows: states.map(({ dueDate, amount, interest }, index) => [
      formatDay(dueDate, 'medium'),
      formatPayment(amount),
      formatDay(paidOn(dueDate, index), 'medium'),
      formatCents(interest),
    ]),
  }
}

function row(label: string, federal: number | null, ohio: number | null): string[] {
  return [label, ...[federal, ohio].map((amount) => formatPayment(amount ?? 0))]
}

function known(harbor: SafeHarbor | null): SafeHarbor {
  if (!harbor) throw new Error('The worked example gives no tax of either year')
  return harbor
}
