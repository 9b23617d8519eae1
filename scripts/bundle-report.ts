import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { BUDGETS, NEVER_IN_SCRIPT, NEVER_INITIAL } from './budgets.ts'
import { initialChunks, type Manifest } from './initial-chunks.ts'

/** Prints what a first visit to the home page loads and fails when it is over budget. */

const DIST = 'dist'
const HOME = ['index.html', 'src/pages/home.tsx']
const manifest: Manifest = JSON.parse(readFileSync(`.server/manifest.json`, 'utf8'))
const problems: string[] = []

const initial = initialChunks(manifest, HOME)
const scripts = filesOf([...initial]).sort((a, b) => b.brotli - a.brotli)
const styles = sizesOf(new Set([...initial].flatMap((key) => manifest[key]?.css ?? [])))
const fonts = readdirSync(`${DIST}/assets`)
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => sizeOf(`assets/${name}`))

printTable('Home page, first scripts', scripts)
printTable('Home page, styles', styles)
console.log(`Fonts: ${fonts.length} files, ${kilobytes(sum(fonts, 'raw'))} kB`)

const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))
printTable(
  'Each page, own script beyond the home page',
  pages.map((key) => {
    const own = filesOf([...initialChunks(manifest, [key])].filter((chunk) => !initial.has(chunk)))
    return { name: key, raw: sum(own, 'raw'), brotli: sum(own, 'brotli') }
  }),
)
const lazy = filesOf(Object.keys(manifest).filter((key) => !initial.has(key)))
printTable('Largest files loaded later', lazy.sort((a, b) => b.brotli - a.brotli).slice(0, 8))

checkBudget('scripts of the home page', sum(scripts, 'brotli'), BUDGETS.homeScript)
checkBudget('styles of the home page', sum(styles, 'brotli'), BUDGETS.homeStyle)
checkBudget('fonts', sum(fonts, 'raw'), BUDGETS.fonts)
for (const source of NEVER_INITIAL) {
  if (!manifest[source]) problems.push(`${source} is no chunk of its own`)
  else if (initial.has(source)) problems.push(`${source} is among the first scripts`)
}
const firstCode = scripts.map(({ name }) => readFileSync(`${DIST}/${name}`, 'utf8')).join('\n')
for (const word of NEVER_IN_SCRIPT) {
  if (firstCode.includes(word)) problems.push(`"${word}" is in the first scripts`)
}

for (const problem of problems) console.error(`Over budget: ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1

type Size = { name: string; raw: number; brotli: number }

function filesOf(keys: string[]): Size[] {
  const files = keys.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  return sizesOf(new Set(files))
}

function sizesOf(files: Set<string>): Size[] {
  return [...files].filter((file) => existsSync(`${DIST}/${file}`)).map(sizeOf)
}

function sizeOf(name: string): Size {
  const content = readFileSync(`${DIST}/${name}`)
  return { name, raw: content.length, brotli: brotliCompressSync(content).length }
}

function sum(sizes: Size[], field: 'raw' | 'brotli'): number {
  return sizes.reduce((total, size) => total + size[field], 0)
}

function checkBudget(what: string, bytes: number, limit: number): void {
  const line = `${what}: ${kilobytes(bytes)} kB of ${kilobytes(limit)} kB`
  console.log(line)
  if (bytes > limit) problems.push(line)
}

function printTable(title: string, rows: Size[]): void {
  console.log(`\n${title} (kB: raw, Brotli)`)
  for (const { name, raw, brotli } of rows) {
    console.log(`${kilobytes(raw).padStart(8)} ${kilobytes(brotli).padStart(8)}  ${name}`)
  }
  console.log(
    `${kilobytes(sum(rows, 'raw')).padStart(8)} ${kilobytes(sum(rows, 'brotli')).padStart(8)}  in all`,
  )
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
