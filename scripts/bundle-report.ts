import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import type { Manifest } from 'vite'
import { findPage } from '../src/content/find-page.ts'
import { PAGES } from '../src/content/pages.ts'
import { IMAGE_QUALITY } from '../src/lib/image-address.ts'
import { EVERY_PAGE, EXCEPTIONS, HOME, NEVER_IN_SCRIPT, NEVER_INITIAL } from './budgets.ts'
import { initialChunks } from '../build/initial-chunks.ts'
import { heavier, kindsOver, linkedFiles, type PageWeight } from './page-weight.ts'

/** Prints what each page of the build loads for its first screen. Fails if one is over its budget. */

const DIST = 'dist'
const LARGEST = 8
const HOME_ENTRIES = ['index.html', 'src/pages/home.tsx']
/** The width of a phone, in physical pixels. */
const PHONE_WIDTH = 828
const manifest: Manifest = JSON.parse(readFileSync('.server/manifest.json', 'utf8'))
const sizes = new Map(await weighPictures())
const problems: string[] = []

const { script: home } = linkedFiles(readFileSync(`${DIST}/index.html`, 'utf8'))
console.log('\nHome page, first scripts (kB Brotli)')
for (const file of home) console.log(`${kilobytes(sizeOf(file))}  ${file}`)
const homeLine = `scripts of the home page: ${kilobytes(total(home)).trim()} of ${kilobytes(HOME.script).trim()} kB`
console.log(homeLine)
if (total(home) > HOME.script) problems.push(homeLine)

console.log('\nEach route (kB): script beyond the home page, styles, fonts, first pictures')
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, page: findPage(file === 'index.html' ? '/' : `/${file.slice(0, -5)}`) }))
for (const { path } of PAGES) checkRoute(path)

console.log('\nLargest scripts loaded later (kB Brotli)')
const later = readdirSync(`${DIST}/assets`)
  .filter((name) => name.endsWith('.js') && !home.includes(`/assets/${name}`))
  .map((name) => `/assets/${name}`)
  .sort((a, b) => sizeOf(b) - sizeOf(a))
for (const file of later.slice(0, LARGEST)) console.log(`${kilobytes(sizeOf(file))}  ${file}`)

const initial = initialChunks(manifest, HOME_ENTRIES)
for (const source of NEVER_INITIAL) {
  if (!manifest[source]) problems.push(`${source} is no chunk of its own`)
  else if (initial.has(source)) problems.push(`${source} is among the first scripts`)
}
const firstCode = home.map((file) => readFileSync(DIST + file, 'utf8')).join('\n')
for (const word of NEVER_IN_SCRIPT) {
  if (firstCode.includes(word)) problems.push(`"${word}" is in the first scripts`)
}

console.log('')
for (const problem of problems) console.error(`Over budget: ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1

/** A route with parameters has many pages; the heaviest counts. */
function checkRoute(route: string): void {
  const weights = pages
    .filter(({ page }) => page?.path === route)
    .map(({ file }) => weigh(`${DIST}/${file}`))
  if (weights.length === 0) return void problems.push(`${route} has no page in the build`)
  const weight = weights.reduce(heavier)
  const over = kindsOver(weight, { ...EVERY_PAGE, ...EXCEPTIONS[route]?.limit })
  const figures = Object.values(weight).map(kilobytes).join('')
  const note = EXCEPTIONS[route] ? `  (${EXCEPTIONS[route].why})` : ''
  console.log(`${figures}  ${route}${note}`)
  if (over.length > 0) problems.push(`${route}: ${over.join(', ')}`)
}

function weigh(file: string): PageWeight {
  const html = readFileSync(file, 'utf8')
  const { script, style, fonts, images } = linkedFiles(html)
  const art = /class="[^"]*\b(?:hero-picture|plate|scene)\b/.test(html) ? largestDrawing() : 0
  return {
    script: total(script.filter((one) => !home.includes(one))),
    style: total(style),
    fonts: total(fonts),
    images: total(images) + art,
  }
}

/** The drawing behind the first screen comes in several shapes, of which a page loads one. */
function largestDrawing(): number {
  const drawings = readdirSync(`${DIST}/assets`).filter((name) =>
    /^(?:bridge|.*-(?:day|dusk)).*\.svg$/.test(name),
  )
  return Math.max(...drawings.map((name) => sizeOf(`/assets/${name}`)))
}

function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0)
}

/** The sizes of pictures as the host sends them to a phone with a dense screen, by file. */
async function weighPictures(): Promise<[string, number][]> {
  const files = readdirSync(`${DIST}/pictures`).map((name) => `/pictures/${name}`)
  return Promise.all(
    files.map(async (file) => {
      const image = sharp(DIST + file).resize({ width: PHONE_WIDTH, withoutEnlargement: true })
      const { length } = await image.webp({ quality: IMAGE_QUALITY }).toBuffer()
      return [file, length]
    }),
  )
}

/** Compressed bytes: text as Brotli, files that are already compressed as they are. */
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const path = DIST + file
  if (!existsSync(path)) throw new Error(`A page names ${file}, which is not in the build`)
  const content = readFileSync(path)
  const isText = /\.(?:js|css|svg)$/.test(file)
  const size = (isText ? brotliCompressSync(content) : content).length
  sizes.set(file, size)
  return size
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7)
}
