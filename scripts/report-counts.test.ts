import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  addCounts,
  countFile,
  countPlaywright,
  countVitest,
  formatCounts,
  NOTHING,
} from './report-counts.ts'

const passing = { fullName: 'adds', status: 'passed', failureMessages: [] }
const failing = {
  fullName: 'takes away',
  status: 'failed',
  failureMessages: ['AssertionError: expected 1 to be 2\n    at a.test.ts:3:1'],
}
const file = {
  name: resolve('a.test.ts'),
  status: 'passed',
  message: '',
  startTime: 1000,
  endTime: 3500,
  assertionResults: [passing, passing, passing],
}
const brokenFile = {
  name: 'b.test.ts',
  status: 'failed',
  message: 'Cannot find module c\nat b.test.ts',
  startTime: 0,
  endTime: 0,
  assertionResults: [],
}
const vitestReport = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [file],
}

test.each([
  ['all passed', vitestReport, '3 passed, 0 failed', []],
  [
    'one failed',
    {
      ...vitestReport,
      success: false,
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [{ ...file, status: 'failed', assertionResults: [passing, failing, passing] }],
    },
    '2 passed, 1 failed',
    ['takes away\n    AssertionError: expected 1 to be 2\n        at a.test.ts:3:1'],
  ],
  [
    'a file that could not be loaded',
    { ...vitestReport, success: false, testResults: [file, brokenFile] },
    '3 passed, 1 failed',
    ['b.test.ts\n    Cannot find module c\n    at b.test.ts'],
  ],
  ['an error outside the tests', { ...vitestReport, success: false }, '3 passed, 1 failed', []],
  ['skipped tests', { ...vitestReport, numPendingTests: 2 }, '3 passed, 0 failed, 2 skipped', []],
  [
    'nothing ran',
    { ...vitestReport, numPassedTests: 0, testResults: [] },
    '0 passed, 1 failed',
    ['nothing ran'],
  ],
])('counts a Vitest report: %s', (_, report, expected, failures) => {
  const counts = countVitest(report)
  expect(formatCounts(counts)).toBe(expected)
  expect(counts.failures).toEqual(failures)
})

const stats = { expected: 2, unexpected: 0, skipped: 0 }
const run = (projectName: string, status: string) => ({
  projectName,
  status,
  results: [
    {
      duration: 1500,
      ...(status === 'unexpected' && { error: { message: '\u001B[31mToo slow' } }),
    },
  ],
})
const spec = (title: string, isPassed: boolean) => ({
  title,
  file: 'home.spec.ts',
  tests: [run('phone', isPassed ? 'expected' : 'unexpected')],
})
const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('reads well', true)] }] }]

test.each([
  ['all passed', { stats, errors: [], suites }, '2 passed, 0 failed', []],
  [
    'one failed, in a group',
    {
      stats: { ...stats, expected: 1, unexpected: 1 },
      errors: [],
      suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
    },
    '1 passed, 1 failed',
    ['home.spec.ts: closes [phone]\n    Too slow'],
  ],
  [
    'the server did not start',
    { stats: { ...stats, expected: 0 }, errors: [{ message: 'No server\nat x' }], suites: [] },
    '0 passed, 1 failed',
    ['outside the tests\n    No server\n    at x'],
  ],
  [
    'nothing ran',
    { stats: { ...stats, expected: 0 }, errors: [], suites: [] },
    '0 passed, 1 failed',
    ['nothing ran'],
  ],
])('counts a Playwright report: %s', (_, report, expected, failures) => {
  const counts = countPlaywright(report)
  expect(formatCounts(counts)).toBe(expected)
  expect(counts.failures).toEqual(failures)
})

test('names a test that failed in one project only', () => {
  const tests = [run('desktop', 'expected'), run('phone', 'unexpected')]
  const specs = [{ title: 'opens', file: 'home.spec.ts', tests }]
  const report = {
    stats: { ...stats, expected: 1, unexpected: 1 },
    errors: [],
    suites: [{ specs }],
  }
  expect(countPlaywright(report).failures).toEqual(['home.spec.ts: opens [phone]\n    Too slow'])
})

test('treats a missing report as a failure', () => {
  expect(countFile('no/such/report.json', countPlaywright)).toEqual({
    ...NOTHING,
    failed: 1,
    failures: ['no report no/such/report.json'],
  })
})

test('reports the duration of each file', () => {
  expect(countVitest(vitestReport).files).toEqual([{ file: 'a.test.ts', seconds: 2.5 }])
  const { files } = countPlaywright({ stats, errors: [], suites })
  expect(files).toEqual([{ file: 'home.spec.ts', seconds: 3 }])
})

test('adds up counts', () => {
  const a = { file: 'a.test.ts', seconds: 1 }
  const b = { file: 'b.test.ts', seconds: 2 }
  const sum = addCounts([
    { passed: 1, failed: 2, skipped: 3, failures: ['a'], files: [a] },
    { passed: 10, failed: 20, skipped: 30, failures: ['b'], files: [b] },
  ])
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33, failures: ['a', 'b'], files: [a, b] })
})
