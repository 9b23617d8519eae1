import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addCounts, countReport, formatCounts } from './report-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))

function write(...cases: string[]): string {
  const file = join(folder, 'report.xml')
  writeFileSync(
    file,
    `<testsuites><testsuite name="a">${cases.join('\n')}</testsuite></testsuites>`,
  )
  return file
}
const passing = '<testcase classname="a.test.ts" name="adds" time="1"></testcase>'
const failing = `<testcase classname="a.test.ts" name="takes away">
  <failure message="m"><![CDATA[AssertionError: expected 1 to be 2
    at a.test.ts:3:1]]></failure></testcase>`
const skipped = '<testcase classname="a.test.ts" name="later"><skipped/></testcase>'

test.each([
  ['all passed', [passing, passing], true, '2 passed, 0 failed', []],
  [
    'one failed',
    [passing, failing],
    false,
    '1 passed, 1 failed',
    ['a.test.ts: takes away\n    AssertionError: expected 1 to be 2\n        at a.test.ts:3:1'],
  ],
  [
    'an error outside the tests',
    [passing],
    false,
    '1 passed, 1 failed',
    ['an error outside the tests'],
  ],
  ['skipped tests', [passing, skipped], true, '1 passed, 0 failed, 1 skipped', []],
  ['nothing ran', [], true, '0 passed, 1 failed', ['nothing ran']],
  ['everything skipped', [skipped], true, '0 passed, 1 failed, 1 skipped', ['nothing ran']],
])('counts a report: %s', (_, cases, isPassed, expected, failures) => {
  const counts = countReport(write(...cases), isPassed)
  expect(formatCounts(counts)).toBe(expected)
  expect(counts.failures).toEqual(failures)
})

test('treats a missing report as a failure', () => {
  const { failed, failures } = countReport('no/such/report.xml', true)
  expect({ failed, failures }).toEqual({ failed: 1, failures: ['no report no/such/report.xml'] })
})

test('treats half a report as a failure', () => {
  const file = write(passing)
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
  expect(countReport(file, true).failures).toEqual([`unreadable report ${file}`])
})

test('adds up counts', () => {
  const sum = addCounts([
    { passed: 1, failed: 2, skipped: 3, failures: ['a'] },
    { passed: 10, failed: 20, skipped: 30, failures: ['b'] },
  ])
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33, failures: ['a', 'b'] })
})
