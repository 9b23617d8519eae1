import { expect, test } from 'vitest'
import { findTests, readLines, REASONS } from '../../scripts/find-tests.ts'

const lines = readLines()
const tests = findTests()
const reasons = Object.keys(REASONS).map(Number)

test('every line of the requirements has a test or a reason', () => {
  expect(lines).toHaveLength(240)
  expect(lines.filter((line) => !tests.has(line) && !reasons.includes(line))).toEqual([])
})

test('no line with a test has a reason for having none', () => {
  expect(reasons.filter((line) => tests.has(line))).toEqual([])
})

test('tests and reasons cite lines that exist', () => {
  expect([...tests.keys(), ...reasons].filter((line) => !lines.includes(line))).toEqual([])
})
