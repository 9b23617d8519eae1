import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { getBrowser } from './browser.ts'
import { adviseOnEngines } from './engines.ts'
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

/** Runs every check. The last line adds up the runners' own reports. */

const UNIT_REPORT = '.reports/unit.json'
const ENGINES_REPORT = '.reports/engines.json'
const E2E_REPORT = '.reports/e2e.json'
rmSync('.reports', { recursive: true, force: true })

const counts: Counts[] = []
const build = check('Build', ['npm', 'run', 'build'])
counts.push(build)
const isBuilt = build.failed === 0
const engines = isBuilt ? startEngines() : null
counts.push(check('Format', ['npm', 'run', 'format:check']))
counts.push(check('Lint', ['npm', 'run', 'lint']))
counts.push(check('Types', ['npm', 'run', 'typecheck']))
if (isBuilt) {
  counts.push(check('Bundle sizes', ['npm', 'run', 'bundle']))
  counts.push(check('Oldest browsers', ['npm', 'run', 'browsers']))
}
run('Unit and component tests', ['npm', 'run', 'test:unit', '--', ...reportTo(UNIT_REPORT)])
counts.push(countFile(UNIT_REPORT, countVitest))
if (engines) counts.push(await engines)
if (isBuilt) counts.push(runEndToEnd())

const total = addCounts(counts)
// Failures are listed at the end, where people look first.
if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}\n`)
if (isBuilt) for (const advice of adviseOnEngines()) console.log(advice)
console.log(formatCounts(total))
process.exitCode = total.failed === 0 ? 0 : 1

/** The journeys in Firefox and WebKit, beside everything that needs no browser: they mostly wait for theirs. */
async function startEngines(): Promise<Counts> {
  const log = '.reports/engines.log'
  mkdirSync('.reports', { recursive: true })
  const file = openSync(log, 'w')
  const journeys = spawn('npm', ['run', 'test:engines', '--', ...reportTo(ENGINES_REPORT)], {
    stdio: ['ignore', file, file],
    env: { ...process.env, ...NOTHING_CONFIGURED },
  })
  await once(journeys, 'exit')
  // Not in between the lines of the unit tests.
  console.log(`\n== Firefox and WebKit\n${readFileSync(log, 'utf8')}`)
  const isAnyThere = adviseOnEngines().length < 2
  return isAnyThere ? countFile(ENGINES_REPORT, countVitest) : NOTHING
}

function reportTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

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
