import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROUNDING_TOLERANCE } from '../../src/tax/amounts.ts'
import { TAX_YEARS } from '../../src/tax/data/years.ts'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import { findMarginalRate } from '../../src/tax/marginal-rate.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'
import { anyHousehold, employeeHousehold, person } from './households.ts'

// The same cases on every run.
const RUNS = { numRuns: 500, seed: 20261121 }

function withWages(input: TaxInput, extra: number): TaxInput {
  const wages = (input.taxpayer.wages ?? 0) + extra
  return { ...input, taxpayer: { ...input.taxpayer, wages } }
}

describe('more wages', () => {
  const raise = fc.integer({ min: 1, max: 5000 })

  // The wages of someone with a business use up the wage base of the self-employment tax (IRC §1402(b)), so
  // only people without one are compared. Ohio's joint filing credit starts when each spouse has $500 (R.C.
  // 5747.05(E)), and its earned income credit follows the federal one (R.C. 5747.71), so the Ohio tax is
  // compared before these two.
  test('never lower the tax of people without a business', () => {
    fc.assert(
      fc.property(employeeHousehold, raise, (input, extra) => {
        const before = calculateFederal(input)
        const after = calculateFederal(withWages(input, extra))
        expect(after.taxBeforeCredits).toBeGreaterThanOrEqual(
          before.taxBeforeCredits - ROUNDING_TOLERANCE,
        )
        expect(after.totalTax).toBeGreaterThanOrEqual(before.totalTax - ROUNDING_TOLERANCE)
        const ohioBefore = calculateOhio(before).credits.taxAfterFirst
        const ohioAfter = calculateOhio(after).credits.taxAfterFirst
        expect(ohioAfter).toBeGreaterThanOrEqual(ohioBefore - ROUNDING_TOLERANCE)
      }),
      RUNS,
    )
  })

  // The refundable credits phase in with earnings: EITC at up to 45% (IRC §32(b)), ACTC at 15% (IRC §24(d)).
  // Nothing else may make a return better when wages rise.
  test('raise refundable credits no faster than the law phases them in', () => {
    fc.assert(
      fc.property(employeeHousehold, raise, (input, extra) => {
        const before = calculateFederal(input)
        const after = calculateFederal(withWages(input, extra))
        const gained = after.refundableCredits - before.refundableCredits
        expect(gained).toBeLessThanOrEqual(extra * (0.45 + 0.15) + ROUNDING_TOLERANCE)
      }),
      RUNS,
    )
  })
})

describe('marginal rate', () => {
  test('is the difference of two returns over the difference of their wages', () => {
    fc.assert(
      fc.property(anyHousehold, fc.constantFrom(1, 100, 1000), (input, extra) => {
        const before = calculateFederal(input)
        const after = calculateFederal(withWages(input, extra))
        const rate = findMarginalRate(input, {}, extra)
        const federal =
          after.totalTax - after.refundableCredits - (before.totalTax - before.refundableCredits)
        const ohio = calculateOhio(after).incomeTax - calculateOhio(before).incomeTax
        expect(rate.federal).toBeCloseTo(federal / extra, 6)
        expect(rate.ohio).toBeCloseTo(ohio / extra, 6)
        expect(rate.total).toBeCloseTo((federal + ohio) / extra, 6)
      }),
      RUNS,
    )
  })

  test('is the rate of the bracket for wages alone', () => {
    const year = fc.constantFrom(...TAX_YEARS)
    fc.assert(
      fc.property(year, fc.integer({ min: 30000, max: 190000 }), (taxYear, wages) => {
        const input = { taxYear, filingStatus: 'single', taxpayer: { age: 40, wages } } as const
        const before = calculateFederal(input)
        const after = calculateFederal(withWages(input, 1))
        const [rate, next] = [before, after].map(({ incomeTax }) => incomeTax.bands.at(-1)?.rate)
        fc.pre(rate === next)
        expect(findMarginalRate(input, {}, 1).federal).toBeCloseTo(rate ?? 0, 6)
      }),
      RUNS,
    )
  })
})

describe('joint returns', () => {
  const joint = (taxpayer: TaxInput['taxpayer'], spouse: TaxInput['taxpayer']) =>
    calculateFederal({ taxYear: 2026, filingStatus: 'marriedFilingJointly', taxpayer, spouse })
  const alone = (taxpayer: TaxInput['taxpayer']) =>
    calculateFederal({ taxYear: 2026, filingStatus: 'single', taxpayer })

  test('add each spouse’s self-employment tax without mixing their wages', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        const sum = alone(one).selfEmploymentTax + alone(other).selfEmploymentTax
        expect(joint(one, other).selfEmploymentTax).toBeCloseTo(sum, 6)
      }),
      RUNS,
    )
  })

  test('give the same result whichever spouse comes first', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(joint(one, other).totalTax).toBeCloseTo(joint(other, one).totalTax, 6)
      }),
      RUNS,
    )
  })
})

describe('every return', () => {
  test('keeps its inputs when the year changes', () => {
    fc.assert(
      fc.property(anyHousehold, (input) => {
        const kept = structuredClone(input)
        const results = TAX_YEARS.map((taxYear) => calculateFederal({ ...input, taxYear }))
        expect(input).toEqual(kept)
        const [first, second] = results.map((result) => ({
          ...result.input,
          taxYear: 0,
          figures: null,
        }))
        expect(first).toEqual(second)
      }),
      RUNS,
    )
  })

  test('gives finite amounts and a refund or a balance due, never both', () => {
    fc.assert(
      fc.property(anyHousehold, (input) => {
        const federal = calculateFederal(input)
        const ohio = calculateOhio(federal, {
          withholding: 1000,
          schoolDistrict: { rate: 0.01, base: 'traditional' },
          schoolDistrictPayments: 500,
        })
        const returns = [
          [federal.totalTax, federal],
          [ohio.incomeTax, ohio],
          [ohio.schoolDistrictTax, ohio.schoolDistrict],
        ] as const
        for (const [tax, result] of returns) {
          expect(Number.isFinite(tax)).toBe(true)
          expect(tax).toBeGreaterThanOrEqual(0)
          expect(Math.min(result.refund, result.balanceDue)).toBe(0)
          expect(result.balanceDue - result.refund).toBeCloseTo(tax - result.payments, 6)
        }
      }),
      RUNS,
    )
  })

  test('never uses more nonrefundable credit than tax', () => {
    fc.assert(
      fc.property(anyHousehold, (input) => {
        const { nonrefundableCredits, taxBeforeCredits, credits } = calculateFederal(input)
        expect(nonrefundableCredits).toBeLessThanOrEqual(taxBeforeCredits + ROUNDING_TOLERANCE)
        for (const credit of Object.values(credits)) expect(credit).toBeGreaterThanOrEqual(0)
      }),
      RUNS,
    )
  })

  test('adds up the bands of the rate schedule to the taxable income', () => {
    fc.assert(
      fc.property(anyHousehold, (input) => {
        const { incomeTax, taxableIncome } = calculateFederal(input)
        const inBands = incomeTax.bands.reduce((total, band) => total + band.income, 0)
        const { atZero, atFifteen, atTwenty } = incomeTax.gains
        expect(inBands + atZero + atFifteen + atTwenty).toBeCloseTo(taxableIncome, 6)
      }),
      RUNS,
    )
  })
})
