import { expect, test } from 'vitest'
import { deadlinesQuerySchema } from '../contracts/deadlines.ts'
import UNDATED_DUTIES from '../../content/deadlines/undated.json' with { type: 'json' }
import { listTwoYears, RULES } from './list-deadlines.ts'
import { type Situation, SITUATION_IDS } from './situations.ts'

const PERSONAL = ['01-15 04-15 06-15 09-15', '01-15 04-15 06-15 09-15']
const COMPANY = ['04-15 06-15 09-15 12-15', '04-15 06-15 09-15 12-15']
const QUARTERS = ['02-02 04-30 07-31 11-02', '02-01 04-30 08-02 11-01']
const JANUARY_END = ['02-02', '02-01']
const APRIL = ['04-15', '04-15']
const OCTOBER = ['10-15', '10-15']
const YEAR_END = ['12-31', '12-31']
const FIFTEENTHS = [
  '01-15 02-17 03-16 04-15 05-15 06-15 07-15 08-17 09-15 10-15 11-16 12-15',
  '01-15 02-16 03-15 04-15 05-17 06-15 07-15 08-16 09-15 10-15 11-15 12-15',
]

/**
 * Worked out by hand from the law named in each rule and the calendars of 2026 and 2027: January 31, 2026 is
 * a Saturday, February 15, 2026 a Sunday before Presidents' Day, and so on.
 */
const EXPECTED: Record<string, readonly string[]> = {
  'estimated-1040': PERSONAL,
  'farm-estimate': ['01-15', '01-15'],
  'farm-return': ['03-02', '03-01'],
  'estimated-it1040': PERSONAL,
  'estimated-town': PERSONAL,
  'estimated-sd100': PERSONAL,
  'return-1040': ['04-15', '04-15'],
  'extended-1040': ['10-15', '10-15'],
  'ira-hsa': ['04-15', '04-15'],
  'pass-through-return': ['03-16', '03-15'],
  'extended-pass-through': ['09-15', '09-15'],
  's-election': ['03-16', '03-15'],
  'return-1120': ['04-15', '04-15'],
  'extended-1120': ['10-15', '10-15'],
  'estimated-1120': COMPANY,
  // December 31, 2027 is a Friday, the observed New Year's Day: the date moves into 2028.
  'farm-loss-1045': ['12-31', ''],
  'early-return': JANUARY_END,
  'refund-claim': APRIL,
  'household-employer': APRIL,
  'rmd-first': ['04-01', '04-01'],
  rmd: YEAR_END,
  'return-709': APRIL,
  'extended-709': OCTOBER,
  fbar: ['04-15 10-15', '04-15 10-15'],
  'return-1041': APRIL,
  'extended-1041': ['09-30', '09-30'],
  'estimated-1041': PERSONAL,
  'deposit-941': FIFTEENTHS,
  'return-941': QUARTERS,
  'deposit-futa': QUARTERS,
  'return-940': JANUARY_END,
  'return-943': JANUARY_END,
  w2: JANUARY_END,
  '1099-nec': JANUARY_END,
  '1099-misc-copy': JANUARY_END,
  '1099-misc': ['03-31', '03-31'],
  '1099-paper': ['03-02', '03-01'],
  '1099-b': ['02-17', '02-16'],
  'return-945': JANUARY_END,
  'return-944': JANUARY_END,
  'w4-exempt': ['02-17', '02-16'],
  '1094-c': ['03-31', '03-31'],
  pcori: ['07-31', '08-02'],
  'return-990': ['05-15', '05-17'],
  'extended-990': ['11-16', '11-15'],
  'return-990n': ['05-15', '05-17'],
  'return-990t': ['05-15', '05-17'],
  sep: ['04-15 10-15', '04-15 10-15'],
  'simple-ira': ['10-01', '10-01'],
  'return-5500': ['07-31', '08-02'],
  'extended-5500': OCTOBER,
  'return-2290': ['08-31', '08-31'],
  'return-720': QUARTERS,
  it4708: APRIL,
  'extended-it4708': ['09-15', '09-15'],
  it1140: APRIL,
  'extended-it1140': ['09-15', '09-15'],
  it1041: APRIL,
  'extended-it1041': ['09-30', '09-30'],
  'ohio-529': YEAR_END,
  'return-it1040': ['04-15', '04-15'],
  'extended-it1040': ['10-15', '10-15'],
  it4738: ['04-15', '04-15'],
  'extended-it4738': ['09-15', '09-15'],
  'estimated-it4738': ['01-15 04-15 07-15 10-15', '01-15 04-15 07-15 10-15'],
  cat: ['02-10 05-11 08-10 11-10', '02-10 05-10 08-10 11-10'],
  sales: [
    '01-23 02-23 03-23 04-23 05-26 06-23 07-23 08-24 09-23 10-23 11-23 12-23',
    '01-25 02-23 03-23 04-23 05-24 06-23 07-23 08-23 09-23 10-25 11-23 12-23',
  ],
  'withholding-monthly': FIFTEENTHS,
  'withholding-quarterly': QUARTERS,
  unemployment: QUARTERS,
  'workers-comp': ['08-17', '08-16'],
  it942: QUARTERS,
  it941: JANUARY_END,
  sd141: JANUARY_END,
  'ohio-w2': JANUARY_END,
  'sales-half-year': ['01-23 07-23', '01-25 07-23'],
  'use-quarterly': ['01-23 04-23 07-23 10-23', '01-25 04-23 07-23 10-25'],
  ifta: QUARTERS,
  'charity-report': ['05-15', '05-17'],
  'town-return': ['04-15', '04-15'],
  'extended-town-return': ['10-15', '10-15'],
  'return-sd100': ['04-15', '04-15'],
  'extended-sd100': ['10-15', '10-15'],
  'net-profit': ['04-15', '04-15'],
  'extended-net-profit': ['11-16', '11-15'],
  'estimated-net-profit': COMPANY,
  'town-withholding': QUARTERS,
  'town-withholding-year': ['03-02', '03-01'],
  'town-withholding-monthly': FIFTEENTHS,
  homestead: YEAR_END,
  'owner-occupancy': YEAR_END,
  // The first Mondays of March are March 2, 2026 and March 1, 2027.
  cauv: ['02-27', '02-26'],
  'board-of-revision': ['03-31', '03-31'],
}

const listDeadlines = (year: number, situations: readonly Situation[]) =>
  listTwoYears(year, situations).filter(({ date }) => date.startsWith(`${year}-`))

test('the table covers every rule', () => {
  expect(RULES.map(({ id }) => id)).toEqual(Object.keys(EXPECTED))
})

const cases = Object.entries(EXPECTED).flatMap(([rule, years]) =>
  years.map((dates, index) => ({ rule, year: 2026 + index, dates })),
)

test.each(cases)('$rule in $year: $dates', ({ rule, year, dates }) => {
  const found = listDeadlines(year, []).filter((deadline) => deadline.rule.id === rule)
  const days = dates === '' ? [] : dates.split(' ')
  expect(found.map(({ date }) => date)).toEqual(days.map((day) => `${year}-${day}`))
})

test.each([
  ['2028-04-15', 'return-1040', '2028-04-18'],
  ['2028-02-29', 'town-withholding-year', '2028-02-29'],
  ['2028-01-15', 'estimated-1040', '2028-01-18'],
  ['2028-08-15', 'workers-comp', '2028-08-15'],
  // The first Monday of March 2028 is March 6.
  ['2028-03-03', 'cauv', '2028-03-03'],
  ['2027-12-31', 'farm-loss-1045', '2028-01-03'],
])('in a later year, %s for %s is due on %s', (nominal, rule, date) => {
  expect(listDeadlines(2028, []).find(({ id }) => id === `${rule}-${nominal}`)?.date).toBe(date)
})

test('lists dates in order with unique ids and their periods', () => {
  const all = listTwoYears(2026, [])
  expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted())
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.find(({ id }) => id === 'estimated-1040-2027-01-15')).toMatchObject({
    detail: 'fourth payment for 2026',
  })
  expect(all.find(({ id }) => id === 'sales-2027-01-23')).toMatchObject({ detail: 'December 2026' })
  expect(all.find(({ id }) => id === 'sales-2027-02-23')).toMatchObject({ detail: 'January 2027' })
  expect(all.find(({ id }) => id === 'sales-2027-12-23')).toMatchObject({ detail: 'November 2027' })
  expect(all.filter(({ detail }) => /[{}]/.test(detail))).toEqual([])
})

test('never moves a deadline within the year into the next', () => {
  // December 31, 2027 is the observed New Year's Day.
  const last = listDeadlines(2027, []).filter(({ date }) => date === '2027-12-31')
  expect(last.map(({ rule }) => rule.id)).toEqual([
    'rmd',
    'ohio-529',
    'homestead',
    'owner-occupancy',
  ])
})

test('a return after an extension has its own name and law, and no note of the return itself', () => {
  const ruleOf = (id: string) => RULES.find((rule) => rule.id === id)
  expect(ruleOf('it4708')).toMatchObject({ dueDayLaw: 'ohio', note: expect.any(String) })
  expect(ruleOf('extended-it4708')).toMatchObject({
    name: 'Ohio composite return for the owners, after a federal extension',
    form: 'IT 4708',
    dueDayLaw: 'federal',
    note: undefined,
  })
})

test('the last refund year is four years back', () => {
  const claim = listDeadlines(2027, ['personal']).find(({ rule }) => rule.id === 'refund-claim')
  expect(claim?.detail).toBe('last day for most refunds of 2023')
})

test.each(SITUATION_IDS)('%s lists only its own dates', (situation) => {
  const found = listDeadlines(2027, [situation])
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ rule }) => !rule.situations.includes(situation))).toEqual([])
})

test('lists the dates of two situations once each', () => {
  const both = listDeadlines(2027, ['employer', 'farm'])
  const w2 = both.filter(({ rule }) => rule.id === 'w2')
  expect(w2).toHaveLength(1)
  expect(both.length).toBe(
    listDeadlines(2027, ['employer']).length + listDeadlines(2027, ['farm']).length - 1,
  )
})

test('the calendar URL can hold all situations', () => {
  const query = { situations: SITUATION_IDS.join(',') }
  expect(deadlinesQuerySchema(SITUATION_IDS).parse(query).situations).toEqual(SITUATION_IDS)
})

test('every rule cites its law and an official page', () => {
  expect(RULES.filter(({ source }) => !/R\.C\.|IRC|Treas\. Reg\.|\bCFR\b/.test(source))).toEqual([])
  const hosts = [...RULES, ...UNDATED_DUTIES].map(({ link }) => new URL(link).hostname)
  expect(hosts.filter((host) => !/\.gov$|^www\.(ritaohio|oh-newhire)\.com$/.test(host))).toEqual([])
})
