import { expect, test } from 'vitest'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  setHasItems,
  setItemCount,
  setItemLevel,
} from '@/shared/estimator/form.ts'
import { priceReturn } from './pricing.ts'
import { describeGaps, summarizeEstimate } from './summarize-estimate.ts'

const simple: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple' }
const business: EstimatorForm = { ...DEFAULT_FORM, returnType: 'business' }
const rentals = setItemCount(setHasItems(simple, 'rental', true), 'rental', 3)

test('sums up an estimate with its price', () => {
  expect(summarizeEstimate(priceReturn(simple))).toMatch(
    /^Online estimate: \$\d+\. Simple return.*\.$/,
  )
  expect(summarizeEstimate(priceReturn(business))).toMatch(
    /^Online estimate: no price yet\. Business return/,
  )
})

test.each<[string, EstimatorForm, string]>([
  ['names no gaps in a full estimate', simple, ''],
  [
    'names items without a level (D7)',
    setItemLevel(rentals, 'rental', 1, 'over10k'),
    'Not included: Rentals 1 and 3.',
  ],
  [
    'says that a business return without a business is not a full estimate (D1)',
    business,
    'No business is priced, so this is not a full estimate.',
  ],
  [
    'names a business without a level on a business return',
    setHasItems(business, 'business', true),
    'Not included: Business.',
  ],
])('%s', (_, form, gaps) => {
  expect(describeGaps(priceReturn(form))).toBe(gaps)
  expect(summarizeEstimate(priceReturn(form)).endsWith(gaps)).toBe(true)
})
