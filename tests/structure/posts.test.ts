import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OHIO_2025, OHIO_2026 } from '../../src/tax/data/ohio.ts'

/** Rows of a post's tables, as cells. */
const readRows = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const numbersIn = (text: string) =>
  [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(Number)

const FLAT_RATE = 'src/content/posts/ohio-flat-rate-2026.md'
/** Worked out from the brackets: income, tax of 2025, tax of 2026, difference. */
const examples = readRows(FLAT_RATE).filter((cells) => /^\$[\d,]+$/.test(cells[1] ?? ''))

test('a post that says when the law was checked names its sources, and the other way round', () => {
  const lacking = globSync('src/content/posts/*.md').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /^lawAsOf: /m.test(text) !== /^## Sources$/m.test(text)
  })
  expect(lacking).toEqual([])
})

test('the tax reference contains every amount and rate in the tables of posts', () => {
  const known = numbersIn(readFileSync('tests/fixtures/tax-parameters.md', 'utf8'))
  const isKnown = (value: number) => known.some((number) => Math.abs(number - value) < 1e-9)
  const worked = new Set(examples.map((cells) => cells.join()))
  const rows = globSync('src/content/posts/*.md').flatMap((file) =>
    readRows(file)
      .filter((cells) => !worked.has(cells.join()))
      .map((cells) => ({ file, text: cells.join(' ') })),
  )
  const missing = rows.flatMap(({ file, text }) =>
    [...text.matchAll(/\$[\d,.]*\d|[\d.]+(?:%| cents)/g)]
      .map(([written]) => ({ written, number: numbersIn(written)[0] ?? Number.NaN }))
      .filter(({ number }) => !isKnown(number) && !isKnown(number / 100))
      .map(({ written }) => `${file}: ${written}`),
  )
  expect(rows.length).toBeGreaterThan(80)
  expect(missing).toEqual([])
})

test('the flat-rate examples match the brackets of the tax calculator', () => {
  const taxOn = (income: number, { rates: { value } }: typeof OHIO_2025) => {
    const band = value.bands.findLast(({ over }) => income > over)
    return band ? Math.round(band.base + (income - band.over) * band.rate) : 0
  }
  expect(examples).toHaveLength(4)
  for (const cells of examples) {
    const [income = 0, ...taxes] = cells.flatMap(numbersIn)
    const [before, after] = [taxOn(income, OHIO_2025), taxOn(income, OHIO_2026)]
    expect(taxes).toEqual([before, after, before - after])
  }
})
