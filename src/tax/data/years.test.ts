import { expect, test } from 'vitest'
import { FILING_STATUSES } from '../filing-status.ts'
import { DEFAULT_TAX_YEAR, TAX_YEARS, YEARS, yearFigures } from './years.ts'

const partsOf = (year: (typeof TAX_YEARS)[number]) => {
  const { federal, ohio } = yearFigures(year)
  return [...Object.entries(federal), ...Object.entries(ohio)]
}

test('the default year and every year on offer have figures', () => {
  expect(Object.keys(YEARS).map(Number)).toEqual([...TAX_YEARS])
  expect(TAX_YEARS).toContain(DEFAULT_TAX_YEAR)
  for (const year of TAX_YEARS) expect(yearFigures(year).year).toBe(year)
})

test.each(TAX_YEARS)('%i: every figure has a source and a check date', (year) => {
  expect(yearFigures(year).checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  for (const [name, { source }] of partsOf(year)) {
    expect(source, name).toMatch(/IRC|P\.L\.|Rev\. Proc\.|R\.C\.|SSA/)
  }
})

test.each(TAX_YEARS)('%i: no amount is missing', (year) => {
  const findGaps = (value: unknown): boolean =>
    typeof value === 'object' && value !== null
      ? Object.values(value).some(findGaps)
      : value === undefined || Number.isNaN(value)
  for (const [name, { value }] of partsOf(year)) expect(findGaps(value), name).toBe(false)
})

test.each(TAX_YEARS)('%i: every rate schedule rises to one open bracket', (year) => {
  const { rates, upTo } = yearFigures(year).federal.brackets.value
  for (const status of FILING_STATUSES) {
    expect(upTo[status]).toHaveLength(rates.length - 1)
    expect(upTo[status]).toEqual([...upTo[status]].sort((a, b) => a - b))
  }
})

// A year whose figures were copied from the year before is not complete.
const INDEXED_OHIO = ['rates', 'personalExemption', 'jointFilingCredit'] as const
const INDEXED = [
  'brackets',
  'standardDeduction',
  'capitalGainRates',
  'alternativeMinimumTax',
  'earnedIncomeCredit',
  'qualifiedBusinessIncome',
  'saversCredit',
  'individualRetirement',
  'healthSavings',
  'socialSecurityWageBase',
  'premiumTaxCredit',
  'educatorExpenses',
  'selfEmployedRetirement',
  'workplacePlan',
  'saltCap',
] as const

test.each(TAX_YEARS.slice(1))('%i: updates the figures that the law adjusts each year', (year) => {
  const before = TAX_YEARS[TAX_YEARS.indexOf(year) - 1] ?? year
  const [now, earlier] = [yearFigures(year), yearFigures(before)]
  const pairs = [
    ...INDEXED.map((name) => [name, now.federal[name], earlier.federal[name]] as const),
    ...INDEXED_OHIO.map((name) => [name, now.ohio[name], earlier.ohio[name]] as const),
  ]
  for (const [name, figure, copied] of pairs) {
    expect(figure.value, name).not.toEqual(copied.value)
    expect(figure.source, name).not.toBe(copied.source)
  }
})
