import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { JSDOM } from 'jsdom'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** The failed tests by name, each with the first lines of its message. */
  failures: string[]
}

/** Enough for what was expected and received. */
const MESSAGE_LINES = 10

/** A passed check that is not a test itself. */
export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0, failures: [] }

/** A failed check that is not a test itself. */
export function oneFailure(name: string): Counts {
  return { passed: 0, failed: 1, skipped: 0, failures: [name] }
}

/**
 * Counts a JUnit report, which Vitest and Playwright both write.
 * @param isPassed what the runner itself says: it may fail outside its tests
 */
export function countReport(file: string, isPassed: boolean): Counts {
  if (!existsSync(file)) return oneFailure(`no report ${file}`)
  const tests = readTests(readFileSync(file, 'utf8'))
  if (!tests) return oneFailure(`unreadable report ${file}`)
  const failures = tests.flatMap(nameFailure)
  const skipped = tests.filter((test) => test.querySelector('skipped')).length
  const passed = tests.length - failures.length - skipped
  const counts = { passed, failed: failures.length, skipped, failures }
  if (passed + failures.length === 0) return addCounts([counts, oneFailure('nothing ran')])
  if (!isPassed && failures.length === 0) {
    return addCounts([counts, oneFailure('an error outside the tests')])
  }
  return counts
}

function readTests(xml: string): Element[] | null {
  try {
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
    return [...document.querySelectorAll('testcase')]
  } catch {
    return null
  }
}

function nameFailure(test: Element): string[] {
  const failure = test.querySelector('failure, error')
  if (!failure) return []
  const name = `${test.getAttribute('classname')}: ${test.getAttribute('name')}`
  const lines = stripVTControlCharacters(failure.textContent)
    .split('\n')
    .filter((line) => line.trim())
  return [[name, ...lines.slice(0, MESSAGE_LINES)].join('\n    ')]
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    all.reduce((total, counts) => total + counts[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/** "12 passed, 0 failed", with the number of skipped tests if there are any. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
