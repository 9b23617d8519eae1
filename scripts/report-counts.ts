import { existsSync, readFileSync } from 'node:fs'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** The failed tests by name, each with the first line of its message. */
  failures: string[]
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** The counted part of what Vitest's JSON reporter writes. */
type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The counted part of what Playwright's JSON reporter writes. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** A test file, or a group within one. */
type PlaywrightSuite = {
  specs: { title: string; file: string; ok: boolean; tests: { projectName: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** Counts a Vitest report; a test file that could not be loaded counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + brokenFiles.length
  const failedTests = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )
  return atLeastOneTest({
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests,
    failures: [
      ...brokenFiles.map(({ name, message }) => nameFailure(name, message)),
      ...failedTests.map((test) => nameFailure(test.fullName, test.failureMessages[0])),
    ],
  })
}

/** Counts a Playwright report; an error outside a test counts as a failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const failedSpecs = suites.flatMap(listSpecs).filter(({ ok }) => !ok)
  return atLeastOneTest({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => nameFailure('outside the tests', message)),
      ...failedSpecs.map(({ file, title, tests }) =>
        nameFailure(file, `${title} [${tests.map((test) => test.projectName).join(', ')}]`),
      ),
    ],
  })
}

function listSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function nameFailure(name: string, message = ''): string {
  const [firstLine = ''] = message.split('\n')
  return firstLine === '' ? name : `${name}: ${firstLine}`
}

/** Reads and counts a report file; a missing or unreadable one is a failure. */
export function countFile<Report>(path: string, count: (report: Report) => Counts): Counts {
  if (!existsSync(path)) return oneFailure(`no report ${path}`)
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return oneFailure(`unreadable report ${path}`)
  }
}

/** A failed check that is not a test itself. */
export function oneFailure(name: string): Counts {
  return { ...NOTHING, failed: 1, failures: [name] }
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
      failures: [...sum.failures, ...counts.failures],
    }),
    NOTHING,
  )
}

/** "12 passed, 0 failed", with the number of skipped tests if there are any. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A runner that ran nothing has failed. */
function atLeastOneTest(counts: Counts): Counts {
  return counts.passed + counts.failed === 0
    ? addCounts([counts, oneFailure('nothing ran')])
    : counts
}
