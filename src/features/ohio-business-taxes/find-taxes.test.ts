import { expect, test } from 'vitest'
import guide from '@/content/guides/ohio-business-taxes.md'
import { type BusinessAnswers, NO_ANSWERS, readReceipts } from './answers.ts'
import { catOn, findTaxes } from './find-taxes.ts'

const LETTERS = { applies: 'A', mayApply: 'M', choice: 'C', doesNotApply: '-' } as const

/** One letter per tax, in the order of the guide. */
const verdicts = (answers: Partial<BusinessAnswers>) =>
  findTaxes({ ...NO_ANSWERS, ...answers })
    .map(({ verdict }) => LETTERS[verdict])
    .join('')

test('judges every tax of the guide in its order', () => {
  expect(findTaxes(NO_ANSWERS).map(({ tax }) => tax)).toEqual(guide.taxes.map(({ id }) => id))
})

// owner, PTE, CAT, sales, use, withholding, unemployment, comp, net profit, town w/h, SD, annual
test.each<[string, Partial<BusinessAnswers>, string]>([
  ['a business without answers', {}, 'A-M----C---A'],
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
    'A---AMMA-MMA',
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
  [
    'a C corporation without employees',
    { entity: 'cCorporation', grossReceipts: 0 },
    '-----MMM---A',
  ],
])('finds the taxes of %s', (_, answers, expected) => {
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

const findingOf = (tax: string, answers: Partial<BusinessAnswers>) =>
  findTaxes({ ...NO_ANSWERS, ...answers }).find((finding) => finding.tax === tax)
const reasonOf = (tax: string, answers: Partial<BusinessAnswers>) => findingOf(tax, answers)?.reason

test('names the amount and the collector in the reasons', () => {
  expect(reasonOf('cat', { grossReceipts: 9_000_000 })).toContain('$7,800')
  expect(reasonOf('netProfit', { towns: ['rita', 'own'] })).toContain('RITA and the town itself')
  expect(reasonOf('netProfit', { towns: ['cca'], entity: 'partnership' })).toContain('the state')
})

test('exempts farm labor from Ohio withholding, in the guide too', () => {
  const law = 'R.C. 5747.06(A)'
  expect(reasonOf('withholding', { farms: true, employeeCount: 1 })).toContain(law)
  expect(reasonOf('withholding', { employeeCount: 1 })).toBe('You pay wages.')
  expect(reasonOf('withholding', { farms: true })).toBe('You have no employees.')
  expect(guide.taxes.find(({ id }) => id === 'withholding')?.threshold).toContain(law)
})

test('gives a sole owner an individual’s dates and a company its own', () => {
  const rulesOf = (tax: string, entity: BusinessAnswers['entity']) =>
    findingOf(tax, { entity, towns: ['rita'], buysUntaxed: true })?.dueRules
  expect(rulesOf('netProfit', 'soleProprietor')).toEqual(['town-return', 'estimated-town'])
  expect(rulesOf('netProfit', 'partnership')).toBeUndefined()
  expect(rulesOf('use', 'soleProprietor')).toBeUndefined()
  expect(rulesOf('use', 'cCorporation')).toEqual([])
})

test.each<[string, Partial<BusinessAnswers>, string, string]>([
  ['a sole owner', {}, 'applies', 'on your own town return'],
  ['partners', { entity: 'partnership' }, 'mayApply', 'on the owner’s own town return'],
  ['a C corporation', { entity: 'cCorporation' }, 'doesNotApply', 'Townships'],
])('taxes the profit of %s from townships where the owner lives', (_, more, verdict, reason) => {
  const found = findingOf('netProfit', { isOwnerInTaxedTown: true, ...more })
  expect(found).toMatchObject({ verdict, reason: expect.stringContaining(reason) })
  expect(findingOf('netProfit', more)?.verdict).toBe('doesNotApply')
})

test('gives a sole owner in a taxing town the dates of a town return', () => {
  const { dueRules } = findingOf('netProfit', { isOwnerInTaxedTown: true }) ?? {}
  expect(dueRules).toEqual(['town-return', 'estimated-town'])
})

test('exempts farm labor from withholding for school districts too', () => {
  const law = 'R.C. 5747.06(E)'
  expect(reasonOf('schoolDistrict', { farms: true, employeeCount: 1 })).toContain(law)
  expect(reasonOf('schoolDistrict', { employeeCount: 1 })).not.toContain(law)
})

test('names both the owner’s school district tax and the duty to withhold', () => {
  const district = (answers: Partial<BusinessAnswers>) =>
    reasonOf('schoolDistrict', { isOwnerInTaxedDistrict: true, ...answers })
  expect(district({ entity: 'cCorporation' })).toBe(
    'The company does not pay it. The owner pays it on an SD 100 of their own.',
  )
  expect(district({ entity: 'sCorporation', employeeCount: 2 })).toMatch(
    /The owner pays it .* You withhold it from workers/,
  )
  expect(district({ entity: 'cCorporation', employeeCount: 2 })).toMatch(/You withhold it/)
})

test.each([
  ['', null],
  ['  ', null],
  ['$', null],
  ['0', 0],
  ['6,000,000', 6_000_000],
  ['$ 1 250 000.40', 1_250_000],
])('reads receipts of "%s" as %s', (text, grossReceipts) => {
  expect(readReceipts(text)).toEqual({ grossReceipts, error: null })
})

test.each(['12.5k', '-5', '1e9', '9999999999999', '6,500,00'])(
  'refuses receipts of "%s" with an explanation',
  (text) => {
    expect(readReceipts(text)).toEqual({ grossReceipts: null, error: expect.any(String) })
  },
)
