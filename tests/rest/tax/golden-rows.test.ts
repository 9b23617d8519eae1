import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareGolden, formatReport } from '../../tax/golden/compare.ts'

const read = (name: string) => readFileSync(`src/tax/golden/${name}`, 'utf8')

test.each([
  ['federal-simple.csv', 600],
  ['federal-full.csv', 2000],
  ['ohio.csv', 300],
  ['premium-credit.csv', 200],
  ['by-form.csv', 696],
  ['by-law.json', 8],
])('%s: every output of all %i rows agrees within 2 cents', (name, rows) => {
  const report = compareGolden(read(name))
  console.log(formatReport(name, report))
  expect(report.rows).toBe(rows)
  expect(report.mismatches).toEqual([])
  expect(Math.max(...report.largest.values())).toBeLessThan(0.02)
})
