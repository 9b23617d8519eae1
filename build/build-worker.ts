import { build, type Manifest } from 'vite'
import type { ClientEnv } from '../src/config/env-schema.ts'
import { PAGES } from '../src/config/pages.ts'
import { BUILD_TARGET } from './browsers.ts'
import type { Client } from './build-client.ts'
import { initialChunks } from './initial-chunks.ts'
import { listPages, pageSource } from './page-files.ts'
import { filesOf, listParts } from './page-parts.ts'
import type { HeaderRule } from './vercel-json.ts'

/**
 * Builds the service worker, which lists the other files.
 * @param headers of a page
 */
export async function buildWorker(
  { manifest, shell }: Client,
  headers: HeaderRule['headers'],
  env: ClientEnv,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      INITIAL_FILES: JSON.stringify(listInitialFiles(manifest, shell)),
      SHELL_PARTS: JSON.stringify(listParts(manifest, 'index.html')),
      PAGE_PARTS: JSON.stringify(listPageParts(manifest)),
      PAGE_STYLES: JSON.stringify(listPageStyles(manifest)),
      APP_SHELL: JSON.stringify(shell),
      PAGE_HEADERS: JSON.stringify({
        ...Object.fromEntries(headers.map(({ key, value }) => [key, value])),
        'Content-Type': 'text/html; charset=utf-8',
      }),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      emptyOutDir: false,
      target: BUILD_TARGET,
      rolldownOptions: {
        input: env.VITE_SERVICE_WORKER === 'off' ? 'worker/remove.ts' : 'worker/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
      },
    },
  })
}

/** The files that every page loads first: scripts, styles and the first screen's fonts. */
function listInitialFiles(manifest: Manifest, shell: string): string[] {
  const scripts = [...initialChunks(manifest, ['index.html'])].flatMap((key) =>
    filesOf(manifest, key),
  )
  const linked = [...shell.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  return [...new Set([...scripts, ...linked])]
}

/** The sheets of each page, by its path. A page's own HTML has them inside. */
function listPageStyles(manifest: Manifest): Record<string, string[]> {
  const styles = listPages(PAGES).map(({ path, file }) => {
    const chunks = initialChunks(manifest, [pageSource(file)])
    const sheets = [...chunks].flatMap((key) => manifest[key]?.css ?? [])
    return [path, sheets.map((name) => `/${name}`)] as const
  })
  return Object.fromEntries(styles.filter(([, sheets]) => sheets.length > 0))
}

/** The files each page loads later, by its path. */
function listPageParts(manifest: Manifest): Record<string, string[]> {
  const shell = new Set(listParts(manifest, 'index.html'))
  const parts = listPages(PAGES).map(({ path, file }) => {
    const own = listParts(manifest, pageSource(file)).filter((part) => !shell.has(part))
    return [path, own] as const
  })
  return Object.fromEntries(parts.filter(([, own]) => own.length > 0))
}
