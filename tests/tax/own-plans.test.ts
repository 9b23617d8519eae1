import { describe, expect, test } from 'vitest'
import { calculateFederal } from '../../src/tax/federal/federal.ts'
import type { Person, TaxInput } from '../../src/tax/input.ts'

const adjust = (person: Partial<Person>, more: Partial<TaxInput> = {}) =>
  calculateFederal({
    taxYear: 2026,
    filingStatus: 'single',
    taxpayer: { age: 40, ...person },
    ...more,
  }).adjustments

describe('health insurance of an S corporation owner (IRC §162(l)(5)(A), Notice 2008-1)', () => {
  const owner = { sCorporationIncome: 80000, selfEmployedHealthInsurance: 12000 }
  test.each<[string, Partial<Person>, number]>([
    ['no wages', {}, 0],
    ['Medicare wages below it', { wages: 23999, medicareWages: 11999, ownerPay: 23999 }, 11999],
    ['Medicare wages of as much', { wages: 24000, medicareWages: 12000, ownerPay: 24000 }, 12000],
    ['Medicare wages above it', { wages: 72000, medicareWages: 60000, ownerPay: 72000 }, 12000],
    ['wages of other jobs only', { wages: 72000 }, 0],
    [
      'its own box 5 beside another job',
      { wages: 90000, ownerPay: 22000, corporationMedicareWages: 10000 },
      10000,
    ],
    [
      'guaranteed payments, which are no wages',
      { wages: 9, guaranteedPayments: 30000, ownerPay: 30000 },
      0,
    ],
  ])('is limited by %s', (_, person, insurance) => {
    expect(adjust({ ...owner, ...person }).selfEmployedHealthInsurance).toBe(insurance)
  })
})

describe('solo 401(k) (IRC §§402(g), 414(v), 415(c))', () => {
  test.each([
    [49, 24499, 24499],
    [49, 24501, 24500],
    [50, 40000, 32500],
    [59, 40000, 32500],
    [60, 40000, 35750],
    [63, 40000, 35750],
    [64, 40000, 32500],
  ])('at %i lets %i of deferrals count as %i', (age, soloDeferral, counted) => {
    const person = { age, selfEmployment: 200000, soloDeferral }
    expect(adjust(person).selfEmployedRetirement).toBe(counted)
  })

  // 10,000 less half of the self-employment tax is 9,293.52, a fifth of it 1,858.70.
  test.each([
    [10000, 0, 20000, 9293.5225],
    [10000, 3000, 20000, 9293.5225],
    [10000, 3000, 0, 1858.7045],
    [600000, 60000, 24500, 72000],
    [600000, 47500, 24500, 72000],
    [600000, 47499, 24500, 71999],
    [-5000, 0, 24500, 0],
  ])('on a profit of %i, %i as the employer and %i deferred: %f', (profit, employer, own, all) => {
    const person = {
      selfEmployment: profit,
      selfEmployedRetirement: employer,
      soloDeferral: own,
    }
    expect(adjust(person).selfEmployedRetirement).toBeCloseTo(all, 6)
  })

  test('keeps the extra amount of older people beside the limit of both', () => {
    const person = { selfEmployment: 600000, selfEmployedRetirement: 72000, soloDeferral: 9000 }
    expect(adjust({ ...person, age: 50 }).selfEmployedRetirement).toBe(80000)
  })

  test('counts as a plan at work, and for the saver’s credit', () => {
    const saver = { selfEmployment: 28000, soloDeferral: 1500 }
    expect(adjust({ selfEmployment: 150000, soloDeferral: 1, iraContribution: 7000 }).ira).toBe(0)
    const { credits } = calculateFederal({
      taxYear: 2026,
      filingStatus: 'single',
      taxpayer: { age: 40, ...saver },
    })
    expect(credits.savers).toBeCloseTo(0.2 * 1500, 6)
  })
})

describe('health savings (IRC §223(b)(1)-(5))', () => {
  type Row = [own: number, payroll: number, monthsOut: number, age: number, deducted: number]
  const rows: Row[] = [
    [2399, 2000, 0, 40, 2399],
    [2400, 2000, 0, 40, 2400],
    [2401, 2000, 0, 40, 2400],
    [100, 4400, 0, 40, 0],
    [100, 9000, 0, 40, 0],
    // 4,400 and 1,000 from 55 on.
    [5400, 0, 0, 54, 4400],
    [5400, 0, 0, 55, 5400],
    [5400, 4900, 0, 55, 500],
    // By months.
    [5400, 0, 6, 65, 2700],
    [5400, 1000, 6, 65, 1700],
    [5400, 0, 11, 65, 450],
    [5400, 0, 12, 65, 0],
  ]
  test.each(rows)('%i beside %i, %i months out at %i: %i', (own, payroll, out, age, deducted) => {
    const person = { age, hsaContribution: own, employerHsa: payroll, hsaMonthsOut: out }
    expect(adjust(person).healthSavings).toBeCloseTo(deducted, 6)
  })

  const family = { hsaCoverage: 'family' } as const
  test.each<[string, Partial<Person>, Partial<Person>, number]>([
    ['share one limit', { hsaContribution: 5000 }, { hsaContribution: 5000 }, 8750],
    [
      'share it with an employer’s money',
      { hsaContribution: 5000, employerHsa: 2000 },
      { hsaContribution: 5000 },
      6750,
    ],
    [
      'use an employer’s money of the other',
      { employerHsa: 3000 },
      { hsaContribution: 8750 },
      5750,
    ],
    [
      'leave out a spouse on Medicare',
      { hsaContribution: 1000, hsaMonthsOut: 12 },
      { hsaContribution: 8750 },
      8750,
    ],
    [
      'each have their own extra amount',
      { age: 60, hsaContribution: 9750 },
      { age: 60, hsaContribution: 1000 },
      10750,
    ],
  ])('of couples with a family plan %s', (_, head, spouse, deducted) => {
    const found = adjust(
      { ...family, ...head },
      { filingStatus: 'marriedFilingJointly', spouse: { age: 40, ...spouse } },
    )
    expect(found.healthSavings).toBe(deducted)
  })
})
