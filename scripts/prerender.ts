import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROUTES, type RouteEntry } from '../src/app/routes.ts'
import type * as Server from '../src/app/entry-server.tsx'
import { initialChunks, type Manifest } from './initial-chunks.ts'
import { fillTemplate, pageFile, pageSource } from './page-files.ts'

/** Writes every page of the route table, and the not-found page, as a file of HTML. */

const DIST = 'dist'
const NOT_FOUND = '/404'

const { renderPage }: typeof Server = await import(pathToFileURL('.server/entry-server.js').href)
const template = readFileSync(`${DIST}/index.html`, 'utf8')
const manifest: Manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
const shell = initialChunks(manifest, ['index.html'])

const entries: readonly RouteEntry[] = ROUTES
const pages = entries
  .filter(({ page, path }) => page !== undefined && !path.includes(':'))
  .flatMap((entry) =>
    [entry.path, ...(entry.aliases ?? [])].map((path) => ({ path, source: pageSource(entry) })),
  )

for (const { path, source } of [...pages, { path: NOT_FOUND, source: 'src/pages/not-found.tsx' }]) {
  const html = fillTemplate(template, await renderPage(path), ownScripts(source, path))
  const file = `${DIST}/${pageFile(path)}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

// Wanted by the bundle report, not by visitors.
renameSync(`${DIST}/.vite/manifest.json`, '.server/manifest.json')
console.log(`${pages.length + 1} pages written`)

// Query caches of the rendered pages hold timers of days.
process.exit(0)

/** The scripts a page needs beyond the shell's, its content among them, to be fetched along with them. */
function ownScripts(source: string, path: string): string[] {
  const content = `src/content${path}.ts`
  return [...initialChunks(manifest, content in manifest ? [source, content] : [source])]
    .filter((key) => !shell.has(key))
    .map((key) => `/${manifest[key]?.file ?? ''}`)
}
