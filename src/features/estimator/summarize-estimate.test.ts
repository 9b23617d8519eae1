import { expect, test } from 'vitest'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  setHasItems,
  setItemCount,
  setItemLevel,
} from './form.ts'
import { priceReturn } from './pricing.ts'
import { describeGaps, summarizeEstimate } from './summarize-estimate.ts'

const simple: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple' }
const business: EstimatorForm = { ...DEFAULT_FORM, returnType: 'business' }
const rentals = setItemCount(setHasItems(simple, 'rental', true), 'rental', 3)

test('an estimate reads as a sentence with its price', () => {
  expect(summarizeEstimate(priceReturn(simple))).toMatch(
    /^Online estimate: \$\d+\. Simple return.*\.$/,
  )
})

test.each<[string, EstimatorForm, string]>([
  ['a whole estimate has no gaps', simple, ''],
  [
    'items without a level are named (D7)',
    setItemLevel(rentals, 'rental', 1, 'over10k'),
    'Not included: Rental 1 and 3.',
  ],
  [
    'a self-employed return without a business is no full estimate (D1)',
    business,
    'No business is priced, so this is not a full estimate.',
  ],
  [
    'with a business whose level is missing that is what is missing',
    setHasItems(business, 'business', true),
    'Not included: Business.',
  ],
])('%s', (_, form, gaps) => {
  expect(describeGaps(priceReturn(form))).toBe(gaps)
  expect(summarizeEstimate(priceReturn(form)).endsWith(gaps)).toBe(true)
})
