import { expect, test } from 'vitest'
import { findTests, readLines, REASONS } from '../../local/find-tests.ts'

const lines = readLines()
const tests = findTests()
const reasons = Object.keys(REASONS).map(Number)

test('every requirement has a test or a reason for having none', () => {
  expect(lines).toHaveLength(240)
  expect(lines.filter((line) => !tests.has(line) && !reasons.includes(line))).toEqual([])
})

test('no tested requirement has a reason for having no test', () => {
  expect(reasons.filter((line) => tests.has(line))).toEqual([])
})

test('tests and reasons cite existing requirements', () => {
  expect([...tests.keys(), ...reasons].filter((line) => !lines.includes(line))).toEqual([])
})
