import { sessionStore } from '@/lib/storage.ts'
import type { Persisted } from '@/lib/use-persisted.ts'
import { ESTIMATE_YEARS, type EstimateYear } from './estimated-tax-rules.ts'

/** A year's federal tax, in whole dollars, on its way from the tax calculator to this page's form. */
export type CalculatorTax = { taxYear: EstimateYear; amount: number }

const KEY = 'calculatorTax'

/** Leaves a year's tax after credits, in dollars, in this tab for the form to take. */
export function passOnTax(taxYear: number, amount: number): void {
  sessionStore.set(KEY, `${taxYear} ${Math.round(amount)}`)
}

/** Where the form finds it. */
export const PASSED_ON: Persisted<CalculatorTax> = {
  storage: 'tab',
  key: KEY,
  name: 'tax from the calculator',
  parser: () => parse,
}

function parse(text: string): CalculatorTax | null {
  const [, year, amount] = /^(\d{4}) (\d{1,12})$/.exec(text) ?? []
  const taxYear = ESTIMATE_YEARS.find((one) => String(one) === year)
  return taxYear && amount ? { taxYear, amount: Number(amount) } : null
}
