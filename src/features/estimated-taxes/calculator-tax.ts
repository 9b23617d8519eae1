import { sessionStore } from '@/lib/storage.ts'
import type { Persisted } from '@/lib/use-persisted.ts'
import { ESTIMATE_YEARS, type EstimateYear } from '@/tax/data/estimated-tax.ts'

/** A year's federal tax and what is withheld of it, in whole dollars, on their way from the tax calculator to the form. */
type CalculatorTax = { taxYear: EstimateYear; tax: number; withheld: number }

const KEY = 'calculatorTax'

/** Leaves a year's tax after credits and what is withheld, in dollars, in this tab for the form to take. */
export function passOnTax(taxYear: number, tax: number, withheld: number): void {
  sessionStore.set(KEY, `${taxYear} ${Math.round(tax)} ${Math.round(withheld)}`)
}

/** Where the form finds it. */
export const PASSED_ON: Persisted<CalculatorTax> = {
  storage: 'tab',
  key: KEY,
  name: 'tax from the calculator',
  parser: () => parse,
}

function parse(text: string): CalculatorTax | null {
  const [, year, tax, withheld] = /^(\d{4}) (\d{1,12}) (\d{1,12})$/.exec(text) ?? []
  const taxYear = ESTIMATE_YEARS.find((one) => String(one) === year)
  return taxYear ? { taxYear, tax: Number(tax), withheld: Number(withheld) } : null
}
