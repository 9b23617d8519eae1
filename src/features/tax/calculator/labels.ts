import type { TaxYear } from '@/tax/data/years.ts'
import type { FilingStatus } from '@/tax/filing-status.ts'
import { EARLY_EXCEPTIONS, type EarlyException } from '@/tax/data/early-exceptions.ts'

export const STATUS_LABELS: Record<FilingStatus, string> = {
  single: 'Single',
  marriedFilingJointly: 'Married filing jointly',
  marriedFilingSeparately: 'Married filing separately',
  headOfHousehold: 'Head of household',
  qualifyingSurvivingSpouse: 'Qualifying surviving spouse',
}

export const YEAR_LABELS: Record<TaxYear, string> = { 2025: '2025', 2026: '2026' }

/** Exceptions to the 10% tax on early withdrawals, in everyday words. */
export const EXCEPTION_LABELS: Record<EarlyException, string> = {
  none: 'No exception: 10% is added',
  disability: 'Disability or terminal illness',
  death: 'Inherited, after a death',
  leftJob: 'Left that employer at 55 or later (public safety: 50)',
  equalPayments: 'A series of equal payments',
  divorceOrder: 'Workplace plan, divorce order',
  levyOrReservist: 'IRS levy, or reservist on duty',
  medical: 'Medical costs over 7.5% of income',
  unemployedPremiums: 'IRA: health premiums while unemployed',
  education: 'IRA: college costs',
  firstHome: 'IRA: first home, up to $10,000',
  birth: 'Birth or adoption, up to $5,000 a child',
  emergency: 'Emergency, up to $1,000',
  domesticAbuse: 'After domestic abuse',
  disaster: 'Federal disaster, up to $22,000',
  other: 'Another exception, or only part was early',
}

/** Whether an exception exempts only the part of a withdrawal that was spent on its purpose. */
export function exemptsOnlyPart(exception: string | undefined): boolean {
  return exception !== undefined && EARLY_EXCEPTIONS[exception as EarlyException] === 'part'
}
