import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareGolden } from './golden/compare.ts'

const file = readFileSync('src/tax/golden/federal-simple.csv', 'utf8')
const [header = '', ...simpleRows] = file.split('\n')

test('reports an amount that is off by more than 2 cents, but not by 2 cents', () => {
  const row = simpleRows.find((line) => line.startsWith('S00001')) ?? ''
  const change = (total: string) => `${header}\n${row.replace(/3378\.32$/, total)}`
  expect(compareGolden(change('3378.34')).mismatches).toEqual([])
  const [mismatch] = compareGolden(change('3378.36')).mismatches
  expect(mismatch).toMatchObject({ caseId: 'S00001', column: 'total_federal_tax' })
})

test('reports a different word', () => {
  const row = simpleRows[0]?.replace('standard', 'itemized') ?? ''
  expect(compareGolden(`${header}\n${row}`).mismatches).toMatchObject([
    { column: 'deduction_kind', expected: 'itemized', found: 'standard' },
  ])
})

test('reports an empty expected cell', () => {
  const row = simpleRows[0]?.replace(/[^,]+$/, '') ?? ''
  expect(compareGolden(`${header}\n${row}`).mismatches).toHaveLength(1)
})

test('refuses a file without rows, with another header or without a column', () => {
  const missing = header.replace('total_federal_tax', 'x').replace(',agi,', ',total_federal_tax,')
  expect(() => compareGolden(header)).toThrow('has no rows')
  expect(() => compareGolden('a,b\n1,2')).toThrow('Not a golden file')
  expect(() => compareGolden(`${missing}\n${simpleRows[0]}`)).toThrow('agi is missing')
})

test('refuses an input that is not a number and names its column', () => {
  const row = simpleRows[0]?.replace('78534', 'many') ?? ''
  expect(() => compareGolden(`${header}\n${row}`)).toThrow(/wages_head/)
})

test('reads households in the engine’s input from JSON, and refuses a path without an amount', () => {
  const write = (right: object) =>
    JSON.stringify({
      cases: [
        {
          id: 'L1',
          input: { taxYear: 2026, filingStatus: 'single', taxpayer: { age: 40, wages: 60000 } },
          right,
        },
      ],
    })
  const right = { 'federal.adjustedGrossIncome': 60000 }
  expect(compareGolden(write(right)).mismatches).toEqual([])
  expect(compareGolden(write({ 'federal.adjustedGrossIncome': 60001 })).mismatches).toMatchObject([
    { caseId: 'L1', column: 'federal.adjustedGrossIncome', found: 60000 },
  ])
  expect(() => compareGolden(write({ 'federal.income': 1 }))).toThrow('no amount at federal.income')
})
