import { describe, expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import type { Person, TaxInput } from '@/tax/input.ts'
import { applyLever, evaluate, type Lever, payrollTaxOn, roomFor, type Who } from './levers.ts'

const engine = await loadTaxEngine()

const SINGLE: TaxInput = {
  taxYear: 2026,
  filingStatus: 'single',
  taxpayer: { age: 40, wages: 60000 },
}

const taxOf = (input: TaxInput) => evaluate(engine, input, {}).allTax
const savedBy = (lever: Lever, amount: number, more: Partial<Person> = {}) => {
  const input = { ...SINGLE, taxpayer: { ...SINGLE.taxpayer, ...more } }
  return taxOf(input) - taxOf(applyLever(input, 'taxpayer', lever, amount))
}

describe('changes the tax', () => {
  // 12% federal below 50,400 of taxable income, 22% above; Ohio 2.75% of both.
  test.each<[string, Lever, number, number]>([
    ['for an IRA', 'ira', 1000, 120 + 27.5],
    ['for a 401(k)', 'workplacePlan', 1000, 120 + 27.5],
    ['for a health savings account', 'healthSavings', 1000, 120 + 27.5],
    ['for higher wages', 'earn', 1000, -120 - 27.5],
  ])('%s', (_, lever, amount, saved) => {
    expect(savedBy(lever, amount)).toBeCloseTo(saved, 6)
  })

  test('keeps 401(k) contributions in Medicare wages and counts them for the saver’s credit', () => {
    const { taxpayer } = applyLever(SINGLE, 'taxpayer', 'workplacePlan', 1000)
    expect(taxpayer).toMatchObject({
      wages: 59000,
      medicareWages: 60000,
      otherRetirementSavings: 1000,
    })
  })

  test('counts someone who saves in a 401(k) as covered by it', () => {
    const saver = { ...SINGLE, taxpayer: { age: 40, wages: 120000, iraContribution: 7000 } }
    const plan = (amount: number) => applyLever(saver, 'taxpayer', 'workplacePlan', amount)
    expect(evaluate(engine, plan(0), {}).federal.adjustments.ira).toBe(7000)
    expect(evaluate(engine, plan(1000), {}).federal.adjustments.ira).toBe(0)
  })

  test('caps tips and overtime when wages drop', () => {
    const person = { age: 40, wages: 5000, tips: 3000, overtimePremium: 1500 }
    const { taxpayer } = applyLever({ ...SINGLE, taxpayer: person }, 'taxpayer', 'earn', -4000)
    expect(taxpayer).toMatchObject({ wages: 1000, tips: 1000, overtimePremium: 0 })
  })

  test('changes only the spouse’s figures', () => {
    const joint: TaxInput = { ...SINGLE, filingStatus: 'marriedFilingJointly', spouse: { age: 50 } }
    const changed = applyLever(joint, 'spouse', 'earn', 2000)
    expect(changed.spouse).toMatchObject({ wages: 2000, medicareWages: 2000 })
    expect(changed.taxpayer).toBe(joint.taxpayer)
  })
})

describe('limits how much can be added', () => {
  test.each<[string, Lever, Partial<Person>, number]>([
    ['IRA', 'ira', {}, 7500],
    ['IRA at 50', 'ira', { age: 50 }, 8600],
    ['IRA partly used', 'ira', { iraContribution: 7000 }, 500],
    ['IRA over the limit', 'ira', { iraContribution: 9000 }, 0],
    ['IRA on small wages', 'ira', { wages: 3000 }, 3000],
    // 2,000 less half of its self-employment tax, 141.29; of a SEP, also a fifth of the rest, 371.74.
    ['IRA on a small profit', 'ira', { wages: 0, farm: 2000 }, 1858],
    [
      'IRA on a small profit with a SEP',
      'ira',
      { wages: 0, selfEmployment: 2000, selfEmployedRetirement: 1000 },
      1486,
    ],
    ['IRA on alimony', 'ira', { wages: 0, alimonyReceived: 3000 }, 3000],
    ['401(k)', 'workplacePlan', {}, 24500],
    ['401(k) at 50', 'workplacePlan', { age: 50 }, 32500],
    ['401(k) at 60', 'workplacePlan', { age: 60 }, 35750],
    ['401(k) at 63', 'workplacePlan', { age: 63 }, 35750],
    ['401(k) at 64', 'workplacePlan', { age: 64 }, 32500],
    ['401(k) partly used', 'workplacePlan', { otherRetirementSavings: 24000 }, 500],
    ['HSA', 'healthSavings', {}, 4400],
    ['HSA of a family', 'healthSavings', { hsaCoverage: 'family' }, 8750],
    ['HSA at 55', 'healthSavings', { age: 55 }, 5400],
    ['wages', 'earn', {}, 60000],
    ['small wages', 'earn', { wages: 100 }, 50000],
    ['large wages', 'earn', { wages: 900000 }, 500000],
  ])('%s', (_, lever, more, room) => {
    const input = { ...SINGLE, taxpayer: { ...SINGLE.taxpayer, ...more } }
    expect(roomFor(input, 'taxpayer', lever, engine)).toBe(room)
  })

  test('lets a spouse without wages contribute from the other’s', () => {
    const joint: TaxInput = { ...SINGLE, filingStatus: 'marriedFilingJointly' }
    const room = (who: Who) => roomFor(joint, who, 'ira', engine)
    expect(room('spouse')).toBe(7500)
  })

  test('limits the higher earner’s IRA to their own earnings (IRC §219(c))', () => {
    const couple: TaxInput = {
      ...SINGLE,
      filingStatus: 'marriedFilingJointly',
      taxpayer: { age: 40, wages: 6000, iraContribution: 1000 },
      spouse: { age: 40, wages: 5000 },
    }
    expect(roomFor(couple, 'taxpayer', 'ira', engine)).toBe(5000)
    expect(roomFor(couple, 'spouse', 'ira', engine)).toBe(7500)
  })
})

test('stops Social Security tax at the wage base, but not Medicare tax', () => {
  const { federal: figures } = engine.yearFigures(2026)
  const at = (wages: number) => ({ ...SINGLE, taxpayer: { age: 40, wages } })
  expect(payrollTaxOn(at(60000), 'taxpayer', 1000, figures)).toBeCloseTo(76.5, 6)
  expect(payrollTaxOn(at(184000), 'taxpayer', 1000, figures)).toBeCloseTo(31 + 14.5, 6)
  expect(payrollTaxOn(at(190000), 'taxpayer', 1000, figures)).toBeCloseTo(14.5, 6)
})
