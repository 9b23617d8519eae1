import type * as Server from '../src/app/entry-server.tsx'
import { PAGES } from '../src/config/pages.ts'
import type { Client } from './build-client.ts'
import { initialChunks } from './initial-chunks.ts'
import { fillTemplate, listPages, pageFile, pageSource } from './page-files.ts'
import type { PostPath } from './posts/post-paths.ts'
import { stopWithoutGhost } from './posts/stop-without-ghost.ts'
import { writeBuilt } from './write-built.ts'

/**
 * Writes every page of the route table, the pages of the posts, and the not-found page as HTML
 * files.
 */
export async function writePages(
  { template, manifest, read }: Client,
  { env: { ghost }, findPage, renderPage }: Pick<typeof Server, 'env' | 'findPage' | 'renderPage'>,
  posts: readonly PostPath[],
): Promise<void> {
  const shell = initialChunks(manifest, ['index.html'])
  const pages = [
    ...listPages(PAGES),
    ...posts.map(({ path }) => ({ path, file: findPage(path)?.file ?? '' })),
    { path: '/404', file: 'not-found' },
  ]
  for (const { path, file } of pages) {
    const rendered = await renderPage(path).catch((error: unknown) => {
      if (ghost) stopWithoutGhost(error, ghost.url)
      throw error
    })
    const { scripts, sheets } = ownFiles(pageSource(file), path)
    const styles = sheets.map(read).join('')
    writeBuilt(pageFile(path), fillTemplate(template, rendered, { file, scripts, sheets, styles }))
  }

  // Posts may be newer than the build: vercel.json sends their URLs to the page without content.
  if (ghost) writeBuilt('spa.html', template)
  console.log(`${pages.length} pages written`)

  /** The scripts that a page needs in addition to the shell's, including its content, and their style sheets. */
  function ownFiles(source: string, path: string): { scripts: string[]; sheets: string[] } {
    const content = `src/content${path}.md`
    const keys = content in manifest ? [source, content] : [source]
    const chunks = [...initialChunks(manifest, keys)].filter((key) => !shell.has(key))
    return {
      scripts: chunks.map((key) => manifest[key]?.file ?? ''),
      // Files that others depend on come first.
      sheets: [...new Set(chunks.toReversed().flatMap((key) => manifest[key]?.css ?? []))],
    }
  }
}
