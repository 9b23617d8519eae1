import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { NOTHING_CONFIGURED } from '../local/nothing-configured.ts'
import { copySite } from './copy-site.ts'
import { createRandom } from './forms/random.ts'
import { applyMutation, findMutations, type Mutation } from './mutate/find-mutations.ts'

/**
 * Breaks random lines one at a time and reports which test of the first tier fails:
 * `npm run mutate -- [--seed 1] [--count 60] [--only 3,17]`. The same seed breaks the same lines, of which `--only`
 * selects some. Works in a copy of the project, so this one stays unchanged. Runs no browser tests.
 */

const ROOTS = ['src/features/estimator', 'src/tax', 'api']
const READ_BY_TESTS =
  '.env.example README.md docs playwright.config.ts scripts tests vitest.config.ts'.split(' ')
/** For the tests of one file. A change that makes a loop endless counts as detected. */
const MINUTES = 10
const UNUSED_IS_FINE = '--noUnusedLocals false --noUnusedParameters false'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
})
const only = values.only.split(',').filter(Boolean).map(Number)

type Place = Mutation & { file: string; code: string }

const copy = mkdtempSync(join(tmpdir(), 'mutate-'))
let stop = () => {}
process.on('exit', () => {
  stop()
  // Stopped tests may still be writing.
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1))
}

copySite(copy, READ_BY_TESTS)
process.chdir(copy)
const picked = pickPlaces(createRandom(Number(values.seed)), Number(values.count))
  .map((place, index) => ({ ...place, number: index + 1 }))
  .filter(({ number }) => only.length === 0 || only.includes(number))
const untouched = await findNoticed([...new Set(picked.map(({ file }) => file))])
if (untouched !== null) {
  console.error(`Without any change: ${untouched}`)
  process.exit(1)
}
console.log('| # | Line | Change | Noticed by |\n|---|---|---|---|')
let survivors = 0
for (const { number, file, code, ...mutation } of picked) {
  writeFileSync(join(copy, file), applyMutation(code, mutation))
  const noticed = await findNoticed([file])
  writeFileSync(join(copy, file), code)
  if (noticed === null) survivors += 1
  const place = `${file}:${mutation.line}`
  const cells = [number, place, describe(code, mutation), noticed ?? 'NOT NOTICED']
  console.log(`| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
}
console.log(`\n${picked.length - survivors} of ${picked.length} noticed`)
process.exit()

/** Different lines, all equally likely, with one change each. */
function pickPlaces(random: () => number, count: number): Place[] {
  const lines = new Map<string, Place[]>()
  const files = globSync(ROOTS.map((root) => `${root}/**/*.{ts,tsx}`))
  for (const file of files.filter((name) => !name.includes('.test.')).toSorted()) {
    const code = readFileSync(file, 'utf8')
    for (const mutation of findMutations(file, code)) {
      const name = `${file}:${mutation.line}`
      lines.set(name, [...(lines.get(name) ?? []), { ...mutation, file, code }])
    }
  }
  const take = <Item>(items: Item[]) => items.splice(Math.floor(random() * items.length), 1)
  const left = [...lines.values()]
  return Array.from({ length: count }, () => take(left).flatMap(take)).flat()
}

/** @returns the first error from the type checker or from a test that depends on the files, if any */
async function findNoticed(files: string[]): Promise<string | null> {
  return (
    (await findTypeError('tsconfig.json')) ??
    (await findTypeError('api/tsconfig.json')) ??
    (await findFailingTest(files))
  )
}

async function findTypeError(project: string): Promise<string | null> {
  const buildInfo = resolve(project.replace('/', '-').replace('.json', '.tsbuildinfo'))
  const { output, code } = await run(
    `npx tsc --noEmit --project ${project} --incremental --tsBuildInfoFile ${buildInfo} ${UNUSED_IS_FINE}`,
  )
  return code === 0 ? null : `types: ${/error (TS\d+.*)/.exec(output)?.[1]}`
}

async function findFailingTest(files: string[]): Promise<string | null> {
  const minutes = MINUTES * files.length
  const { output, code } = await run(
    `npx vitest related --run --bail 1 --maxWorkers 1 --reporter=dot ${files.join(' ')}`,
    minutes,
  )
  if (code === null) return `more than ${minutes} minutes`
  return code === 0 ? null : (/FAIL +(?:\|\w+\| )?(.*)/.exec(output)?.[1] ?? 'a failing run')
}

/** @returns no exit code if it took too long */
async function run(
  command: string,
  minutes = MINUTES,
): Promise<{ output: string; code: number | null }> {
  // In its own process group, so that an endless test ends with its runner.
  const child = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...NOTHING_CONFIGURED, NO_COLOR: '1' },
  })
  stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = setTimeout(stop, minutes * 60_000)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  stop = () => {}
  return { output, code }
}

function describe(code: string, { start, end, text }: Mutation): string {
  return `\`${shorten(code.slice(start, end))}\` → \`${shorten(text)}\``
}

function shorten(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ')
  return oneLine.length > 50 ? `${oneLine.slice(0, 47)}…` : oneLine
}
