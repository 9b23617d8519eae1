import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** The failed tests by name, each with the first lines of its message. */
  failures: string[]
  /** The time each test file took. */
  files: { file: string; seconds: number }[]
}

/** Enough for what was expected and received. */
const MESSAGE_LINES = 10

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }

/** A passed check that is not a test itself. */
export const PASSED: Counts = { ...NOTHING, passed: 1 }

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
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The counted part of what Playwright's JSON reporter writes. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** A test file, or a group within one. */
type PlaywrightSuite = {
  specs: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: { duration: number; error?: { message?: string } }[]
    }[]
  }[]
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
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  })
}

/** Counts a Playwright report; an error outside a test counts as a failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(listSpecs)
  return atLeastOneTest({
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => nameFailure('outside the tests', message)),
      ...specs.flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ projectName, results }) =>
            nameFailure(`${file}: ${title} [${projectName}]`, results[0]?.error?.message),
          ),
      ),
    ],
    files: addUpFiles(specs),
  })
}

/** Playwright's files run in parts, so a file's time is the sum of its tests' times. */
function addUpFiles(specs: PlaywrightSuite['specs']): Counts['files'] {
  const seconds = new Map<string, number>()
  for (const { file, tests } of specs) {
    const all = tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))
    seconds.set(
      file,
      all.reduce((sum, one) => sum + one, seconds.get(file) ?? 0),
    )
  }
  return [...seconds].map(([file, time]) => ({ file, seconds: time }))
}

function listSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function nameFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean)
  return [name, ...lines.slice(0, MESSAGE_LINES)].join('\n    ')
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
      files: [...sum.files, ...counts.files],
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
