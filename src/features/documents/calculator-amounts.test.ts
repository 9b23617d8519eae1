import { expect, test } from 'vitest'
import { toCalculatorAmounts } from './calculator-amounts.ts'
import { type FormKind, FORMS } from './forms.ts'

test.each<[FormKind, Record<string, number>, object | null]>([
  ['w2', { wages: 100, federalTax: 20, stateTax: 5 }, { wages: 100, withholding: 20 }],
  ['1099int', { interest: 100, treasuryInterest: 30 }, { taxableInterest: 130 }],
  ['1099int', { taxExemptInterest: 7, earlyWithdrawalPenalty: 3 }, { taxExemptInterest: 7 }],
  [
    '1099div',
    { ordinaryDividends: 50, qualifiedDividends: 40, capitalGains: 9 },
    { ordinaryDividends: 50, qualifiedDividends: 40, longTermGain: 9 },
  ],
  ['1098', { mortgageInterest: 800, points: 100 }, { mortgageInterest: 800 }],
  ['ssa1099', { benefitsPaid: 90, netBenefits: 80 }, { socialSecurity: 80 }],
  ['ssa1099', { netBenefits: -80, federalTax: 5 }, { withholding: 5 }],
  ['w2', { wages: 0 }, null],
  ['w2', {}, null],
  ['1099nec', { compensation: 100, federalTax: 5 }, null],
])('maps %s %j to the calculator’s fields', (kind, cents, amounts) => {
  expect(toCalculatorAmounts(kind, cents)?.amounts ?? null).toEqual(amounts)
})

test('uses only boxes that the forms have', () => {
  for (const { kind, fields } of FORMS) {
    const ids = fields.map(({ id }) => id)
    const all = toCalculatorAmounts(kind, Object.fromEntries(ids.map((id) => [id, 1])))
    const everything = toCalculatorAmounts(kind, new Proxy({}, { get: () => 1 }))
    expect(all?.fieldIds ?? []).toEqual(everything?.fieldIds ?? [])
  }
})
