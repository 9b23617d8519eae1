import { expect, test } from 'vitest'
import { OHIO_TAXES } from '@/content/ohio-business-taxes'
import { RULES } from '@/features/deadlines/public'
import { type BusinessAnswers, NO_ANSWERS, parseReceipts } from './answers'
import { catOn, findTaxes } from './find-taxes'

const LETTERS = { applies: 'A', mayApply: 'M', choice: 'C', doesNotApply: '-' } as const

/** One letter for each tax, in the order of the guide. */
const verdicts = (answers: Partial<BusinessAnswers>) =>
  findTaxes({ ...NO_ANSWERS, ...answers })
    .map(({ verdict }) => LETTERS[verdict])
    .join('')

test('every tax of the guide is judged, in its order', () => {
  expect(findTaxes(NO_ANSWERS).map(({ tax }) => tax)).toEqual(OHIO_TAXES.map(({ id }) => id))
})

// owner, PTE, CAT, sales, use, withholding, unemployment, comp, net profit, town w/h, SD, annual
test.each<[string, Partial<BusinessAnswers>, string]>([
  ['nothing said', {}, 'A-M----C---A'],
  [
    'a consultant working alone in Dresden',
    { grossReceipts: 90_000, towns: ['own'] },
    'A------CA--A',
  ],
  [
    'a shop with three people in a RITA town',
    { sellsTaxable: true, employeeCount: 3, grossReceipts: 600_000, towns: ['rita'] },
    'A--A-AAAAAMA',
  ],
  [
    'a farm with one hand in a township',
    { farms: true, employeeCount: 1, buysUntaxed: true, grossReceipts: 400_000 },
    'A---AAMA-MMA',
  ],
  [
    'an LLC of two owners, one in a taxed school district',
    { entity: 'partnership', grossReceipts: 250_000, isOwnerInTaxedDistrict: true },
    'AC-----C--AA',
  ],
  [
    'an S corporation with only its owner',
    { entity: 'sCorporation', grossReceipts: 180_000, towns: ['cca'] },
    'AC---MMMA--A',
  ],
  [
    'a C corporation with a plant',
    {
      entity: 'cCorporation',
      sellsTaxable: true,
      buysUntaxed: true,
      employeeCount: 60,
      grossReceipts: 9_000_000,
      towns: ['own', 'rita'],
      isOwnerInTaxedDistrict: true,
    },
    '--AAAAAAAAMA',
  ],
  ['a C corporation without people', { entity: 'cCorporation', grossReceipts: 0 }, '-----MMM---A'],
])('%s', (_, answers, expected) => {
  expect(verdicts(answers)).toBe(expected)
})

test.each([
  [5_999_999, '-', 0],
  [6_000_000, '-', 0],
  [6_000_001, 'A', 0.0026],
  [9_000_000, 'A', 7800],
])('receipts of %i: CAT %s', (grossReceipts, verdict, tax) => {
  expect(verdicts({ grossReceipts }).charAt(2)).toBe(verdict)
  expect(catOn(grossReceipts)).toBeCloseTo(tax, 6)
})

const reasonOf = (tax: string, answers: Partial<BusinessAnswers>) =>
  findTaxes({ ...NO_ANSWERS, ...answers }).find((finding) => finding.tax === tax)?.reason

test('reasons name the amount and the collector', () => {
  expect(reasonOf('cat', { grossReceipts: 9_000_000 })).toContain('$7,800')
  expect(reasonOf('netProfit', { towns: ['rita', 'own'] })).toContain('RITA and the town itself')
  expect(reasonOf('netProfit', { towns: ['cca'], entity: 'partnership' })).toContain('the state')
})

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['6,000,000', 6_000_000],
  ['$ 1 250 000.40', 1_250_000],
  ['12.5k', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['9999999999999', undefined],
])('receipts typed as "%s" are read as %s', (text, amount) => {
  expect(parseReceipts(text)).toBe(amount)
})

test('every due date of the guide has its rule in the calendar', () => {
  const known = new Set(RULES.map(({ id }) => id))
  expect(OHIO_TAXES.flatMap(({ dueRules }) => dueRules).filter((id) => !known.has(id))).toEqual([])
})
