import type { KnownAmounts } from '@/features/tax/public.ts'
import type { FormKind } from './forms.ts'

type CalculatorField = keyof KnownAmounts

/**
 * The tax calculator's field for each box. Omits what the form alone does not settle: state boxes without
 * their state, contract pay before expenses, points, penalties, and amounts below zero.
 */
const FIELDS: Record<FormKind, Record<string, CalculatorField>> = {
  w2: { wages: 'wages', federalTax: 'withholding' },
  '1099nec': {},
  '1099int': {
    interest: 'taxableInterest',
    treasuryInterest: 'taxableInterest',
    taxExemptInterest: 'taxExemptInterest',
    federalTax: 'withholding',
  },
  '1099div': {
    ordinaryDividends: 'ordinaryDividends',
    qualifiedDividends: 'qualifiedDividends',
    // Long-term whatever the holding period: IRC §852(b)(3)(B).
    capitalGains: 'longTermGain',
    federalTax: 'withholding',
  },
  '1098': { mortgageInterest: 'mortgageInterest' },
  ssa1099: { netBenefits: 'socialSecurity', federalTax: 'withholding' },
}

/**
 * The amounts of a form for the tax calculator.
 * @param cents by the ID of the form's field
 * @returns cents by the calculator's field, and the IDs they came from; null if there are none
 */
export function toCalculatorAmounts(
  kind: FormKind,
  cents: Partial<Record<string, number>>,
): { amounts: KnownAmounts; fieldIds: string[] } | null {
  const amounts: KnownAmounts = {}
  const fieldIds: string[] = []
  for (const [id, target] of Object.entries(FIELDS[kind])) {
    const amount = cents[id]
    if (amount === undefined || amount <= 0) continue
    amounts[target] = (amounts[target] ?? 0) + amount
    fieldIds.push(id)
  }
  return fieldIds.length > 0 ? { amounts, fieldIds } : null
}
