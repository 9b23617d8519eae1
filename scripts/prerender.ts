import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { matchPath } from 'react-router-dom'
import { ROUTES, type RouteEntry } from '../src/app/routes.ts'
import type * as Server from '../src/app/entry-server.tsx'
import { heroPreload } from './hero-preload.ts'
import { allStyles, initialChunks, type Manifest } from './initial-chunks.ts'
import { answerFromBuild } from './local-fetch.ts'
import { fillTemplate, listPages, pageFile, pageSource } from './page-files.ts'
import { listPostPaths } from './posts/post-paths.ts'

/**
 * Writes every page of the route table, the pages of the posts, and the not-found page as files of
 * HTML.
 */

const DIST = 'dist'
const NOT_FOUND = '/404'

const { listGhostPosts, provideWindow, renderPage }: typeof Server = await import(
  pathToFileURL('.server/entry-server.js').href
)
const template = readFileSync(`${DIST}/index.html`, 'utf8')
const manifest: Manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
const shell = initialChunks(manifest, ['index.html'])

answerFromBuild(DIST)
provideWindow(new JSDOM().window as unknown as typeof window)
const ghostPosts = await listGhostPosts()

const entries: readonly RouteEntry[] = ROUTES
const staticPages = listPages(entries).map(({ path, entry }) => ({
  path,
  source: pageSource(entry),
}))
const postPages = listPostPaths(new Date(), ghostPosts).map(({ path }) => ({
  path,
  source: sourceOf(path),
}))
const pages = [...staticPages, ...postPages]

for (const { path, source } of [...pages, { path: NOT_FOUND, source: 'src/pages/not-found.tsx' }]) {
  const html = fillTemplate(template, await renderPage(path), {
    path,
    early: path === '/' ? heroPreload(manifest) : '',
    ...ownFiles(source, path),
  })
  const file = `${DIST}/${pageFile(path)}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

// Posts may come after the build: vercel.json sends their addresses to the page without content.
if (ghostPosts) writeFileSync(`${DIST}/spa.html`, template)

// Wanted by the bundle report and the service worker's build, not by visitors.
writeFileSync('.server/template.html', template)
renameSync(`${DIST}/.vite/manifest.json`, '.server/manifest.json')
console.log(`${pages.length + 1} pages written`)

// Query caches of the rendered pages hold timers of days.
process.exit(0)

/** The page that shows an address of a route with parameters. */
function sourceOf(path: string): string {
  const entry = entries.find((one) => matchPath(one.path, path) !== null)
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
    scripts: chunks.map((key) => `/${manifest[key]?.file ?? ''}`),
    styles: inOrder(chunks.flatMap((key) => manifest[key]?.css ?? [])).map((file) => `/${file}`),
  }
}

/** Each sheet once; that of all rules, which says what layers there are in what order, before the rest. */
function inOrder(sheets: readonly string[]): string[] {
  const all = allStyles(manifest)
  return [...new Set([...sheets.filter((file) => file === all), ...sheets])]
}
