import { expect, test, vi } from 'vitest'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  setHasItems,
  setItemCount,
  setItemLevel,
} from '@/shared/estimator/form.ts'
import { type ItemKind, type ItemLevel, QUESTIONS } from '@/shared/estimator/questions.ts'
import { ledgerLines, unpricedItems } from './ledger.ts'
import { estimatePrice, priceReturn } from './pricing.ts'
import { pricingCases } from '../../../tests/fixtures/pricing-cases.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const sum = (amounts: object) => Object.values(amounts).reduce((total, value) => total + value, 0)

const yesNo = QUESTIONS.filter((question) => question.kind === 'yesNo')

test.each(yesNo)('adds $id to both totals', ({ id, price }) => {
  const totals = (isYes: boolean) => {
    const form: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple', [id]: isYes }
    const result = estimatePrice(form)
    return [result?.dresdenPrice ?? Number.NaN, result?.hrBlockPrice ?? Number.NaN] as const
  }
  const [firm, competitor] = totals(false)
  expect(firm).toBeGreaterThan(0)
  expect(totals(true)).toEqual([firm + (price?.firm ?? 0), competitor + (price?.competitor ?? 0)])
})

test('reads 300 cases from the fixture', () => {
  expect(pricingCases).toHaveLength(300)
})

test.each(pricingCases.map((row, index) => ({ ...row, line: index + 1 })))(
  'prices line $line of the pricing cases (R111-R130, R132, R133)',
  ({ form, expected }) => {
    const { savingsPercentage, ...amounts } = estimatePrice(form)
    const { savingsPercentage: expectedPercentage, ...expectedAmounts } = expected
    expect(amounts).toEqual(expectedAmounts)
    expect(Number(savingsPercentage.toFixed(6))).toBe(expectedPercentage)
  },
)

test.each(pricingCases.map((row, index) => ({ ...row, line: index + 1 })))(
  'adds up the ledger of line $line to the totals (R131)',
  ({ form }) => {
    const result = estimatePrice(form)
    const lines = ledgerLines(priceReturn(form))
    expect(lines.reduce((sum, line) => sum + line.firm, 0)).toBe(result.dresdenPrice)
    expect(lines.reduce((sum, line) => sum + line.competitor, 0)).toBe(result.hrBlockPrice)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    expect(sum(result.breakdown)).toBe(result.dresdenPrice)
    expect(sum(result.hrBlockBreakdown)).toBe(result.hrBlockPrice)
  },
)

const over5k = { expenses: 'over5k' } as const
const EXAMPLES: [string, Partial<EstimatorForm>, number, number, number, string][] = [
  ['no return type', {}, 10, 75, 65, '86.67'],
  ['simple, state (R135)', { returnType: 'simple' }, 110, 225, 115, '51.11'],
  [
    'complex, 4 W-2s, 1099, investments, state and local (R136)',
    {
      returnType: 'complex',
      w2Count: 4,
      has1099: true,
      hasInvestmentIncome: true,
      needsLocalReturn: true,
    },
    235,
    465,
    230,
    '49.46',
  ],
  [
    'family, 5 dependents (R137)',
    { returnType: 'family', dependentCount: 5 },
    235,
    410,
    175,
    '42.68',
  ],
  [
    'one business over5k (R138)',
    {
      returnType: 'business',
      hasBusiness: true,
      businessExpenses: 'over5k',
      businessDetails: [over5k],
    },
    410,
    295,
    -115,
    '-38.98',
  ],
  [
    'three businesses, the last not chosen (R139)',
    {
      returnType: 'business',
      hasBusiness: true,
      businessCount: 3,
      businessDetails: [over5k, over5k, { expenses: '' }],
    },
    710,
    495,
    -215,
    '-43.43',
  ],
  [
    'two farms (R140)',
    {
      returnType: 'simple',
      hasFarm: true,
      farmCount: 2,
      farmDetails: [{ expenses: 'over10k' }, { expenses: 'under10k' }],
    },
    335,
    555,
    220,
    '39.64',
  ],
  [
    'three rentals, no state (R141)',
    {
      returnType: 'complex',
      hasRental: true,
      rentalCount: 3,
      rentalDetails: [{ income: 'under10k' }, { income: 'over10k' }, { income: 'under10k' }],
      needsStateReturn: false,
    },
    330,
    560,
    230,
    '41.07',
  ],
  [
    'two businesses, the first not chosen (R142)',
    {
      returnType: 'simple',
      hasBusiness: true,
      businessCount: 2,
      businessDetails: [{ expenses: '' }, { expenses: 'under2k' }],
    },
    150,
    295,
    145,
    '49.15',
  ],
]

test.each(EXAMPLES)('prices example %s', (_, answers, firm, competitor, savings, percentage) => {
  const result = estimatePrice({ ...DEFAULT_FORM, ...answers })
  expect(result.dresdenPrice).toBe(firm)
  expect(result.hrBlockPrice).toBe(competitor)
  expect(result.savings).toBe(savings)
  expect(result.savingsPercentage.toFixed(2)).toBe(percentage)
})

test('gives no percentage for a competitor price of 0 (R113, R133, D3)', () => {
  const result = estimatePrice({
    ...DEFAULT_FORM,
    returnType: 'business',
    needsStateReturn: false,
  })
  expect(result).toMatchObject({ dresdenPrice: 10, hrBlockPrice: 0, savingsPercentage: 0 })
})

test.each([
  ['student', 110, 235],
  ['itemizer', 110 + 50, 180 + 75],
] as const)(
  'prices the return type %s, which no screen offers (R112)',
  (returnType, firm, competitor) => {
    const result = estimatePrice({ ...DEFAULT_FORM, returnType })
    expect([result.dresdenPrice, result.hrBlockPrice]).toEqual([firm, competitor])
  },
)

test.each([
  [3, 0],
  [4, 25],
  [5, 25],
])('charges %i W-2s with %i in all (R114)', (w2Count, firm) => {
  const form = { ...DEFAULT_FORM, returnType: 'simple', w2Count } as const
  expect(estimatePrice(form).breakdown.additionalForms).toBe(firm)
})

test.each([
  [0, 0],
  [3, 75],
  [4, 75],
  [10, 75],
])('charges %i dependents with %i in all (R117)', (dependentCount, firm) => {
  const form = { ...DEFAULT_FORM, returnType: 'family', dependentCount } as const
  expect(estimatePrice(form).breakdown.credits).toBe(firm)
})

test('charges nothing for student loan interest and itemized deductions (R128)', () => {
  const form: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple' }
  expect(estimatePrice({ ...form, hasStudentLoan: true, hasItemizedDeductions: true })).toEqual(
    estimatePrice(form),
  )
})

test('names items without a level (R153)', () => {
  const form: EstimatorForm = {
    ...DEFAULT_FORM,
    returnType: 'simple',
    hasFarm: true,
    hasRental: true,
    rentalCount: 2,
    rentalDetails: [{ income: 'under10k' }, { income: '' }],
  }
  expect(unpricedItems(form)).toEqual(['Farm', 'Rental 2'])
})

test.each<[ItemKind, ItemLevel, string, string]>([
  ['business', 'under2k', '50/80', '40/70'],
  ['business', '2k-5k', '100/130', '80/110'],
  ['business', 'over5k', '400/220', '300/200'],
  ['farm', 'under10k', '100/190', '75/140'],
  ['farm', 'over10k', '150/190', '120/170'],
  ['rental', 'under10k', '50/120', '40/100'],
  ['rental', 'over10k', '100/140', '80/120'],
])(
  'prices a %s %s at %s as the first, alone or not, and at %s as a later one (R118-R123)',
  (...row) => {
    const [kind, level, first, later] = row
    const pricesOf = (count: number) => {
      let form = setItemCount(setHasItems(DEFAULT_FORM, kind, true), kind, count)
      for (let index = 0; index < count; index += 1) form = setItemLevel(form, kind, index, level)
      return priceReturn(form).prices[kind].map(({ firm, competitor }) => `${firm}/${competitor}`)
    }
    expect(pricesOf(1)).toEqual([first])
    expect(pricesOf(2)).toEqual([first, later])
    expect(pricesOf(5)).toEqual([first, later, later, later, later])
  },
)

test('leaves items unpriced that are switched off, whatever was chosen (R101)', () => {
  const picked = setItemLevel(DEFAULT_FORM, 'rental', 0, 'over10k')
  expect(priceReturn(picked).prices.rental).toEqual([])
})
