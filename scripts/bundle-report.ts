import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { findPage } from '../src/content/find-page.ts'
import { PAGES } from '../src/content/pages.ts'
import { IMAGE_QUALITY } from '../src/lib/image-address.ts'
import { EVERY_PAGE, EXCEPTIONS } from './budgets.ts'
import { linkedFiles, type PageWeight, preloadedDrawings, totalOf } from './page-weight.ts'

/** Prints what each page of the build loads at first. Fails if one is over its budget. */

const DIST = 'dist'
/** The width of a phone, in physical pixels. */
const PHONE_WIDTH = 828
const sizes = new Map(await weighPictures())
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, page: findPage(file === 'index.html' ? '/' : `/${file.slice(0, -5)}`) }))
const problems: string[] = []

console.log('\nEach route (kB): total; page, scripts, all classes, fonts, first pictures')
for (const { path } of PAGES) checkRoute(path)

console.log('')
for (const problem of problems) console.error(`Over budget: ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1

/** For a route with parameters, reports its heaviest page. */
function checkRoute(route: string): void {
  const [heaviest] = pages
    .filter(({ page }) => page?.path === route)
    .map(({ file }) => weigh(`${DIST}/${file}`))
    .sort((a, b) => totalOf(b) - totalOf(a))
  if (!heaviest) return void problems.push(`${route} has no page in the build`)
  const { limit, why } = EXCEPTIONS[route] ?? { limit: EVERY_PAGE }
  const total = totalOf(heaviest)
  const parts = Object.values(heaviest).map(kilobytes).join('')
  console.log(`${kilobytes(total)} ${parts}  ${route}${why ? `  (${why})` : ''}`)
  if (total > limit) problems.push(`${route}: ${kilobytes(total)} of ${kilobytes(limit)} kB`)
}

function weigh(file: string): PageWeight {
  const html = readFileSync(file, 'utf8')
  const { scripts, styles, fonts, images } = linkedFiles(html)
  return {
    html: brotliCompressSync(html).length,
    scripts: sum(scripts),
    styles: sum(styles),
    fonts: sum(fonts),
    // A page loads only one of its drawings.
    images: sum(images) + Math.max(0, ...preloadedDrawings(html).map(sizeOf)),
  }
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + sizeOf(file), 0)
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
