import { expect, test } from 'vitest'
import { yearFigures } from '@/tax/data/years.ts'
import { findOutcome, type WorksheetContext } from './find-outcome.ts'
import {
  newProperty,
  readWorksheet,
  type WorksheetTexts,
  writeWorksheet,
} from './worksheet-state.ts'

const TRACTOR = { ...newProperty('farm', '2026'), cost: '80,000' }
const DESK = {
  ...newProperty('selfEmployment', '2026'),
  cost: '7000',
  recoveryClass: '7',
  bonus: 'none',
} as const
const AROUND: WorksheetContext = {
  taxYear: 2026,
  wages: 0,
  otherProfits: {},
  addBackShare: 'fiveSixths',
  ohio: yearFigures(2026).ohio.depreciation.value,
}

test('reads what it wrote, and writes nothing for an empty worksheet', () => {
  const texts: WorksheetTexts = { profits: { farm: '90000' }, properties: [TRACTOR, DESK] }
  expect(readWorksheet(writeWorksheet(texts))).toEqual(texts)
  expect(writeWorksheet({ profits: { farm: '1' }, properties: [] })).toBe('')
})

test.each([
  '',
  'no JSON',
  '[]',
  '{"properties":3}',
  JSON.stringify({ properties: [{ ...TRACTOR, recoveryClass: '6' }] }),
  JSON.stringify({ properties: [{ ...TRACTOR, business: 'yours' }] }),
  JSON.stringify({ properties: [{ ...TRACTOR, year: 'soon' }] }),
  JSON.stringify({ properties: [{ ...TRACTOR, bonus: 'all' }] }),
  JSON.stringify({ properties: [null], profits: 'x' }),
])('reads %s as an empty worksheet', (text) => {
  expect(readWorksheet(text)).toEqual({ profits: {}, properties: [] })
})

test('depreciates each business separately', () => {
  const profits = { farm: '90000', selfEmployment: '30000' }
  const outcome = findOutcome({ profits, properties: [TRACTOR, DESK] }, AROUND)
  expect(outcome?.total).toBeCloseTo(80000 + 1000.3, 6)
  expect(outcome?.profits).toEqual([
    { business: 'selfEmployment', after: 30000 - 1000.3 },
    { business: 'farm', after: 10000 },
  ])
})

test('spreads the section 179 limit over the businesses in proportion', () => {
  const one = { ...TRACTOR, bonus: 'none', section179: '30000' } as const
  const properties = [one, { ...one, business: 'selfEmployment' } as const]
  const profits = { farm: '20000', selfEmployment: '30000' }
  const outcome = findOutcome({ profits, properties }, { ...AROUND, wages: 5000 })
  // 10,000 by the table each; 50,000 - 20,000 + 5,000 are left for section 179.
  expect(outcome?.section179).toEqual({ elected: 60000, allowed: 35000, carried: 25000 })
  expect(outcome?.profits.map(({ after }) => Math.round(after))).toEqual([2500, -7500])
})

test('counts the profit of a business without property toward the limit', () => {
  const properties = [{ ...TRACTOR, bonus: 'none', section179: '30000' } as const]
  const texts = { profits: { farm: '0' }, properties }
  const context = { ...AROUND, otherProfits: { selfEmployment: 22000, farm: 999 } }
  expect(findOutcome(texts, context)?.section179.allowed).toBe(12000)
})

test.each<[string, WorksheetTexts]>([
  ['a cost', { profits: {}, properties: [{ ...TRACTOR, cost: 'much' }] }],
  ['a profit', { profits: { farm: 'much' }, properties: [TRACTOR] }],
])('gives no answer for %s that is not an amount', (_, texts) => {
  expect(findOutcome(texts, AROUND)).toBeNull()
})
