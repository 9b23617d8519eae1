import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { findPage } from '../src/content/find-page.ts'
import { PAGES } from '../src/content/pages.ts'
import { IMAGE_QUALITY } from '../src/lib/image-address.ts'
import { listLoaded } from './list-loaded.ts'

/** Prints how much a first visit to each page of the build loads, in kB as sent. Fails if one is over its limit. */

const LIMIT_KB = 192
/** Pages that may load more, and why. */
const LIMITS_KB: Readonly<Record<string, number>> = {
  // Form library and its schemas, queries, time zones.
  '/schedule': 205,
  // A picture beside the drawing.
  '/news/:slug': 199,
}

const DIST = 'dist'
/** The width of a phone, in physical pixels. */
const PHONE_WIDTH = 828
const sizes = new Map(await weighPictures())
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, page: findPage(file === 'index.html' ? '/' : `/${file.slice(0, -5)}`) }))

for (const { path } of PAGES) {
  // A route with parameters has many pages; the heaviest counts.
  const all = files.filter(({ page }) => page?.path === path).map(({ file }) => weigh(file))
  if (all.length === 0) throw new Error(`${path} has no page in the build`)
  const kB = Math.max(...all) / 1000
  const limit = LIMITS_KB[path] ?? LIMIT_KB
  console.log(`${kB.toFixed(1).padStart(6)}  ${path}${kB > limit ? `: over its ${limit} kB` : ''}`)
  if (kB > limit) process.exitCode = 1
}

function weigh(file: string): number {
  const html = readFileSync(`${DIST}/${file}`, 'utf8')
  const { always, oneOf } = listLoaded(html)
  const shared = always.reduce((total, address) => total + sizeOf(address), 0)
  return brotliCompressSync(html).length + shared + Math.max(0, ...oneOf.map(sizeOf))
}

/** The sizes of pictures as the host sends them to a phone with a dense screen, by address. */
async function weighPictures(): Promise<[string, number][]> {
  const addresses = readdirSync(`${DIST}/pictures`).map((name) => `/pictures/${name}`)
  return Promise.all(
    addresses.map(async (address) => {
      const image = sharp(DIST + address).resize({ width: PHONE_WIDTH, withoutEnlargement: true })
      const { length } = await image.webp({ quality: IMAGE_QUALITY }).toBuffer()
      return [address, length]
    }),
  )
}

/** Compressed bytes: text as Brotli, files that are already compressed as they are. */
function sizeOf(address: string): number {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const path = DIST + address
  if (!existsSync(path)) throw new Error(`A page names ${address}, which is not in the build`)
  const content = readFileSync(path)
  const isText = /\.(?:js|css|svg)$/.test(address)
  const size = (isText ? brotliCompressSync(content) : content).length
  sizes.set(address, size)
  return size
}
