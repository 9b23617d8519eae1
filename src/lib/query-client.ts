import { QueryCache, QueryClient } from '@tanstack/react-query'

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
