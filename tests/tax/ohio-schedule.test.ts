import { describe, expect, test } from 'vitest'
import { TAX_YEARS } from '../../src/tax/data/years.ts'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import type { OhioInput } from '../../src/tax/ohio/input.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'

const COUPLE: TaxInput = {
  taxYear: 2026,
  filingStatus: 'marriedFilingJointly',
  taxpayer: { age: 70, pensionAndIra: 30000 },
  spouse: { age: 70, pensionAndIra: 30000 },
}

const ohioOf = (ohio: OhioInput, more: Partial<TaxInput> = {}) =>
  calculateOhio(calculateFederal({ ...COUPLE, ...more }), ohio)

describe.each(TAX_YEARS)('deductions of %i', (taxYear) => {
  test.each<[string, OhioInput, Partial<TaxInput>, number]>([
    ['529 contributions up to the limit', { collegeSavings: 4000 }, {}, 4000],
    ['529 contributions over the limit', { collegeSavings: 4001 }, {}, 4000],
    ['529 contributions for two', { collegeSavings: 9000, collegeBeneficiaries: 2 }, {}, 8000],
    ['STABLE contributions', { ableSavings: 5000 }, {}, 4000],
    ['STABLE contributions for two', { ableSavings: 9000, ableBeneficiaries: 2 }, {}, 8000],
    ['pregnancy center gifts of a couple', { pregnancyCenterGifts: 2000 }, {}, 1500],
    ['US bond interest', { usBondInterest: 700 }, { taxableInterest: 900 }, 700],
    ['more US bond interest than interest', { usBondInterest: 700 }, { taxableInterest: 9 }, 9],
    ['a dividend of US bonds', { usBondInterest: 700 }, { ordinaryDividends: 800 }, 700],
    ['another deduction', { otherDeductions: 300 }, {}, 300],
    ['depreciation of earlier years', { earlierAddBack: 250 }, {}, 250],
    ['medical costs under the floor', {}, { medicalExpenses: 4500 }, 0],
    ['medical costs over the floor', {}, { medicalExpenses: 4501 }, 1],
    // The booklet's worksheet: 1,200 + (9,000 - 4,500).
    ['long-term care', { longTermCarePremiums: 1200 }, { medicalExpenses: 10200 }, 5700],
    ['premiums paid by the taxpayer', { ownHealthPremiums: 6000 }, { medicalExpenses: 6000 }, 6000],
    ['premiums above the costs', { ownHealthPremiums: 6000 }, { medicalExpenses: 5000 }, 5000],
  ])('%s', (_, ohio, more, amount) => {
    const before = ohioOf({}, { ...more, taxYear, medicalExpenses: 0 })
    const after = ohioOf(ohio, { ...more, taxYear })
    const deducted = before.ohioAdjustedGrossIncome - after.ohioAdjustedGrossIncome
    expect(deducted).toBeCloseTo(amount, 6)
  })
})

test.each<[string, Partial<TaxInput>, number]>([
  [
    'uniformed services retirement pay',
    { taxpayer: { age: 70, pensionAndIra: 30000, uniformedRetirement: 9000 } },
    9000,
  ],
  [
    'disability benefits',
    { taxpayer: { age: 70, pensionAndIra: 30000, disabilityBenefits: 9000 } },
    9000,
  ],
  [
    'both, exceeding the pension',
    {
      taxpayer: {
        age: 70,
        pensionAndIra: 30000,
        uniformedRetirement: 25000,
        disabilityBenefits: 9000,
      },
    },
    30000,
  ],
  ['military pay', { taxpayer: { age: 70, wages: 30000, militaryPay: 31000 } }, 30000],
])('Ohio deducts %s (R.C. 5747.01(A))', (_, more, amount) => {
  const result = ohioOf({}, more)
  expect(result.ohioAdjustedGrossIncome).toBeCloseTo(60000 - amount, 6)
})

test('a pension that Ohio deducts earns neither the retirement credit nor the joint filing credit', () => {
  const taxpayer = { age: 70, wages: 60000 }
  const of = (uniformedRetirement: number) =>
    ohioOf({}, { taxpayer, spouse: { age: 70, pensionAndIra: 9000, uniformedRetirement } }).credits
  expect(of(0)).toMatchObject({ retirementIncome: 200 })
  expect(of(0).jointFiling).toBeGreaterThan(0)
  expect(of(9000)).toMatchObject({ retirementIncome: 0, jointFiling: 0 })
})

describe('depreciation added back (R.C. 5747.01(A))', () => {
  test.each<[OhioInput, number]>([
    [{ bonusDepreciation: 80000 }, 66666.67],
    [{ section179: 25000 }, 0],
    [{ section179: 60000 }, 29166.67],
    [{ section179: 60000, addBackShare: 'twoThirds' }, 23333.33],
    [{ section179: 60000, addBackShare: 'all' }, 35000],
    [{ section179: 60000, addBackShare: 'none' }, 0],
  ])('%j', (ohio, amount) => {
    expect(ohioOf(ohio).schedule.additions.depreciation).toBeCloseTo(amount, 2)
  })

  test('changes nothing inside the business income deduction', () => {
    const farmer = { taxpayer: { age: 50, farm: 60000 }, spouse: { age: 50, wages: 40000 } }
    const before = ohioOf({}, farmer)
    const after = ohioOf({ bonusDepreciation: 80000 }, farmer)
    expect(after.ohioAdjustedGrossIncome).toBeCloseTo(before.ohioAdjustedGrossIncome, 6)
    expect(after.modifiedAdjustedGrossIncome).toBeGreaterThan(before.modifiedAdjustedGrossIncome)
  })
})

test('adds tax-exempt bond interest of other states', () => {
  const of = (otherStateBondInterest: number) =>
    ohioOf({ otherStateBondInterest }, { taxExemptInterest: 500 }).ohioAdjustedGrossIncome
  expect(of(400)).toBeCloseTo(60400, 6)
  expect(of(600)).toBeCloseTo(60500, 6)
})
