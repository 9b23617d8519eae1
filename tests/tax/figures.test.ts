import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEPRECIATION, HALF_YEAR } from '../../src/tax/data/depreciation.ts'
import { TAX_YEARS, yearFigures } from '../../src/tax/data/years.ts'

const reference = ['tax-parameters', 'tax-more']
  .map((name) => readFileSync(`tests/fixtures/${name}.md`, 'utf8'))
  .join('\n')
  .replaceAll(/(?<=\d),(?=\d)/g, '')
const KNOWN = new Set([...reference.matchAll(/\d+(?:\.\d+)?/g)].map(Number))

/** A figure's amounts of money. Rates, ages and counts are smaller. */
function amountsOf(value: unknown): number[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(amountsOf)
  return typeof value === 'number' && value >= 100 && value < Infinity ? [value] : []
}

test.each(TAX_YEARS)('%i: the reference contains every amount of the engine', (year) => {
  const { federal, ohio } = yearFigures(year)
  const amounts = [...Object.entries(federal), ...Object.entries(ohio)].flatMap(([name, figure]) =>
    amountsOf(figure.value).map((amount) => ({ name, amount })),
  )
  expect(amounts.length).toBeGreaterThan(250)
  expect(amounts.filter(({ amount }) => !KNOWN.has(amount))).toEqual([])
})

test('the reference contains the figures of the depreciation worksheet', () => {
  const percents = Object.values(HALF_YEAR.value).flat()
  const shares = TAX_YEARS.flatMap((year) => Object.values(DEPRECIATION[year].bonus.value))
  const limits = TAX_YEARS.flatMap((year) => amountsOf(DEPRECIATION[year].section179.value))
  const figures = [...percents, ...shares.map((share) => share * 100), ...limits]
  expect(figures.filter((figure) => !KNOWN.has(figure))).toEqual([])
})
