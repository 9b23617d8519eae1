import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import type { OhioInput } from '../../src/tax/ohio/input.ts'
import { calculateOhio } from '../../src/tax/ohio/ohio.ts'

const SINGLE: TaxInput = {
  taxYear: 2025,
  filingStatus: 'single',
  taxpayer: { age: 59, wages: 10000, pensionAndIra: 60000 },
}

const ohioOf = (ohio: OhioInput, more: Partial<TaxInput> = {}) =>
  calculateOhio(calculateFederal({ ...SINGLE, ...more }), ohio)
const COUPLE: Partial<TaxInput> = {
  filingStatus: 'marriedFilingJointly',
  taxpayer: { age: 40, wages: 40000, scholarshipGifts: 900, displacedTraining: 600 },
  spouse: { age: 40, wages: 40000, scholarshipGifts: 100, displacedTraining: 2000 },
}

test.each<[string, OhioInput, Partial<TaxInput>, Record<string, number>]>([
  // 60,000 over 25 years is 2,400 a year: 50 in the table, times 25.
  [
    'a lump sum at 59',
    { lumpSumRetirement: 60000, lifeYears: 25 },
    {},
    { lumpSumRetirement: 1250, retirementIncome: 0 },
  ],
  ['no lump sum', {}, {}, { lumpSumRetirement: 0, retirementIncome: 200 }],
  [
    'a lump sum without its expected years',
    { lumpSumRetirement: 60000 },
    {},
    { lumpSumRetirement: 0 },
  ],
  [
    'a lump sum with a high income',
    { lumpSumRetirement: 60000, lifeYears: 25 },
    { taxpayer: { age: 59, wages: 102000 } },
    { lumpSumRetirement: 0 },
  ],
  [
    'a distribution at 65',
    { claimsLumpSumDistribution: true, lifeYears: 20 },
    { taxpayer: { age: 65, wages: 60000 } },
    { lumpSumDistribution: 1000, senior: 0 },
  ],
  [
    'a distribution at 64',
    { claimsLumpSumDistribution: true, lifeYears: 20.8 },
    { taxpayer: { age: 64, wages: 60000 } },
    { lumpSumDistribution: 0 },
  ],
  ['campaign gifts of a single filer', { campaignGifts: 80 }, {}, { campaign: 50 }],
  ['campaign gifts of a couple', { campaignGifts: 80 }, COUPLE, { campaign: 80 }],
  ['campaign gifts in 2026', { campaignGifts: 80 }, { taxYear: 2026 }, { campaign: 0 }],
  ['home school', { homeSchoolStudents: 3 }, {}, { homeSchool: 750 }],
  ['gifts and training of a couple', {}, COUPLE, { scholarship: 850, displacedWorker: 800 }],
  [
    'tuition with an income of 49,999',
    { privateSchoolTuition: 2000, otherAdditions: 30000 },
    { taxpayer: { age: 40, wages: 49999 } },
    { privateSchool: 1000 },
  ],
  [
    'tuition with an income of 50,000',
    { privateSchoolTuition: 2000, otherAdditions: 30000 },
    { taxpayer: { age: 40, wages: 50000 } },
    { privateSchool: 1500 },
  ],
  ['tuition with a higher income', { privateSchoolTuition: 2000 }, {}, { privateSchool: 1291.5 }],
  ['low tuition', { privateSchoolTuition: 300 }, {}, { privateSchool: 300 }],
])('%s', (_, ohio, more, credits) => {
  const found = ohioOf(ohio, more).credits
  for (const [name, amount] of Object.entries(credits)) {
    expect({ name, amount: found[name as keyof typeof found] }).toEqual({
      name,
      amount: expect.closeTo(amount, 2),
    })
  }
})

describe('tax of another state (R.C. 5747.05(B), form IT RC)', () => {
  const worker: Partial<TaxInput> = { taxYear: 2026, taxpayer: { age: 40, wages: 60000 } }
  // Ohio tax of 2026 on 60,000: 1,206.50.
  test.each([
    [15000, 200, 200],
    [15000, 900, 1206.5 / 4],
    [90000, 5000, 1206.5],
    [0, 900, 0],
  ])('credits %i of income taxed there at %i', (otherStateIncome, otherStateTax, credit) => {
    const result = ohioOf({ otherStateIncome, otherStateTax }, worker)
    expect(result.credits.resident).toBeCloseTo(credit, 6)
    expect(result.incomeTax).toBeCloseTo(1206.5 - credit, 6)
  })

  test('grants no credit without income', () => {
    const lost = ohioOf({ otherStateIncome: 5, otherStateTax: 5 }, { taxpayer: { age: 40 } })
    expect(lost.credits.resident).toBe(0)
  })
})

test('the credits together never exceed the tax', () => {
  const more = {
    homeSchoolStudents: 9,
    privateSchoolTuition: 1500,
    otherStateIncome: 70000,
    otherStateTax: 9000,
  }
  const { credits, incomeTax } = ohioOf(more)
  expect(incomeTax).toBe(0)
  const later = credits.homeSchool + credits.privateSchool + credits.resident
  expect(later).toBeCloseTo(credits.taxAfterFirst, 6)
})
