import {
  dehydrate,
  hydrate,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'

const ELEMENT_ID = 'page-data'

/** A prerendered page's query results as JSON, safe inside a script element. '' if it ran no queries. */
export function writePageData(queryClient: QueryClient): string {
  const { queries } = dehydrate(queryClient)
  return queries.length > 0 ? JSON.stringify({ queries }).replaceAll('<', '\\u003c') : ''
}

/** Puts the query results that came with the page into the cache, so that hydration requests nothing again. */
export function readPageData(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  if (json) hydrate(queryClient, JSON.parse(json))
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Logged once when the query has failed for good and a fallback is shown. */
    queryMeta: { warning?: string }
  }
}

/**
 * The one query cache, filled with the data that came with the page. Retries 3 times after 1 s, doubling up to 30 s. Unused
 * data is dropped after 5 minutes (R228). Queries also run offline, since the service worker may have a saved response, and
 * again once the connection is back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      if (query.meta?.warning) console.warn(query.meta.warning, error.message)
    },
  }),
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})
if (typeof document !== 'undefined') readPageData(queryClient)

/**
 * Wraps each part of a page that runs queries, not the whole app: pages without queries load no query code.
 * All parts share one cache.
 */
export default function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
