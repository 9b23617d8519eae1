import type { Calculation } from './calculate.ts'

type DollarPart = {
  id: 'federal' | 'payroll' | 'ohio' | 'local' | 'kept'
  label: string
  /** Dollars. Negative for credits that are paid out and for a shortfall. */
  amount: number
  /** Fraction of all income. */
  share: number
}

/** Total income in dollars, with the Social Security benefits that are not taxed. */
export function allIncomeOf({ federal, totalIncome }: Calculation): number {
  return totalIncome + federal.input.socialSecurity - federal.taxableSocialSecurity
}

/** Where each dollar of all income goes. Empty if there is no income. */
export function findDollarParts(calculation: Calculation): DollarPart[] {
  const { federal, ohio, employeeTax } = calculation
  const income = allIncomeOf(calculation)
  if (income <= 0) return []
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
  const kept = taxes.reduce((left, { amount }) => left - amount, income)
  return [
    ...taxes.filter(({ amount }) => amount !== 0),
    {
      id: 'kept',
      label: kept < 0 ? 'More than the income' : 'Yours to keep',
      amount: kept,
    } as const,
  ].map((part) => ({ ...part, share: part.amount / income }))
}
