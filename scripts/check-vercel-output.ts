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
import { ROUTES, type RouteEntry } from '../src/app/routes.ts'

/**
 * Compares what `vercel build` wrote with vercel.json, the route table and api/, and calls each
 * function as the host would load it. Usage: npm run vercel:check -- [OUTPUT_FOLDER]
 */

type Headers = Record<string, string>
type Config = {
  routes: { src?: string; headers?: Headers; status?: number }[]
  crons: unknown
  images: unknown
}
type Vercel = {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  crons: unknown
  images: unknown
}
type FunctionModule = Record<string, (request: Request) => Promise<Response>>

const output = process.argv[2] ?? '.vercel/output'
if (!existsSync(join(output, 'config.json'))) {
  console.error(`There is no build in ${output}. See docs/deploy.md.`)
  process.exit(1)
}
const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))
const config = readJson<Config>(join(output, 'config.json'))
const vercel = readJson<Vercel>('vercel.json')

checkSettings()
checkFiles()
await checkFunctions()

function checkSettings(): void {
  assert.deepEqual(config.crons, vercel.crons, 'crons')
  assert.deepEqual(config.images, vercel.images, 'images')
  const sent = config.routes.flatMap(({ headers, status }) => (headers && !status ? [headers] : []))
  const wanted = vercel.headers.map(({ headers }) =>
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  )
  assert.deepEqual(sent, wanted, 'headers')
  console.log(`${wanted.length} header rules, schedule and image sizes as in vercel.json`)
}

function checkFiles(): void {
  const entries: readonly RouteEntry[] = ROUTES
  const pages = entries.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
  const missing = pages.filter((path) => {
    const name = path === '/' ? 'index' : path.slice(1)
    return !existsSync(join(output, 'static', `${name}.html`))
  })
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
  // Elsewhere, so that a package left out is not found in this project's own folder.
  const copy = mkdtempSync(join(tmpdir(), 'functions-'))
  cpSync(join(output, 'functions'), copy, { recursive: true })
  console.info = console.error = () => {}
  for (const name of wanted) {
    const folder = join(copy, 'api', `${name}.func`)
    const { runtime, maxDuration, handler } = readJson<Record<string, unknown>>(
      join(folder, '.vc-config.json'),
    )
    assert.deepEqual({ runtime, maxDuration }, { runtime: 'nodejs24.x', maxDuration: 10 }, name)
    const module: FunctionModule = await import(pathToFileURL(join(folder, String(handler))).href)
    const response = await module.GET?.(new Request(`https://www.example.com/api/${name}`))
    assert.ok(response && response.status !== 500, `${name} answers`)
    console.log(`/api/${name} loads and answers ${response.status}`)
  }
  rmSync(copy, { recursive: true })
}
