import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { writePageData } from '@/lib/page-data'
import { queryClient } from '@/lib/query-provider'
import { App } from './app'

/** For the build's scripts, which cannot read the environment as a build does. */
export { siteUrl } from '@/config/links'
export { listGhostPosts } from '@/features/news/ghost/list-posts'
export { provideWindow } from '@/lib/dom-window'

export type RenderedPage = {
  head: string
  body: string
  /** What the page's queries answered, as JSON; empty without any. */
  data: string
}

/**
 * Renders one address to HTML at build time; one after the other, since they share a query cache.
 * @returns the tags for the head, which React puts first, the markup of #root, and its data
 * @throws when anything on the page throws
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // Otherwise React moves large lazy sections out of place, which needs script to undo.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const data = writePageData(queryClient)
  queryClient.clear()
  return { ...splitHead(html), data }
}

const HEAD_TAG = /^(?:<title\b[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)/

function splitHead(html: string): Omit<RenderedPage, 'data'> {
  let head = ''
  let body = html
  for (let tag = HEAD_TAG.exec(body)?.[0]; tag !== undefined; tag = HEAD_TAG.exec(body)?.[0]) {
    head += tag
    body = body.slice(tag.length)
  }
  return { head, body }
}
