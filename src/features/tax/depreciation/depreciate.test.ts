import { describe, expect, test } from 'vitest'
import { yearFigures } from '@/tax/data/years.ts'
import { depreciate, type DepreciationInput, type Property } from './depreciate.ts'
import { CLASSES, HALF_YEAR } from '@/tax/data/depreciation.ts'

const TRACTOR: Property = {
  cost: 80000,
  year: 2026,
  recoveryClass: 5,
  isInLastQuarter: false,
  section179: 0,
  bonus: 'none',
  bonusTaken: 0,
}

const of = (more: Partial<Property>, input: Partial<DepreciationInput> = {}) =>
  depreciate({
    taxYear: 2026,
    properties: [{ ...TRACTOR, ...more }],
    profitBefore: 200000,
    wages: 0,
    addBackShare: 'fiveSixths',
    ohio: yearFigures(2026).ohio.depreciation.value,
    ...input,
  })

test.each(CLASSES)('writes off the whole cost over %i years plus one', (recoveryClass) => {
  const percents = HALF_YEAR.value[recoveryClass]
  expect(percents).toHaveLength(recoveryClass + 1)
  expect(percents.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 6)
})

test.each(CLASSES)('prints the declining-balance percentages for %i years', (years) => {
  const rate = (years > 10 ? 1.5 : 2) / years
  let left = 100
  HALF_YEAR.value[years].forEach((printed, year) => {
    const part = year === 0 ? 0.5 : 1
    const remaining = years - year + 0.5
    const straight = year === 0 ? 0 : left / remaining
    const percent = year === years ? left : Math.max(part * rate * left, straight)
    expect(Math.abs(printed - percent)).toBeLessThan(0.011)
    left -= percent
  })
})

describe('depreciates one property', () => {
  test.each<[string, Partial<Property>, number]>([
    ['by the table only', {}, 16000],
    ['in its second year', { year: 2025 }, 25600],
    ['in its last year', { year: 2021 }, 4608],
    ['after its last year', { year: 2020 }, 0],
    ['with bonus in full', { bonus: 'after' }, 80000],
    // 20% of 80,000, and 20% of the 64,000 left.
    ['under a contract of 2024', { bonus: 'before' }, 16000 + 12800],
    // 2025: 40%, then 32% of the 48,000 left.
    ['under a contract of 2024, in its second year', { bonus: 'before', year: 2025 }, 15360],
    ['with section 179', { section179: 30000 }, 30000 + 10000],
    ['with more section 179 than cost', { section179: 90000 }, 80000],
    ['with section 179 before bonus', { section179: 30000, bonus: 'after' }, 80000],
    ['with bonus from an earlier year', { year: 2023, bonusTaken: 64000 }, 16000 * 0.1152],
    ['placed in service next year', { year: 2027 }, 0],
  ])('%s', (_, more, total) => {
    expect(of(more).total).toBeCloseTo(total, 6)
  })
})

test('limits section 179 to business income plus wages and carries the rest over', () => {
  const limited = of({ section179: 50000 }, { profitBefore: 30000, wages: 10000 })
  // 20% of the 30,000 left is 6,000.
  expect(limited.section179).toEqual({ elected: 50000, allowed: 34000, carried: 16000 })
  expect(limited.total).toBeCloseTo(40000, 6)
  expect(of({ section179: 50000 }, { profitBefore: -30000 }).section179.allowed).toBe(0)
})

describe('reports an obstacle', () => {
  const placed = (cost: number, isInLastQuarter: boolean): Property => ({
    ...TRACTOR,
    cost,
    isInLastQuarter,
  })
  test.each<[number, number, string | undefined]>([
    [60000, 40000, undefined],
    [60000, 40001, 'midQuarter'],
    [0, 0, undefined],
  ])('%i early and %i in the last three months: %s', (early, late, kind) => {
    const properties = [placed(early, false), placed(late, true)]
    expect(of({}, { properties }).obstacle?.kind).toBe(kind)
  })

  test('subtracts section 179, not bonus, before the 40% test', () => {
    const late = { ...placed(90000, true), section179: 60000 }
    const properties = [placed(60000, false), late]
    expect(of({}, { properties }).obstacle).toBeNull()
    const bonus = { ...placed(90000, true), bonus: 'after' as const }
    expect(of({}, { properties: [placed(60000, false), bonus] }).obstacle).not.toBeNull()
  })

  test.each<[string, Partial<Property>]>([
    ['bonus', { bonus: 'after' }],
    ['section 179', { section179: 80000 }],
    ['both', { section179: 30000, bonus: 'after' }],
  ])('has no obstacle for late property written off at once by %s', (_, more) => {
    const late = of({ isInLastQuarter: true, ...more })
    expect(late.obstacle).toBeNull()
    expect(late.total).toBe(80000)
    const rest = { ...TRACTOR, isInLastQuarter: true, ...more }
    const early = { ...TRACTOR, cost: 1 }
    const both = of({}, { properties: [rest, early] })
    expect(both.obstacle?.kind).toBe(more.section179 === 80000 ? undefined : 'midQuarter')
  })

  test.each([
    [3000000, 2560000, undefined],
    [3000000, 2560001, 'section179'],
    [4100000, 2550000, undefined],
    [4100000, 2550001, 'section179'],
  ])('cost %i and section 179 of %i: %s', (cost, section179, kind) => {
    expect(of({ cost, section179 }).obstacle?.kind).toBe(kind)
  })
})

describe('deducts earlier add-backs in Ohio (R.C. 5747.01(A))', () => {
  const bonus: Partial<Property> = { year: 2025, bonus: 'after' }
  test.each<[Partial<Property>, DepreciationInput['addBackShare'], number]>([
    [bonus, 'fiveSixths', 13333.33],
    [bonus, 'twoThirds', 26666.67],
    [bonus, 'all', 13333.33],
    [bonus, 'none', 0],
    [{ year: 2025, section179: 60000, bonus: 'none' }, 'fiveSixths', 5833.33],
    [{ year: 2025, section179: 25000 }, 'fiveSixths', 0],
    [{ year: 2021, bonusTaken: 80000 }, 'fiveSixths', 13333.33],
    [{ year: 2020, bonusTaken: 80000 }, 'fiveSixths', 0],
    [{ year: 2020, bonusTaken: 80000 }, 'all', 13333.33],
    [{ year: 2026, bonus: 'after' }, 'fiveSixths', 0],
  ])('%j by %s', (more, addBackShare, amount) => {
    expect(of(more, { addBackShare }).earlierAddBack).toBeCloseTo(amount, 2)
  })

  test('allows the 25,000 of section 179 once a year, not per property', () => {
    const one = { ...TRACTOR, year: 2025, section179: 20000 }
    expect(of({}, { properties: [one, one] }).earlierAddBack).toBeCloseTo(15000 / 6, 6)
  })
})
