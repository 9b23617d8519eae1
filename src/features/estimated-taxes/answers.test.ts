import { expect, test } from 'vitest'
import {
  type Answers,
  emptyAnswers,
  isAnswered,
  NO_ANSWERS,
  paidOnError,
  readFederal,
  readAuthority,
  readPayments,
} from './answers.ts'
import { estimateDueDates, farmDueDates } from './due-dates.ts'

const answered = (change: Partial<Answers>): Answers => ({
  ...NO_ANSWERS,
  taxYear: 2026,
  ...change,
})
const TODAY = '2027-04-15'
const paid = (...rows: [amount: string, paidOn: string][]) =>
  rows.map(([amount, paidOn]) => ({ amount, paidOn }))

test.each([
  ['', null],
  ['0', 0],
  [' $12,345.67 ', 12_345.67],
  ['١٢٣٤', 1234],
  ['12\u00a0345', 12_345],
])('an expected tax typed as "%s" is %d', (expectedTax, value) => {
  expect(readFederal(answered({ expectedTax }))?.expectedTax).toBe(value)
})

test.each(['1e309', '-5', 'about 9000', '1.234,5', '9999999999'])('"%s" is not read', (text) => {
  expect(readFederal(answered({ expectedTax: text }))).toBeNull()
  expect(readAuthority(answered({ ohioPaid: text }), 'ohio')).toBeNull()
  expect(
    readPayments(answered({ payments: paid([text, '']) }), estimateDueDates(2026), TODAY),
  ).toBeNull()
})

test('a wrong Ohio amount does not keep the federal ones from being read', () => {
  expect(readFederal(answered({ ohioPaid: 'x' }))).not.toBeNull()
})

test('last year does not count unless it covered twelve months', () => {
  const answers = { priorYearTax: '900', ohioPriorYearTax: '90', coversTwelveMonths: false }
  expect(readFederal(answered(answers))?.priorYearTax).toBeNull()
  expect(readAuthority(answered(answers), 'ohio')?.priorYearTax).toBeNull()
})

test('every figure is read from its own field', () => {
  const answers = answered({
    expectedTax: '1',
    withholding: '2',
    priorYearTax: '3',
    priorYearAgi: '4',
    ohioExpectedTax: '5',
    ohioWithholding: '6',
    ohioPriorYearTax: '7',
    ohioPaid: '8',
    isMarriedFilingSeparately: true,
  })
  expect(readFederal(answers)).toEqual({
    expectedTax: 1,
    withholding: 2,
    priorYearTax: 3,
    priorYearAgi: 4,
    isMarriedFilingSeparately: true,
    isFarmer: false,
  })
  expect(readAuthority(answers, 'ohio')).toEqual({
    expectedTax: 5,
    withholding: 6,
    priorYearTax: 7,
    paid: 8,
  })
})

test('nothing answered: amounts not known, nothing withheld or paid', () => {
  const unknown = { expectedTax: null, withholding: 0, priorYearTax: null }
  const isNeither = { isMarriedFilingSeparately: false, isFarmer: false }
  expect(readFederal(NO_ANSWERS)).toEqual({ ...unknown, priorYearAgi: null, ...isNeither })
  expect(readAuthority(NO_ANSWERS, 'ohio')).toEqual({ ...unknown, paid: 0 })
})

test.each(['expectedTax', 'withholding', 'priorYearTax', 'priorYearAgi'] as const)(
  'a federal figure that cannot be read stops the federal part: %s',
  (field) => {
    expect(readFederal(answered({ [field]: 'x' }))).toBeNull()
  },
)

test.each(['ohioExpectedTax', 'ohioWithholding', 'ohioPriorYearTax', 'ohioPaid'] as const)(
  'an Ohio figure that cannot be read stops the Ohio part: %s',
  (field) => {
    expect(readAuthority(answered({ [field]: 'x' }), 'ohio')).toBeNull()
  },
)

test.each(['district', 'town'] as const)('the figures of a %s are its own', (authority) => {
  expect(isAnswered(NO_ANSWERS, authority)).toBe(false)
  const answers = answered({
    [`${authority}PriorYearTax`]: '300',
    [`${authority}Withholding`]: '40',
  })
  expect(isAnswered(answers, authority)).toBe(true)
  expect(isAnswered(answers, 'ohio')).toBe(false)
  expect(readAuthority(answers, authority)).toEqual({
    expectedTax: null,
    withholding: 40,
    priorYearTax: 300,
    paid: 0,
  })
  expect(readAuthority(answered({ [`${authority}Paid`]: 'x' }), authority)).toBeNull()
})

test('a payment on a day that cannot be is not read', () => {
  const answers = answered({ payments: paid(['500', '2025-12-31']) })
  expect(readPayments(answers, estimateDueDates(2026), TODAY)).toBeNull()
})

test('a payment without a day was in time', () => {
  const answers = answered({ payments: paid(['500', ''], ['600', '2026-07-01']) })
  expect(readPayments(answers, estimateDueDates(2026), TODAY)).toEqual([
    { date: '2026-04-15', amount: 500 },
    { date: '2026-07-01', amount: 600 },
    { date: '2026-09-15', amount: 0 },
    { date: '2027-01-15', amount: 0 },
  ])
})

test('a payment for a date still ahead was made by today', () => {
  const answers = answered({ payments: paid(['500', ''], ['600', '']) })
  expect(readPayments(answers, estimateDueDates(2026), '2026-06-01')?.slice(0, 2)).toEqual([
    { date: '2026-04-15', amount: 500 },
    { date: '2026-06-01', amount: 600 },
  ])
})

test('of a farmer only the one payment is read', () => {
  const answers = answered({ payments: paid(['500', ''], ['not shown', '']) })
  expect(readPayments(answers, farmDueDates(2026), TODAY)).toEqual([
    { date: '2027-01-15', amount: 500 },
  ])
})

test.each([
  ['', null],
  ['2025-12-31', 'Use a day in 2026 or later.'],
  ['2026-01-01', null],
  ['0020-04-15', 'Use a day in 2026 or later.'],
  ['2026-11-21', null],
  ['2026-11-22', 'Use a day up to today, November 21, 2026.'],
])('a payment for 2026 on "%s": %s', (paidOn, error) => {
  expect(paidOnError(paidOn, 2026, '2026-11-21')).toBe(error)
})

test('an income of last year that is not given is not known', () => {
  expect(readFederal(answered({ priorYearTax: '9000' }))?.priorYearAgi).toBeNull()
})

test.each([
  ['2026-01-15', 2025],
  ['2026-01-16', 2026],
  ['2027-01-15', 2026],
  ['2027-01-16', 2027],
  ['2027-01-20', 2027],
  ['2028-01-18', 2027],
  ['2028-01-19', 2027],
])('on %s the questions begin with %d', (today, taxYear) => {
  expect(emptyAnswers(today).taxYear).toBe(taxYear)
})
