import { expect, test } from 'vitest'
import { addCounts, countFile, countPlaywright, countVitest, formatCounts } from './report-counts'

const vitestReport = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
}
const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }

test.each([
  ['all passed', vitestReport, '3 passed, 0 failed'],
  [
    'one failed',
    { ...vitestReport, success: false, numPassedTests: 2, numFailedTests: 1 },
    '2 passed, 1 failed',
  ],
  [
    'a file that could not be loaded',
    { ...vitestReport, success: false, testResults: [{ status: 'failed', assertionResults: [] }] },
    '3 passed, 1 failed',
  ],
  ['an error outside the tests', { ...vitestReport, success: false }, '3 passed, 1 failed'],
  ['skipped ones', { ...vitestReport, numPendingTests: 2 }, '3 passed, 0 failed, 2 skipped'],
  ['nothing ran', { ...vitestReport, numPassedTests: 0, testResults: [] }, '0 passed, 1 failed'],
])('counts a Vitest report: %s', (_, report, expected) => {
  expect(formatCounts(countVitest(report))).toBe(expected)
})

test.each([
  ['all passed', { stats, errors: [] }, '2 passed, 0 failed'],
  ['one failed', { stats: { ...stats, unexpected: 1 }, errors: [] }, '2 passed, 1 failed'],
  [
    'the server did not start',
    { stats: { ...stats, expected: 0 }, errors: [{}] },
    '0 passed, 1 failed',
  ],
  ['nothing ran', { stats: { ...stats, expected: 0 }, errors: [] }, '0 passed, 1 failed'],
])('counts a Playwright report: %s', (_, report, expected) => {
  expect(formatCounts(countPlaywright(report))).toBe(expected)
})

test('a missing report is a failure', () => {
  expect(countFile('no/such/report.json', countPlaywright).failed).toBe(1)
})

test('adds up', () => {
  const sum = addCounts([
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ])
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 })
})
