import type { FederalFigures } from '@/tax/data/figure-types.ts'
import type { TaxEngine } from '@/tax/load.ts'
import type { TaxInput } from '@/tax/input.ts'
import type { OhioInput } from '@/tax/ohio/input.ts'
import type { Evaluated } from './curve.ts'
import { personOf, type Who } from './levers.ts'

/** Federal, Ohio and local tax of a household, without Social Security and Medicare tax on wages. */
export function evaluate(engine: TaxEngine, input: TaxInput, ohioInput: OhioInput): Evaluated {
  const { federal, ohio } = engine.findReturns(input, ohioInput)
  const allTax =
    federal.totalTax -
    federal.refundableCredits +
    ohio.totalTax +
    ohio.villageTax +
    ohio.workplaceTax
  return { federal, ohio, allTax }
}

/** Social Security and Medicare tax on extra wages, in dollars (IRC §3101). */
export function payrollTaxOn(
  input: TaxInput,
  who: Who,
  extra: number,
  figures: FederalFigures,
): number {
  const { wages = 0, medicareWages = wages } = personOf(input, who)
  const { employeeSocialSecurity, employeeMedicare } = figures.payrollRates.value
  const base = figures.socialSecurityWageBase.value
  const underBase = Math.min(medicareWages + extra, base) - Math.min(medicareWages, base)
  return employeeSocialSecurity * underBase + employeeMedicare * extra
}
