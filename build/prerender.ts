import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { findPage } from '../src/content/find-page.ts'
import { PAGES } from '../src/content/pages.ts'
import { drawingPreload } from './drawing-preload.ts'
import { initialChunks } from './initial-chunks.ts'
import { loadServer } from './load-server.ts'
import { fillTemplate, listPages, pageFile, pageSource } from './page-files.ts'
import { readPostPaths } from './posts/post-paths.ts'
import { stopWithoutGhost } from './posts/stop-without-ghost.ts'
import { writeBuilt } from './write-built.ts'

/**
 * Writes every page of the route table, the pages of the posts, and the not-found page as files of
 * HTML.
 */

const DIST = 'dist'
const NOT_FOUND = '/404'

const { env, renderPage } = await loadServer()
const { ghost } = env
const template = readFileSync(`${DIST}/index.html`, 'utf8')
const manifest: Manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
const shell = initialChunks(manifest, ['index.html'])

answerFromBuild()

const pages = [
  ...listPages(PAGES).map(({ path, entry }) => ({ path, source: pageSource(entry), entry })),
  ...readPostPaths().map(({ path }) => ({ path, source: sourceOf(path), entry: { path } })),
  { path: NOT_FOUND, source: 'src/pages/not-found.tsx', entry: { path: NOT_FOUND } },
]
for (const { path, source, entry } of pages) {
  const rendered = await renderPage(path).catch((error: unknown) => {
    if (ghost) stopWithoutGhost(error, ghost.url)
    throw error
  })
  const html = fillTemplate(template, rendered, {
    path,
    early: drawingPreload(manifest, entry, rendered.body),
    ...ownFiles(source, path),
  })
  writeBuilt(pageFile(path), html)
}

// Posts may come after the build: vercel.json sends their addresses to the page without content.
if (ghost) writeBuilt('spa.html', template)

// Wanted by the bundle report and the service worker's build, not by visitors.
writeFileSync('.server/template.html', template)
renameSync(`${DIST}/.vite/manifest.json`, '.server/manifest.json')
console.log(`${pages.length} pages written`)

// The pages' query caches hold timers that would keep the process alive for days.
process.exit(0)

/** Lets build-time code fetch the build's files by their address on the site. */
function answerFromBuild(): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return fetch(input, init)
    const file = join(DIST, input)
    if (!existsSync(file)) return new Response(null, { status: 404 })
    return new Response(readFileSync(file, 'utf8'))
  }
}

/** The page that shows an address of a route with parameters. */
function sourceOf(path: string): string {
  const entry = findPage(path)
  if (!entry) throw new Error(`No route shows ${path}`)
  return pageSource(entry)
}

/**
 * The scripts and styles a page needs beyond the shell's, its content among them, to be fetched along
 * with them.
 */
function ownFiles(source: string, path: string): { scripts: string[]; styles: string[] } {
  const content = `src/content${path}.ts`
  const keys = content in manifest ? [source, content] : [source]
  const chunks = [...initialChunks(manifest, keys)].filter((key) => !shell.has(key))
  return {
    scripts: chunks.map((key) => `/${manifest[key]?.file ?? ''}`).reverse(),
    styles: [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))].map(
      (file) => `/${file}`,
    ),
  }
}
