import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageFile } from '../build/page-files.ts'
import { readVercelJson } from '../build/vercel-json.ts'
import type { FunctionModule } from '../local/functions.ts'
import { PAGES } from '../src/config/pages.ts'
import { readBuiltCalendar } from '../local/read-built-calendar.ts'

/**
 * Compares what `vercel build` wrote with vercel.json, the list of pages and api/, calls each function as
 * the host would load it, and lets one read a calendar. Usage: npm run vercel:check -- [OUTPUT_FOLDER]
 */

type Headers = Record<string, string>
type Config = {
  routes: { src?: string; headers?: Headers; status?: number }[]
  crons: unknown
  images: unknown
}

const output = process.argv[2] ?? '.vercel/output'
if (!existsSync(join(output, 'config.json'))) {
  console.error(`There is no build in ${output}. See docs/deploy.md.`)
  process.exit(1)
}
const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))
const config = readJson<Config>(join(output, 'config.json'))
const { crons, functions = {}, headers: rules = [], images } = readVercelJson('.')

checkSettings()
checkFiles()
await checkFunctions()

function checkSettings(): void {
  assert.deepEqual(config.crons, crons, 'crons')
  assert.deepEqual(config.images, images, 'images')
  const sent = config.routes.flatMap(({ headers, status }) => (headers && !status ? [headers] : []))
  const wanted = rules.map(({ headers }) =>
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  )
  assert.deepEqual(sent, wanted, 'headers')
  console.log(`${wanted.length} header rules, schedule and image sizes as in vercel.json`)
}

function checkFiles(): void {
  const pages = PAGES.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
  const missing = pages.filter((path) => !existsSync(join(output, 'static', pageFile(path))))
  assert.deepEqual(missing, [], 'pages without a file')
  assert.deepEqual(
    globSync('static/**/{*.map,.vite}', { cwd: output }),
    [],
    'files to keep private',
  )
  console.log(`${pages.length} pages`)
}

async function checkFunctions(): Promise<void> {
  const wanted = globSync('*.ts', { cwd: 'api' }).map((file) => file.slice(0, -3))
  const built = readdirSync(join(output, 'functions/api')).map((name) => name.slice(0, -5))
  assert.deepEqual(built.toSorted(), wanted.toSorted(), 'functions')
  // In another folder, so that a missing package is not found in this project's own.
  const copy = mkdtempSync(join(tmpdir(), 'functions-'))
  cpSync(join(output, 'functions'), copy, { recursive: true })
  console.info = console.error = () => {}
  for (const name of wanted) {
    const folder = join(copy, 'api', `${name}.func`)
    const { runtime, maxDuration, handler } = readJson<Record<string, unknown>>(
      join(folder, '.vc-config.json'),
    )
    const wantedDuration = (functions[`api/${name}.ts`] ?? functions['api/*.ts'])?.maxDuration
    assert.deepEqual([runtime, maxDuration], ['nodejs24.x', wantedDuration], name)
    const module: FunctionModule = await import(pathToFileURL(join(folder, String(handler))).href)
    const request = new Request(`https://www.example.com/api/${name}`)
    const response = await module.default.fetch(request)
    assert.notEqual(response.status, 500, `${name} answers`)
    const seconds = startSeconds(join(folder, String(handler)))
    console.log(
      `/api/${name} starts in ${seconds} s of processor time and answers ${response.status}`,
    )
  }
  const outbox = join(copy, 'api/outbox.func/api/outbox.js')
  assert.deepEqual(await readBuiltCalendar(outbox), { spans: 1, problem: null }, 'calendars')
  console.log('/api/outbox reads a calendar')
  rmSync(copy, { recursive: true })
}

/** The processor time that a new process needs to load a function. */
function startSeconds(file: string): string {
  const code = `const before = process.cpuUsage(); await import(${JSON.stringify(pathToFileURL(file).href)})
    const { user, system } = process.cpuUsage(before); console.log(((user + system) / 1e6).toFixed(2)); process.exit()`
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  }).trim()
}
