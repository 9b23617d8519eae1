import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readPageData } from './page-data.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Logged once when the query has failed for good and a fallback is shown. */
    queryMeta: { warning?: string }
  }
}

/**
 * Retries 3 times after 1 s, doubling up to 30 s. Unused data is dropped after 5 minutes (R228). Queries also
 * run offline, since the service worker may have a saved response, and again once the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

/** The one query cache, filled with the data that came with the page. */
export const queryClient = createQueryClient()
if (typeof document !== 'undefined') readPageData(queryClient)

/**
 * Wraps each part of a page that runs queries, not the whole app: pages without queries load no query code.
 * All parts share one cache.
 */
export default function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
