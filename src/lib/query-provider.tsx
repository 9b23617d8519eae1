import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readPageData } from './page-data'
import { createQueryClient } from './query-client'

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
