import type * as Server from '../src/app/entry-server.tsx'
import { PAGES } from '../src/content/pages.ts'
import type { Client } from './build-client.ts'
import { initialChunks } from './initial-chunks.ts'
import { fillTemplate, listPages, pageFile, pageSource } from './page-files.ts'
import type { PostPath } from './posts/post-paths.ts'
import { stopWithoutGhost } from './posts/stop-without-ghost.ts'
import { writeBuilt } from './write-built.ts'

const NOT_FOUND = '/404'

/**
 * Writes every page of the route table, the pages of the posts, and the not-found page as files of
 * HTML.
 */
export async function writePages(
  { template, manifest }: Client,
  { env: { ghost }, findPage, renderPage }: Pick<typeof Server, 'env' | 'findPage' | 'renderPage'>,
  posts: readonly PostPath[],
): Promise<void> {
  const shell = initialChunks(manifest, ['index.html'])
  const pages = [
    ...listPages(PAGES).map(({ path, entry }) => ({ path, source: pageSource(entry) })),
    ...posts.map(({ path }) => ({ path, source: sourceOf(path) })),
    { path: NOT_FOUND, source: 'src/pages/not-found.tsx' },
  ]
  for (const { path, source } of pages) {
    const rendered = await renderPage(path).catch((error: unknown) => {
      if (ghost) stopWithoutGhost(error, ghost.url)
      throw error
    })
    const html = fillTemplate(template, rendered, {
      path,
      ...ownFiles(source, path),
    })
    writeBuilt(pageFile(path), html)
  }

  // Posts may come after the build: vercel.json sends their addresses to the page without content.
  if (ghost) writeBuilt('spa.html', template)
  console.log(`${pages.length} pages written`)

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

  /** The page that shows an address of a route with parameters. */
  function sourceOf(path: string): string {
    const entry = findPage(path)
    if (!entry) throw new Error(`No route shows ${path}`)
    return pageSource(entry)
  }
}
