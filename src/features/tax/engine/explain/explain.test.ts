import { describe, expect, test } from 'vitest'
import type { TaxInput } from '../input.ts'
import { loadTaxEngine } from '../load.ts'
import type { Section } from './line.ts'

const { calculateFederal, calculateOhio, explainReturns } = await loadTaxEngine()

const FAMILY: TaxInput = {
  taxYear: 2026,
  filingStatus: 'marriedFilingJointly',
  taxpayer: { age: 66, wages: 60000, selfEmployment: 20000, tips: 2000, hsaContribution: 1000 },
  spouse: { age: 45, wages: 25000, iraContribution: 3000, otherRetirementSavings: 1000 },
  dependents: [{ age: 4 }, { age: 18 }],
  taxableInterest: 800,
  ordinaryDividends: 900,
  qualifiedDividends: 700,
  longTermGain: -9000,
  socialSecurity: 15000,
  studentLoanInterest: 900,
  childCareExpenses: 4000,
  students: [{ expenses: 4000, isAmericanOpportunity: true }],
  charityCash: 500,
  withholding: 6000,
}
const RICH: TaxInput = {
  taxYear: 2026,
  filingStatus: 'single',
  taxpayer: { age: 50, wages: 900000 },
  taxableInterest: 50000,
  longTermGain: 400000,
  stateAndLocalTaxes: 60000,
  mortgageInterest: 30000,
  charityCash: 80000,
}
// Gains between the 0% line and the end of the 12% bracket: the schedule alone is lower.
const BETWEEN: TaxInput = {
  taxYear: 2025,
  filingStatus: 'single',
  taxpayer: { age: 50, wages: 64100 },
  longTermGain: 100,
}
const WORKER: TaxInput = {
  taxYear: 2025,
  filingStatus: 'headOfHousehold',
  taxpayer: { age: 30, wages: 18000 },
  dependents: [{ age: 3 }],
}
const HOUSEHOLDS = [
  ['a family with a business', FAMILY],
  ['high income', RICH],
  ['gains between two lines', BETWEEN],
  ['low wages', WORKER],
] as const

const explain = (input: TaxInput) => {
  const federal = calculateFederal(input)
  const village = {
    rate: 0.01,
    wagesTaxedElsewhere: 0,
    paidElsewhere: 0,
    creditShare: 0,
    creditLimitRate: 0,
  }
  const ohio = calculateOhio(federal, {
    withholding: 100,
    schoolDistrict: { rate: 0.01, base: 'traditional' },
    village,
  })
  return explainReturns(federal, ohio)
}

function sectionOf(sections: readonly Section[], id: string) {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new Error(`no section ${id}`)
  const sum = section.items.reduce((total, { amount }) => total + amount, 0)
  return { ...section, sum, amount: section.total.amount }
}

describe.each(HOUSEHOLDS)('%s', (_, input) => {
  const { federal, ohio } = explain(input)

  test('the federal lines lead from income to what is due', () => {
    const section = (id: string) => sectionOf(federal, id)
    const income = section('income')
    const adjustments = section('adjustments')
    const deductions = section('deductions')
    const tax = section('tax')
    const credits = section('credits')
    const others = section('otherTaxes')
    const payments = section('payments')
    expect(income.sum).toBeCloseTo(income.amount, 6)
    expect(income.amount - adjustments.sum).toBeCloseTo(adjustments.amount, 6)
    const left = Math.max(0, adjustments.amount - deductions.sum)
    expect(left).toBeCloseTo(deductions.amount, 6)
    expect(tax.sum).toBeCloseTo(tax.amount, 6)
    expect(credits.sum).toBeCloseTo(credits.amount, 6)
    expect(tax.amount - credits.amount + others.sum).toBeCloseTo(others.amount, 6)
    expect(Math.abs(payments.sum - others.amount)).toBeCloseTo(payments.amount, 6)
  })

  test('the Ohio lines lead from federal income to what is due', () => {
    const base = sectionOf(ohio, 'ohioBase')
    const tax = sectionOf(ohio, 'ohioTax')
    const credits = sectionOf(ohio, 'ohioCredits')
    const payments = sectionOf(ohio, 'ohioPayments')
    expect(Math.max(0, base.sum)).toBeCloseTo(base.amount, 6)
    expect(tax.sum).toBeCloseTo(tax.amount, 6)
    expect(Math.max(0, tax.amount - credits.sum)).toBeCloseTo(credits.amount, 6)
    expect(Math.abs(credits.amount + payments.sum)).toBeCloseTo(payments.amount, 6)
  })

  test('every line has an id of its own, a label and a formula, every figure a source', () => {
    const lines = [...federal, ...ohio].flatMap(({ items, total }) => [...items, total])
    const ids = lines.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { label, formula, figures } of lines) {
      expect(label).not.toBe('')
      expect(formula).not.toBe('')
      for (const { value, source } of figures) {
        expect(value).not.toMatch(/NaN|∞|undefined/)
        expect(source).toMatch(/IRC|P\.L\.|Rev\. Proc\.|R\.C\.|SSA/)
      }
    }
  })
})

test('a bracket line names its rate, its income and its range with the source', () => {
  const { items } = sectionOf(explain(WORKER).federal, 'tax')
  expect(items).toEqual([])
  const [first] = sectionOf(explain(RICH).federal, 'tax').items
  expect(first).toEqual({
    id: 'bracket10',
    label: '10% bracket',
    amount: 1240,
    formula: '10% of $12,400',
    figures: [
      {
        label: 'Bracket',
        value: '$0 to $12,400',
        source: 'Rev. Proc. 2025-32 §4.01; P.L. 119-21 §70101',
      },
    ],
  })
})

test('the explanation names the year and the day its figures were checked', () => {
  expect(explain(FAMILY)).toMatchObject({ taxYear: 2026, checkedOn: '2026-11-21' })
})
