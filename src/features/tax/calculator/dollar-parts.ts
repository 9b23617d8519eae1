import type { Calculation } from './calculate.ts'

type DollarPart = {
  id: 'federal' | 'payroll' | 'ohio' | 'local' | 'kept'
  label: string
  /** Dollars. Negative for credits that are paid out and for a shortfall. */
  amount: number
  /** Fraction of the total income. */
  share: number
}

/** Where each dollar of total income goes. Empty if there is no income. */
export function findDollarParts(calculation: Calculation): DollarPart[] {
  const { federal, ohio, totalIncome, employeeTax } = calculation
  if (totalIncome <= 0) return []
  const payroll = employeeTax + federal.selfEmploymentTax + federal.additionalMedicare
  const federalTax = calculation.federalTax - federal.selfEmploymentTax - federal.additionalMedicare
  const taxes = [
    {
      id: 'federal',
      label: federalTax < 0 ? 'Federal credits paid to you' : 'Federal income tax',
      amount: federalTax,
    },
    { id: 'payroll', label: 'Social Security and Medicare', amount: payroll },
    { id: 'ohio', label: 'Ohio and school district tax', amount: ohio.totalTax },
    { id: 'local', label: 'City or village tax', amount: ohio.villageTax + ohio.workplaceTax },
  ] as const
  const kept = taxes.reduce((left, { amount }) => left - amount, totalIncome)
  return [
    ...taxes.filter(({ amount }) => amount !== 0),
    { id: 'kept', label: kept < 0 ? 'More than the income' : 'Yours', amount: kept } as const,
  ].map((part) => ({ ...part, share: part.amount / totalIncome }))
}
