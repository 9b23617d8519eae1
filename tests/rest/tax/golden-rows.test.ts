import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeByForm } from '../../../scripts/golden/by-form/write.ts'
import { compareGolden, formatReport } from '../../../scripts/golden/compare.ts'

const read = (name: string) => readFileSync(`src/tax/golden/${name}.csv`, 'utf8')

test.each([
  ['federal-simple', 600],
  ['federal-full', 2000],
  ['ohio', 300],
  ['premium-credit', 200],
  ['by-form', 696],
])('%s: every output of all %i rows agrees within 2 cents', (name, rows) => {
  const report = compareGolden(read(name))
  console.log(formatReport(name, report))
  expect(report.rows).toBe(rows)
  expect(report.mismatches).toEqual([])
  expect(Math.max(...report.largest.values())).toBeLessThan(0.02)
})

test('our rows match the forms, calculated without the engine', () => {
  expect(writeByForm()).toBe(read('by-form'))
  for (const file of globSync('scripts/golden/by-form/*.ts')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/from '\.\.|from '@/)
  }
})
