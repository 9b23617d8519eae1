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
])('reads an expected tax of "%s" as %d', (expectedTax, value) => {
  expect(readFederal(answered({ expectedTax }))?.expectedTax).toBe(value)
})

test.each(['1e309', '-5', 'about 9000', '1.234,5', '9999999999'])('rejects "%s"', (text) => {
  expect(readFederal(answered({ expectedTax: text }))).toBeNull()
  expect(readAuthority(answered({ ohioPaid: text }), 'ohio')).toBeNull()
  expect(
    readPayments(answered({ payments: paid([text, '']) }), estimateDueDates(2026), TODAY),
  ).toBeNull()
})

test('reads the federal amounts despite a wrong Ohio amount', () => {
  expect(readFederal(answered({ ohioPaid: 'x' }))).not.toBeNull()
})

test('ignores last year unless it covered twelve months', () => {
  const answers = { priorYearTax: '900', ohioPriorYearTax: '90', coversTwelveMonths: false }
  expect(readFederal(answered(answers))?.priorYearTax).toBeNull()
  expect(readAuthority(answered(answers), 'ohio')?.priorYearTax).toBeNull()
})

test('reads every figure from its own field', () => {
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

test('treats empty amounts as unknown and empty payments as zero', () => {
  const unknown = { expectedTax: null, withholding: 0, priorYearTax: null }
  const isNeither = { isMarriedFilingSeparately: false, isFarmer: false }
  expect(readFederal(NO_ANSWERS)).toEqual({ ...unknown, priorYearAgi: null, ...isNeither })
  expect(readAuthority(NO_ANSWERS, 'ohio')).toEqual({ ...unknown, paid: 0 })
})

test.each(['expectedTax', 'withholding', 'priorYearTax', 'priorYearAgi'] as const)(
  'reads no federal part with an invalid figure: %s',
  (field) => {
    expect(readFederal(answered({ [field]: 'x' }))).toBeNull()
  },
)

test.each(['ohioExpectedTax', 'ohioWithholding', 'ohioPriorYearTax', 'ohioPaid'] as const)(
  'reads no Ohio part with an invalid figure: %s',
  (field) => {
    expect(readAuthority(answered({ [field]: 'x' }), 'ohio')).toBeNull()
  },
)

test.each(['district', 'town'] as const)(
  'reads the figures of a %s from its own fields',
  (authority) => {
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
  },
)

test('rejects a payment on an impossible day', () => {
  const answers = answered({ payments: paid(['500', '2025-12-31']) })
  expect(readPayments(answers, estimateDueDates(2026), TODAY)).toBeNull()
})

test('treats a payment without a day as on time', () => {
  const answers = answered({ payments: paid(['500', ''], ['600', '2026-07-01']) })
  expect(readPayments(answers, estimateDueDates(2026), TODAY)).toEqual([
    { date: '2026-04-15', amount: 500 },
    { date: '2026-07-01', amount: 600 },
    { date: '2026-09-15', amount: 0 },
    { date: '2027-01-15', amount: 0 },
  ])
})

test('dates a payment for a future date today', () => {
  const answers = answered({ payments: paid(['500', ''], ['600', '']) })
  expect(readPayments(answers, estimateDueDates(2026), '2026-06-01')?.slice(0, 2)).toEqual([
    { date: '2026-04-15', amount: 500 },
    { date: '2026-06-01', amount: 600 },
  ])
})

test('reads only a farmer’s single payment', () => {
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
])('validates a payment for 2026 on "%s": %s', (paidOn, error) => {
  expect(paidOnError(paidOn, 2026, '2026-11-21')).toBe(error)
})

test('treats a missing income of last year as unknown', () => {
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
])('on %s, starts with the questions for %d', (today, taxYear) => {
  expect(emptyAnswers(today).taxYear).toBe(taxYear)
})
