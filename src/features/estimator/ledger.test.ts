import { expect, test, vi } from 'vitest'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { isMissingBasePrice, ledgerLines, summarizeReturn } from './ledger.ts'
import { priceReturn } from './pricing.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const priced = (answers: Partial<EstimatorForm>) => priceReturn({ ...DEFAULT_FORM, ...answers })
const lineOf = (answers: Partial<EstimatorForm>, id: string) =>
  ledgerLines(priced(answers)).find((line) => line.id === id)

test('tells charged dependents from the rest (D13)', () => {
  expect(lineOf({ dependentCount: 5 }, 'dependentCount')).toMatchObject({
    label: '5 dependents',
    note: '3 of 5 charged',
    firm: 75,
  })
  expect(lineOf({ dependentCount: 3 }, 'dependentCount')?.note).toBeUndefined()
  expect(lineOf({ dependentCount: 1 }, 'dependentCount')?.label).toBe('1 dependent')
})

test.each([
  [1, '1 W-2', 'included up to 3', 0, 0],
  [3, '3 W-2s', 'included up to 3', 0, 0],
  [4, '4 W-2s', undefined, 25, 40],
])('labels %i W-2s "%s"', (w2Count, label, note, firm, competitor) => {
  const line = lineOf({ returnType: 'simple', w2Count }, 'w2Count')
  expect(line).toMatchObject({ label, firm, competitor })
  expect(line?.note).toBe(note)
})

test('labels each item with its level, or says that none was chosen', () => {
  const labels = ledgerLines(
    priced({
      returnType: 'business',
      hasBusiness: true,
      businessExpenses: 'over5k',
      businessDetails: [{ expenses: 'over5k' }],
      hasRental: true,
      rentalCount: 2,
      rentalDetails: [{ income: 'under10k' }, { income: '' }],
    }),
  )
    .filter(({ step }) => step === 'business' || step === 'rental')
    .map(({ label, note }) => [label, note])
  expect(labels).toEqual([
    ['Business, over $5,000 in expenses', undefined],
    ['Rental 1, under $10,000 in rent income', undefined],
    ['Rental 2, level not chosen', 'not included'],
  ])
})

test('charges the state return at the competitor only, and Protection Plus with us only', () => {
  expect(lineOf({}, 'needsStateReturn')).toMatchObject({ kind: 'free', firm: 0, competitor: 75 })
  expect(lineOf({}, 'protection-plus')).toMatchObject({
    step: null,
    isFirmOnly: true,
    firm: 10,
    competitor: 0,
  })
})

test.each<[string, Partial<EstimatorForm>, object]>([
  [
    'returnType',
    { returnType: 'business' },
    { kind: 'charged', label: 'Business return', firm: 0 },
  ],
  ['returnType', { returnType: 'family' }, { kind: 'charged', firm: 150 }],
  ['has1099', { has1099: true }, { kind: 'charged', firm: 25 }],
  ['needsLocalReturn', { needsLocalReturn: true }, { kind: 'free', firm: 0, competitor: 35 }],
  ['hasStudentLoan', { hasStudentLoan: true }, { kind: 'charged', step: 'family' }],
])('makes the line "%s" of %j', (id, answers, expected) => {
  expect(lineOf(answers, id)).toMatchObject(expected)
})

test('lists lines in the order of the steps', () => {
  const everything = priced({
    returnType: 'simple',
    has1099: true,
    dependentCount: 1,
    hasItemizedDeductions: true,
    hasBusiness: true,
    hasFarm: true,
    hasRental: true,
  })
  expect(ledgerLines(everything).map(({ id }) => id)).toEqual([
    'returnType',
    'w2Count',
    'has1099',
    'dependentCount',
    'hasItemizedDeductions',
    'business-1',
    'farm-1',
    'rental-1',
    'needsStateReturn',
    'protection-plus',
  ])
})

test('says that an answer without a price is free (D11)', () => {
  expect(lineOf({ hasStudentLoan: true }, 'hasStudentLoan')).toMatchObject({
    note: 'no extra charge',
    firm: 0,
    competitor: 0,
  })
})

test('leaves an item without a level unpriced (R153)', () => {
  expect(lineOf({ hasFarm: true }, 'farm-1')).toMatchObject({ kind: 'unpriced', firm: 0 })
})

test.each<[Partial<EstimatorForm>, string]>([
  [{ returnType: 'simple' }, 'Simple return, state'],
  [
    { returnType: 'family', dependentCount: 2, has1099: true, needsLocalReturn: true },
    'Family return, 2 dependents, 1099 income, state and local',
  ],
  [
    {
      returnType: 'complex',
      w2Count: 4,
      hasRental: true,
      rentalCount: 2,
      rentalDetails: [{ income: 'over10k' }, { income: '' }],
    },
    'Complex return, 4 W-2s, 2 rentals, state',
  ],
  [
    {
      returnType: 'business',
      hasBusiness: true,
      businessExpenses: 'over5k',
      businessDetails: [{ expenses: 'over5k' }],
      needsStateReturn: false,
    },
    'Business with over $5,000 in expenses',
  ],
  [
    { returnType: 'simple', w2Count: 3, hasInvestmentIncome: true, hasFarm: true },
    'Simple return, investment income, farm, state',
  ],
])('sums up %j as "%s"', (answers, summary) => {
  expect(summarizeReturn(priced(answers))).toBe(summary)
})

test('misses the base price of a business return without a priced business (D1)', () => {
  const isMissing = (answers: Partial<EstimatorForm>) => isMissingBasePrice(priced(answers))
  const business: Partial<EstimatorForm> = { hasBusiness: true, businessExpenses: 'under2k' }
  expect(isMissing({ returnType: 'business' })).toBe(true)
  expect(isMissing({ returnType: 'business', ...business })).toBe(false)
  expect(isMissing({ returnType: 'simple' })).toBe(false)
})
