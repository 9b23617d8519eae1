import { expect, test } from 'vitest'
import { loadTaxEngine } from '@/tax/load.ts'
import type { TaxInput } from '@/tax/input.ts'
import { stepFor, summarize, walkCurve } from './curve.ts'
import { applyLever, evaluate } from './levers.ts'

const engine = await loadTaxEngine()

function curveOf(input: TaxInput, end: number) {
  const at = (wages: number) =>
    evaluate(engine, applyLever(input, 'taxpayer', 'earn', wages - (input.taxpayer.wages ?? 0)), {})
  return { at, end, points: [...walkCurve(end, at, engine.findCliffs)] }
}

const INSURED: TaxInput = {
  taxYear: 2026,
  filingStatus: 'single',
  taxpayer: { age: 60, wages: 50000 },
  marketplacePremiums: 12000,
  benchmarkPremium: 12000,
  advancePremiumCredit: 6000,
}

test.each([
  [4400, 25],
  [50000, 250],
  [120000, 1000],
  [999999999, 10000],
])('goes up to %i in steps of %i', (end, step) => {
  expect(stepFor(end)).toBe(step)
})

test('adds the rates of all steps up to the total tax', () => {
  const { at, points, end } = curveOf(INSURED, 110000)
  const sum = points.reduce((tax, { from, to, rate }) => tax + rate * (to - from), 0)
  expect(sum).toBeCloseTo(at(end).allTax - at(0).allTax, 4)
  expect(points[0]?.from).toBe(0)
  expect(points.at(-1)?.to).toBe(end)
})

test('shows a cliff where the premium tax credit ends', () => {
  const { points } = curveOf(INSURED, 110000)
  // 400% of 15,650 is 62,600.
  const cliff = points.find(({ from, to }) => from <= 62600 && to > 62600)
  expect(cliff?.rate).toBeGreaterThan(5)
  expect(cliff?.cliffs[0]).toMatchObject({ id: 'premiumCredit' })
  // At the limit, the credit is 12,000 less 9.96% of income. Above it, all 6,000 are repaid.
  expect(cliff?.cliffs[0]?.lost).toBeGreaterThan(5700)
})

test('shows the phase-in of the earned income credit and Ohio’s base amount', () => {
  const parent: TaxInput = {
    taxYear: 2026,
    filingStatus: 'headOfHousehold',
    taxpayer: { age: 30, wages: 20000 },
    dependents: [{ age: 5 }],
  }
  const { points } = curveOf(parent, 80000)
  expect(points[10]?.rate).toBeLessThan(-0.3)
  const named = points.flatMap(({ cliffs }) => cliffs.map(({ id }) => id))
  expect(named).toContain('ohioBase')
})

test('summarizes the same tax in fewer parts', () => {
  const { points, end } = curveOf(INSURED, 110000)
  const bands = summarize({ points, end }, 10)
  expect(bands).toHaveLength(10)
  const sum = (list: readonly { from: number; to: number; rate: number }[]) =>
    list.reduce((tax, { from, to, rate }) => tax + rate * (to - from), 0)
  expect(sum(bands)).toBeCloseTo(sum(points), 4)
})
