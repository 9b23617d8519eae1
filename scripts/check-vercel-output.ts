import assert from 'node:assert/strict'
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
import { PAGES } from '../src/content/pages.ts'

/**
 * Compares what `vercel build` wrote with vercel.json, the list of pages and api/, and calls each function as
 * the host would load it. Usage: npm run vercel:check -- [OUTPUT_FOLDER]
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
    console.log(`/api/${name} loads and answers ${response.status}`)
  }
  rmSync(copy, { recursive: true })
}
