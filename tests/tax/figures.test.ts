import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TAX_YEARS, yearFigures } from '../../src/features/tax/engine/data/years.ts'

const reference = readFileSync('tests/fixtures/tax-parameters.md', 'utf8').replaceAll(
  /(?<=\d),(?=\d)/g,
  '',
)
const KNOWN = new Set([...reference.matchAll(/\d+(?:\.\d+)?/g)].map(Number))

/** The amounts of money in a figure: rates, ages and counts are smaller. */
function amountsOf(value: unknown): number[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(amountsOf)
  return typeof value === 'number' && value >= 100 && value < Infinity ? [value] : []
}

test.each(TAX_YEARS)('%i: every amount of the engine stands in the reference', (year) => {
  const { federal, ohio } = yearFigures(year)
  const amounts = [...Object.entries(federal), ...Object.entries(ohio)].flatMap(([name, figure]) =>
    amountsOf(figure.value).map((amount) => ({ name, amount })),
  )
  expect(amounts.length).toBeGreaterThan(250)
  expect(amounts.filter(({ amount }) => !KNOWN.has(amount))).toEqual([])
})
