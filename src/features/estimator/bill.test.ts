import { expect, test, vi } from 'vitest'
import { linesBeforeFold, makeBill } from './bill.ts'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  setHasItems,
  setItemCount,
  setItemLevel,
} from '@/shared/estimator/form.ts'
import { priceReturn } from './pricing.ts'
import { describeResult } from './result-text.ts'
import { reduceWizard } from './wizard-state.ts'
import { pricingCases } from '../../../tests/fixtures/pricing-cases.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const billOf = (answers: Partial<EstimatorForm>) =>
  makeBill(priceReturn({ ...DEFAULT_FORM, ...answers }))

test('adds up to both totals for every form of the fixture (R131)', () => {
  for (const { form } of pricingCases) {
    const priced = priceReturn(form)
    const { lines } = makeBill(priced)
    const sum = (side: 'firm' | 'competitor') =>
      lines.reduce((total, line) => total + line[side], 0)
    const { dresdenPrice, hrBlockPrice } = priced.estimate
    expect([sum('firm'), sum('competitor')]).toEqual([dresdenPrice, hrBlockPrice])
  }
})

test('lists charged lines only and notes what is free everywhere on the first', () => {
  const { lines, absent } = billOf({
    returnType: 'family',
    dependentCount: 1,
    hasStudentLoan: true,
  })
  expect(lines.map(({ label }) => label)).toEqual([
    'Family return',
    '1 dependent',
    'State return',
    'Protection Plus',
  ])
  expect(lines[0]?.notes.map(({ label }) => label)).toEqual(['1 W-2', 'Student loan interest'])
  expect(absent.map(({ label, adds }) => `${label}: ${adds}`)).toEqual([
    '1099 income: adds $25',
    'Investment income: adds $25',
    'Itemized deductions: included',
    'Business: from $50',
    'Farm: from $100',
    'Rental: from $50',
    'Local return: free',
  ])
})

test('asks for the missing business in the first line of a business return (D1)', () => {
  const { lines, absent } = billOf({ returnType: 'business' })
  expect(lines[0]).toMatchObject({ label: 'Your business', kind: 'unpriced', firm: 0 })
  expect(absent.map(({ label }) => label)).not.toContain('Business')
})

test('puts every absent line on the return when it is added', () => {
  const form: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple', needsStateReturn: false }
  const { absent } = billOf(form)
  expect(absent).toHaveLength(10)
  for (const { id, action } of absent) {
    const next = reduceWizard({ step: 'results', form, hasEstimate: true, notice: null }, action)
    expect(billOf(next.form).absent.map((line) => line.id)).not.toContain(id)
  }
})

const simple: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple' }
const businesses = setItemCount(setHasItems(simple, 'business', true), 'business', 2)
const expensiveWithGap = setItemLevel(businesses, 'business', 0, 'over5k')
const expensive = setItemLevel(expensiveWithGap, 'business', 1, 'over5k')
const notPriced: EstimatorForm = { ...DEFAULT_FORM, returnType: 'business' }

test.each<[string, EstimatorForm, boolean, number, number]>([
  ['a plain return', simple, false, 4, 3],
  ['the offer of another type', simple, true, 3, 2],
  ['a more expensive return, which says why and what it buys', expensive, false, 2, 1],
  ['an item without a level, which is named', expensiveWithGap, false, 2, 1],
  ['the question in place of a price', notPriced, false, 3, 2],
  ['a more expensive return with that offer', expensive, true, 1, 0],
  ['an item without a level with that offer', expensiveWithGap, true, 1, 0],
])('leaves room on a phone for %s', (_, form, isOffered, room, shown) => {
  const text = describeResult(priceReturn(form))
  expect(linesBeforeFold(room, text, isOffered)).toBe(room)
  expect(linesBeforeFold(room + 1, text, isOffered)).toBe(shown)
  expect(linesBeforeFold(24, text, isOffered)).toBe(shown)
})
