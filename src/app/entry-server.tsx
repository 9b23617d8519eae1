import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { Providers } from './providers'
import { routeObjects } from './router'

/** For the build's scripts, which cannot read the environment as a build does. */
export { siteUrl } from '@/config/links'

export type RenderedPage = { head: string; body: string }

/**
 * Renders one address to HTML at build time.
 * @returns the tags for the head, which React puts first, and the markup of #root
 * @throws when anything on the page throws
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { query, dataRoutes } = createStaticHandler(routeObjects)
  const context = await query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`)

  const failures: unknown[] = []
  const { prelude } = await prerender(
    <Providers>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    // Otherwise React moves large lazy sections out of place, which needs script to undo.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return splitHead(html)
}

const HEAD_TAG = /^(?:<title\b[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)/

function splitHead(html: string): RenderedPage {
  let head = ''
  let body = html
  for (let tag = HEAD_TAG.exec(body)?.[0]; tag !== undefined; tag = HEAD_TAG.exec(body)?.[0]) {
    head += tag
    body = body.slice(tag.length)
  }
  return { head, body }
}
