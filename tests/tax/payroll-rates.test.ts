import { expect, test } from 'vitest'
import { PAYROLL_RATES } from '../../src/tax/data/payroll.ts'
import { TAX_YEARS, yearFigures } from '../../src/tax/data/years.ts'

test.each(TAX_YEARS)(
  'the document reader checks a W-2 of %i with the calculator’s rates',
  (year) => {
    const { payrollRates, additionalMedicare } = yearFigures(year).federal
    expect(PAYROLL_RATES).toEqual({
      socialSecurity: payrollRates.value.employeeSocialSecurity,
      medicare: payrollRates.value.employeeMedicare,
      additionalMedicare: additionalMedicare.value.rate,
      additionalMedicareFrom: additionalMedicare.value.threshold.single,
    })
  },
)
