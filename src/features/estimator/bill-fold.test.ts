import { expect, test } from 'vitest'
import { linesBeforeFold } from './bill-fold.ts'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  setHasItems,
  setItemCount,
  setItemLevel,
} from '@/shared/estimator/form.ts'
import { priceReturn } from './pricing.ts'
import { describeResult } from './result-text.ts'

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
