import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { NOTHING_CONFIGURED } from '../local/nothing-configured.ts'
import { getBrowser } from '../local/programs/browser.ts'
import {
  addCounts,
  type Counts,
  countReport,
  formatCounts,
  oneFailure,
  PASSED,
} from './report-counts.ts'

/** A step that is not a test runner, such as the linter, counts as one test. Its output shows only if it fails. */
export async function check(title: string, command: string): Promise<Counts> {
  const started = Date.now()
  const { isPassed, output } = await run(command, { isQuiet: true })
  if (!isPassed) console.log(output)
  announce(title, isPassed, started)
  return isPassed ? PASSED : oneFailure(title)
}

/** Runs Vitest with the given arguments and counts its report. */
export function runVitest(title: string, name: string, args: string): Promise<Counts> {
  const report = `.reports/${name}.xml`
  const reporters = `--reporter=default --reporter=junit --outputFile.junit=${report}`
  return runTests(title, `npx vitest run ${args} ${reporters}`, report)
}

/**
 * Runs Playwright with the given arguments; `report` is the file that its configuration names. Without a browser it
 * counts as one failure, which says what to install.
 */
export async function runPlaywright(title: string, report: string, args: string): Promise<Counts> {
  try {
    await getBrowser()
  } catch (error) {
    return oneFailure(String(error))
  }
  return runTests(title, `npx playwright test ${args}`, report)
}

/**
 * Prints the failures and, last, "N passed, N failed", and keeps the counts for
 * scripts/test-total.ts. The exit code tells whether anything failed.
 */
export function finish(tier: string, all: Counts[]): void {
  const total = addCounts(all)
  mkdirSync('.reports', { recursive: true })
  writeFileSync(`.reports/${tier}.counts.json`, JSON.stringify(total))
  if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`)
  console.log(`\n${formatCounts(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

async function runTests(title: string, command: string, report: string): Promise<Counts> {
  console.log(`\n== ${title}`)
  const started = Date.now()
  const { isPassed } = await run(command, { isQuiet: false })
  announce(title, isPassed, started)
  return countReport(report, isPassed)
}

function announce(title: string, isPassed: boolean, started: number): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`== ${title}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`)
}

async function run(command: string, { isQuiet }: { isQuiet: boolean }) {
  const output: string[] = []
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...NOTHING_CONFIGURED },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  }
  const [code] = await once(child, 'close')
  return { isPassed: code === 0, output: output.join('') }
}
