import { expect, test, vi } from 'vitest'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { priceReturn } from './pricing.ts'
import { describeResult } from './result-text.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const business = (...levels: EstimatorForm['businessDetails'][number]['expenses'][]) => ({
  hasBusiness: true,
  businessCount: levels.length,
  businessExpenses: levels.length === 1 ? (levels[0] ?? '') : ('' as const),
  businessDetails: levels.map((expenses) => ({ expenses })),
})

type Case = {
  name: string
  form: Partial<EstimatorForm>
  kind: 'cheaper' | 'costlier' | 'equal'
  price: string
  theirs: string
  difference: string
  percentage: string
  reason?: string
  gap?: string
  announcement: string
}

const CASES: Case[] = [
  {
    name: 'a cheaper return',
    form: { returnType: 'simple' },
    kind: 'cheaper',
    price: '$110',
    theirs: '$225',
    difference: '$115 less',
    percentage: '51.11% less than the H&R Block price on our list',
    announcement: 'Your price with us: $110, $115 less than H&R Block, 51.11% less.',
  },
  {
    name: 'a cheaper return without a state return',
    form: {
      returnType: 'family',
      dependentCount: 1,
      needsStateReturn: false,
      needsLocalReturn: true,
    },
    kind: 'cheaper',
    price: '$185',
    theirs: '$280',
    difference: '$95 less',
    percentage: '33.93% less than the H&R Block price on our list',
    announcement: 'Your price with us: $185, $95 less than H&R Block, 33.93% less.',
  },
  {
    name: 'a return that costs more by one line (negative savings)',
    form: { returnType: 'business', ...business('over5k') },
    kind: 'costlier',
    price: '$410',
    theirs: '$295',
    difference: '$115 more',
    percentage: '38.98% more than the H&R Block price on our list',
    reason:
      'One line makes the difference: business, over $5,000 in expenses is $400 here, $220 there.',
    announcement: 'Your price with us: $410, $115 more than H&R Block, 38.98% more.',
  },
  {
    name: 'a return that costs more by several lines',
    form: { returnType: 'business', ...business('over5k', 'over5k') },
    kind: 'costlier',
    price: '$710',
    theirs: '$495',
    difference: '$215 more',
    percentage: '43.43% more than the H&R Block price on our list',
    reason: 'Compare it line by line in the table.',
    announcement: 'Your price with us: $710, $215 more than H&R Block, 43.43% more.',
  },
  {
    name: 'a return that costs the same',
    form: {
      returnType: 'business',
      ...business('over5k'),
      hasInvestmentIncome: true,
      dependentCount: 3,
      needsLocalReturn: true,
    },
    kind: 'equal',
    price: '$510',
    theirs: '$510',
    difference: 'Same price',
    percentage: '0.00% less than the H&R Block price on our list',
    announcement: 'Your price with us: $510, the same as H&R Block.',
  },
  {
    name: 'an item without a level',
    form: {
      returnType: 'family',
      hasRental: true,
      rentalCount: 2,
      rentalDetails: [{ income: 'under10k' }, { income: '' }],
    },
    kind: 'cheaper',
    price: '$210',
    theirs: '$395',
    difference: '$185 less',
    percentage: '46.84% less than the H&R Block price on our list',
    gap: 'Not included: Rental 2.',
    announcement: 'Your price with us: $210, $185 less than H&R Block, 46.84% less.',
  },
]

test.each(CASES)(
  'describes $name (R143, R144, D2, D7)',
  ({ form, theirs, reason, gap, ...expected }) => {
    const { kind, price, difference, percentage, announcement } = expected
    expect(describeResult(priceReturn({ ...DEFAULT_FORM, ...form }))).toEqual({
      kind,
      price,
      competitorPrice: theirs,
      difference,
      comparedWith: kind === 'equal' ? 'as H&R Block' : 'than H&R Block',
      percentage,
      reason: reason ?? null,
      gap: gap ?? null,
      announcement,
      summary: expect.stringContaining(price),
    })
  },
)

test.each<[string, Partial<EstimatorForm>]>([
  ['a business return without a business', { returnType: 'business' }],
  [
    'one without a state return, which costs $0 there',
    { returnType: 'business', needsStateReturn: false },
  ],
  ['a business without a level', { returnType: 'business', ...business('') }],
  ['several businesses without a level', { returnType: 'business', ...business('', '', '') }],
])('claims no figure and gives the reason for %s (R143, D1, D54)', (_, form) => {
  const text = describeResult(priceReturn({ ...DEFAULT_FORM, ...form }))
  expect(text).toEqual({
    kind: 'incomplete',
    title: 'Not a full estimate yet',
    reason: 'No base price is listed for this return type, so this is not a full estimate.',
    announcement: expect.any(String),
    summary: expect.any(String),
  })
  expect(JSON.stringify({ ...text, summary: '' })).not.toMatch(/\$|%/)
})

test('never says "You would pay" or "You save"', () => {
  for (const { form } of CASES) {
    const text = JSON.stringify(describeResult(priceReturn({ ...DEFAULT_FORM, ...form })))
    expect(text).not.toMatch(/you would pay|you save/i)
  }
})
