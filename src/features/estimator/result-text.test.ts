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
  announcement: string
}

const INCLUDED = 'Our price includes Protection Plus and the first state and local returns.'

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
    reason: `One line makes the difference: business, over $5,000 in expenses is $400 here, $220 there. ${INCLUDED}`,
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
    reason: `Compare it line by line in the table. ${INCLUDED}`,
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
]

test.each(CASES)(
  'describes $name (R143, R144, D2, D7)',
  ({ form, theirs, reason, ...expected }) => {
    const { kind, price, difference, percentage, announcement } = expected
    expect(describeResult(priceReturn({ ...DEFAULT_FORM, ...form }))).toEqual({
      kind,
      price,
      competitorPrice: theirs,
      difference,
      comparedWith: kind === 'equal' ? 'as H&R Block' : 'than H&R Block',
      percentage,
      reason: reason ?? null,
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
    missing: 'your business',
    title: 'Not a full estimate yet',
    reason: 'No base price is listed for this return type, so this is not a full estimate.',
    announcement: expect.any(String),
    summary: expect.any(String),
  })
  expect(JSON.stringify({ ...text, summary: '' })).not.toMatch(/\$|%/)
})

const rentals = (...levels: EstimatorForm['rentalDetails'][number]['income'][]) => ({
  hasRental: true,
  rentalCount: levels.length,
  rentalIncome: levels.length === 1 ? (levels[0] ?? '') : ('' as const),
  rentalDetails: levels.map((income) => ({ income })),
})

test.each<[string, Partial<EstimatorForm>, string]>([
  ['a farm', { hasFarm: true }, 'Your farm is not in this price yet. Choose its size'],
  [
    'one of two rentals',
    rentals('under10k', ''),
    'Your rental 2 is not in this price yet. Choose its size',
  ],
  [
    'a farm and two rentals',
    { hasFarm: true, ...rentals('', '') },
    'Your farm and rentals 1 and 2 are not in this price yet. Choose their sizes',
  ],
])(
  'names what is missing without a level and claims no saving: %s (R153, D7, D59)',
  (_, form, gap) => {
    const text = describeResult(priceReturn({ ...DEFAULT_FORM, returnType: 'family', ...form }))
    expect(text).toMatchObject({
      kind: 'partial',
      announcement: expect.stringContaining('so far: $'),
    })
    expect(text.kind === 'partial' && `${text.gap} ${text.todo}`).toBe(gap)
    expect(text.summary).toMatch(/^Online estimate: \$\d+ so far\. .*Not included: /)
    expect(JSON.stringify(text)).not.toMatch(/%|less|more|save/i)
  },
)

test('never says "You would pay" or "You save"', () => {
  for (const { form } of CASES) {
    const text = JSON.stringify(describeResult(priceReturn({ ...DEFAULT_FORM, ...form })))
    expect(text).not.toMatch(/you would pay|you save/i)
  }
})
