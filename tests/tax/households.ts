import fc from 'fast-check'
import { TAX_YEARS } from '../../src/tax/data/years.ts'
import { FILING_STATUSES } from '../../src/tax/filing-status.ts'
import type { TaxInput } from '../../src/tax/input.ts'

const upTo = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }))
const between = (min: number, max: number) => fc.oneof(fc.constant(0), fc.integer({ min, max }))

/** A person without a business. */
const employee = fc.record({
  age: fc.integer({ min: 18, max: 90 }),
  isBlind: fc.boolean(),
  wages: upTo(800000),
  tips: upTo(30000),
  overtimePremium: upTo(30000),
  pensionAndIra: upTo(150000),
  unemployment: upTo(15000),
  hsaContribution: upTo(9000),
  otherRetirementSavings: upTo(5000),
})

const business = fc.record({
  selfEmployment: between(-30000, 400000),
  farm: between(-30000, 100000),
  selfEmployedHealthInsurance: upTo(20000),
  selfEmployedRetirement: upTo(60000),
})

/** A person with a business as well. */
export const person = fc
  .tuple(employee, business)
  .map(([employed, own]) => ({ ...employed, ...own }))

const household = {
  taxYear: fc.constantFrom(...TAX_YEARS),
  filingStatus: fc.constantFrom(...FILING_STATUSES),
  dependents: fc.array(fc.record({ age: fc.integer({ min: 0, max: 30 }) }), { maxLength: 5 }),
  taxableInterest: upTo(50000),
  ordinaryDividends: upTo(100000),
  shortTermGain: between(-50000, 100000),
  longTermGain: between(-50000, 500000),
  rental: between(-40000, 60000),
  socialSecurity: upTo(50000),
  studentLoanInterest: upTo(4000),
  carLoanInterest: upTo(12000),
  stateAndLocalTaxes: upTo(80000),
  mortgageInterest: upTo(40000),
  charityCash: upTo(100000),
  medicalExpenses: upTo(60000),
  withholding: upTo(100000),
}

/** Households of employees and retirees. */
export const employeeHousehold: fc.Arbitrary<TaxInput> = fc.record({
  ...household,
  taxpayer: employee,
  spouse: employee,
})

/** Households with businesses and care costs as well. */
export const anyHousehold: fc.Arbitrary<TaxInput> = fc.record({
  ...household,
  taxpayer: person,
  spouse: person,
  childCareExpenses: upTo(12000),
})
