import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp from 'sharp'
import { findPage } from '../src/lib/find-page.ts'
import { PAGES } from '../src/config/pages.ts'
import { IMAGE_QUALITY } from '../src/lib/image-address.ts'
import { listLoaded } from './list-loaded.ts'

/** Prints how much a first visit to each page of the build loads, in kB as sent. Fails if one is over the limit. */

const LIMIT_KB = 184

const DIST = 'dist'
/** The width of a phone, in physical pixels. */
const PHONE_WIDTH = 828
const compress = promisify(brotliCompress)
/** Bytes as sent, by address: each file is measured once. */
const sizes = new Map<string, Promise<number>>()
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, page: findPage(file === 'index.html' ? '/' : `/${file.slice(0, -5)}`) }))

const weighed = PAGES.map(async ({ path }) => {
  // A route with parameters has many pages; the heaviest counts.
  const all = files.filter(({ page }) => page?.path === path).map(({ file }) => weigh(file))
  if (all.length === 0) throw new Error(`${path} has no page in the build`)
  return { path, kB: Math.max(...(await Promise.all(all))) / 1000 }
})

for (const { path, kB } of await Promise.all(weighed)) {
  const isOver = kB > LIMIT_KB
  console.log(`${kB.toFixed(1).padStart(6)}  ${path}${isOver ? `: over ${LIMIT_KB} kB` : ''}`)
  if (isOver) process.exitCode = 1
}

async function weigh(file: string): Promise<number> {
  const html = readFileSync(`${DIST}/${file}`, 'utf8')
  const { always, oneOf } = listLoaded(html)
  const [page, shared, drawings] = await Promise.all([
    compress(html),
    Promise.all(always.map(sizeOf)),
    Promise.all(oneOf.map(sizeOf)),
  ])
  return page.length + shared.reduce((total, size) => total + size, 0) + Math.max(0, ...drawings)
}

function sizeOf(address: string): Promise<number> {
  const size = sizes.get(address) ?? measure(address)
  sizes.set(address, size)
  return size
}

/** Bytes as sent: text as Brotli, pictures as the host makes them for a phone with a dense screen, others as they are. */
async function measure(address: string): Promise<number> {
  const path = DIST + address
  if (!existsSync(path)) throw new Error(`A page names ${address}, which is not in the build`)
  if (address.startsWith('/pictures/')) {
    const image = sharp(path).resize({ width: PHONE_WIDTH, withoutEnlargement: true })
    return (await image.webp({ quality: IMAGE_QUALITY }).toBuffer()).length
  }
  const content = readFileSync(path)
  return (/\.(?:js|css|svg)$/.test(address) ? await compress(content) : content).length
}
