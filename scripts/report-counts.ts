import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: number }

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }
const ONE_FAILURE: Counts = { passed: 0, failed: 1, skipped: 0 }

/** What Vitest's JSON reporter writes, as far as it is counted. */
type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** What Playwright's JSON reporter writes, as far as it is counted. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts a Vitest report; a test file that could not be loaded counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + brokenFiles.length
  return atLeastOneTest({
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests,
  })
}

/** Counts a Playwright report; an error outside a test counts as a failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return atLeastOneTest({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  })
}

/** Reads and counts a report file; a missing or unreadable one is a failure. */
export function countFile<Report>(path: string, count: (report: Report) => Counts): Counts {
  if (!existsSync(path)) return ONE_FAILURE
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return ONE_FAILURE
  }
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    NOTHING,
  )
}

/** "12 passed, 0 failed", with the skipped ones where there are any. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A runner that ran nothing has failed. */
function atLeastOneTest(counts: Counts): Counts {
  return counts.passed + counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
