import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { queryClient, writePageData } from '@/lib/query-provider.tsx'
import { App } from './app.tsx'

/** For the build's scripts, which can't read the environment as a build does, nor import React before it. */
export { env } from '@/config/env.ts'
export { findPage } from '@/lib/find-page.ts'
export { listGhostPosts } from '@/features/news/ghost/list-posts.ts'
export { provideSource } from '@/features/news/source.ts'
export { provideWindow } from '@/lib/dom-window.ts'

type RenderedPage = {
  head: string
  body: string
  /** The page's query results as JSON. Empty when there are none. */
  data: string
}

/**
 * Renders one address to HTML at build time. Call it for one page at a time: pages share a query cache.
 * @returns the tags for the head, which React puts first, the markup of #root, and its data
 * @throws when anything on the page throws
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // Otherwise React moves large lazy sections out of place and needs a script to put them back.
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
