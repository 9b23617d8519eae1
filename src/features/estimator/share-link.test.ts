import { expect, test } from 'vitest'
import { estimateMailFormSchema } from '@/shared/contracts/estimate-mail.ts'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { SHARE_PREFIX, writeShareHash } from '@/shared/estimator/write-answers.ts'
import { estimatePrice } from './pricing.ts'
import { parseShareHash } from './parse-answers.ts'
import { offeredForms } from '../../../tests/fixtures/pricing-cases.ts'

test('finds forms to share in the fixture', () => {
  expect(offeredForms.length).toBeGreaterThan(150)
})

test.each(offeredForms.map((form, index) => ({ form, index })))(
  'prices form $index from a shared link as before',
  ({ form }) => {
    const shared = parseShareHash(writeShareHash(form))
    expect(shared.kind).toBe('ok')
    if (shared.kind === 'ok') expect(estimatePrice(shared.value)).toEqual(estimatePrice(form))
  },
)

test.each<Partial<EstimatorForm>>([
  {},
  { w2Count: 5 },
  { has1099: true },
  { hasInvestmentIncome: true },
  { dependentCount: 10 },
  { hasStudentLoan: true },
  { hasItemizedDeductions: true },
  { needsStateReturn: false },
  { needsLocalReturn: true },
  { hasFarm: true },
])('reads %j from its shared link', (answers) => {
  const form: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple', ...answers }
  expect(parseShareHash(writeShareHash(form))).toEqual({ kind: 'ok', value: form })
})

test('writes only links that we email, the longest included', () => {
  const five = <Item>(item: Item) => Array.from({ length: 5 }, () => item)
  const longest: EstimatorForm = {
    ...DEFAULT_FORM,
    returnType: 'business',
    w2Count: 5,
    has1099: true,
    hasInvestmentIncome: true,
    dependentCount: 10,
    hasStudentLoan: true,
    hasItemizedDeductions: true,
    hasBusiness: true,
    businessCount: 5,
    businessExpenses: '',
    businessDetails: five({ expenses: 'under2k' }),
    hasFarm: true,
    farmCount: 5,
    farmExpenses: '',
    farmDetails: five({ expenses: 'under10k' }),
    hasRental: true,
    rentalCount: 5,
    rentalIncome: '',
    rentalDetails: five({ income: 'under10k' }),
    needsStateReturn: false,
    needsLocalReturn: true,
  }
  for (const form of [...offeredForms, longest]) {
    const answers = writeShareHash(form).slice(SHARE_PREFIX.length)
    const email = 'pat@example.com'
    expect(estimateMailFormSchema.parse({ email, answers })).toEqual({ email, answers })
  }
})

test('writes only answers that differ from their default', () => {
  expect(writeShareHash({ ...DEFAULT_FORM, returnType: 'simple' })).toBe(
    '#estimate?v=1&type=simple',
  )
  const form: EstimatorForm = {
    ...DEFAULT_FORM,
    returnType: 'family',
    dependentCount: 2,
    hasBusiness: true,
    businessCount: 2,
    businessDetails: [{ expenses: 'over5k' }, { expenses: '' }],
    needsStateReturn: false,
  }
  expect(writeShareHash(form)).toBe(
    '#estimate?v=1&type=family&dependents=2&business=over5k,none&state=0',
  )
})

test.each(['', '#', '#estimate', '#main', '#estimates?v=1&type=simple'])(
  'does not read %j as a shared link',
  (hash) => {
    expect(parseShareHash(hash)).toEqual({ kind: 'none' })
  },
)

test.each([
  ['nothing', '#estimate?'],
  ['a newer version', '#estimate?v=2&type=simple'],
  ['no version', '#estimate?type=simple'],
  ['a type no screen offers', '#estimate?v=1&type=student'],
  ['a count out of range', '#estimate?v=1&type=simple&w2=6'],
  ['a negative count', '#estimate?v=1&type=simple&dependents=-1'],
  ['a decimal', '#estimate?v=1&type=simple&dependents=2.7'],
  ['a word', '#estimate?v=1&type=simple&dependents=two'],
  ['an unknown level', '#estimate?v=1&type=simple&farm=over9000'],
  ['a level of another kind', '#estimate?v=1&type=simple&farm=under2k'],
  ['six items', '#estimate?v=1&type=simple&farm=none,none,none,none,none,none'],
  ['an unknown key', '#estimate?v=1&type=simple&admin=1'],
  ['a repeated key', '#estimate?v=1&type=simple&state=1&state=0'],
  ['a prototype key', '#estimate?v=1&type=simple&__proto__=1'],
  ['an inherited name', '#estimate?v=1&type=simple&constructor=1'],
  ['an inherited name as type', '#estimate?v=1&type=toString'],
  ['a level list with a gap', '#estimate?v=1&type=simple&farm=over10k,,over10k'],
  ['an exponent', '#estimate?v=1&type=simple&w2=1e0'],
  ['a yes that is not 1', '#estimate?v=1&type=simple&1099=true'],
  ['a version that is no number', '#estimate?v=new&type=simple'],
  ['a thousand keys', `#estimate?v=1&type=simple${'&a=1'.repeat(1000)}`],
  ['a broken escape', '#estimate?v=1&type=%E0%A4%A'],
  ['100 kB', `#estimate?v=1&type=simple&w2=${'1'.repeat(100_000)}`],
])('refuses %s with a plain message', (_, hash) => {
  const shared = parseShareHash(hash)
  expect(shared).toMatchObject({
    kind: 'broken',
    message: expect.stringMatching(/This estimate link|Reload this page/),
  })
})

test('says what to do about a link of a newer version', () => {
  expect(parseShareHash('#estimate?v=2&type=simple')).toMatchObject({
    message: expect.stringMatching(/^Reload this page/),
  })
  expect(parseShareHash('#estimate?v=1&type=toString')).toMatchObject({
    message: expect.not.stringContaining('Reload'),
  })
})

test('keeps what a link says out of the prototype', () => {
  parseShareHash('#estimate?v=1&type=simple&__proto__=1&constructor=2')
  expect(Object.keys(Object.prototype)).toEqual([])
})
