import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { getBrowser } from './browser.ts'
import { NOTHING_CONFIGURED } from '../local/nothing-configured.ts'
import {
  addCounts,
  type Counts,
  countFile,
  countPlaywright,
  countVitest,
  formatCounts,
  NOTHING,
  oneFailure,
} from './report-counts.ts'

/** Runs every check in order. The last line adds up the runners' own reports. */

const UNIT_REPORT = '.reports/unit.json'
const E2E_REPORT = '.reports/e2e.json'
rmSync('.reports', { recursive: true, force: true })

const counts: Counts[] = []
counts.push(check('Format', ['npm', 'run', 'format:check']))
counts.push(check('Lint', ['npm', 'run', 'lint']))
counts.push(check('Types', ['npm', 'run', 'typecheck']))

const unitReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
run('Unit and component tests', ['npm', 'run', 'test:unit', '--', ...unitReporters])
counts.push(countFile(UNIT_REPORT, countVitest))

const build = check('Build', ['npm', 'run', 'build'])
counts.push(build)
if (build.failed === 0) {
  counts.push(check('Bundle sizes', ['npm', 'run', 'bundle']))
  counts.push(runEndToEnd())
}

const total = addCounts(counts)
// Failures are listed at the end, where people look first.
if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}\n`)
console.log(formatCounts(total))
process.exitCode = total.failed === 0 ? 0 : 1

function runEndToEnd(): Counts {
  try {
    const browser = getBrowser()
    console.log(`\nBrowser: ${browser}`)
    run('End-to-end tests', ['npm', 'run', 'test:e2e'], { CHROMIUM_PATH: browser })
    return countFile(E2E_REPORT, countPlaywright)
  } catch (error) {
    return oneFailure(error instanceof Error ? error.message : String(error))
  }
}

/** A step that is not a test runner counts as one test. */
function check(title: string, command: string[]): Counts {
  return run(title, command) ? { ...NOTHING, passed: 1 } : oneFailure(title)
}

function run(
  title: string,
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  console.log(`\n== ${title}`)
  const started = Date.now()
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...NOTHING_CONFIGURED, ...env },
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return status === 0
}
