import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareGolden } from './compare.ts'

const file = readFileSync('src/tax/golden/federal-simple.csv', 'utf8')
const [header = '', ...simpleRows] = file.split('\n')

test('an amount that is off by more than 2 cents is a mismatch, by 2 cents it is not', () => {
  const row = simpleRows.find((line) => line.startsWith('S00001')) ?? ''
  const change = (total: string) => `${header}\n${row.replace(/3378\.32$/, total)}`
  expect(compareGolden(change('3378.34')).mismatches).toEqual([])
  const [mismatch] = compareGolden(change('3378.36')).mismatches
  expect(mismatch).toMatchObject({ caseId: 'S00001', column: 'total_federal_tax' })
})

test('a word that differs is a mismatch', () => {
  const row = simpleRows[0]?.replace('standard', 'itemized') ?? ''
  expect(compareGolden(`${header}\n${row}`).mismatches).toMatchObject([
    { column: 'deduction_kind', expected: 'itemized', found: 'standard' },
  ])
})

test('an empty expected cell is a mismatch', () => {
  const row = simpleRows[0]?.replace(/[^,]+$/, '') ?? ''
  expect(compareGolden(`${header}\n${row}`).mismatches).toHaveLength(1)
})

test('a file without rows, with another header or with a missing column is refused', () => {
  const missing = header.replace('total_federal_tax', 'x').replace(',agi,', ',total_federal_tax,')
  expect(() => compareGolden(header)).toThrow('has no rows')
  expect(() => compareGolden('a,b\n1,2')).toThrow('Not a golden file')
  expect(() => compareGolden(`${missing}\n${simpleRows[0]}`)).toThrow('agi is missing')
})

test('an input that is no number is refused with its column', () => {
  const row = simpleRows[0]?.replace('78534', 'many') ?? ''
  expect(() => compareGolden(`${header}\n${row}`)).toThrow(/wages_head/)
})
