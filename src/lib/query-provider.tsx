import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readPageData } from './page-data'
import { createQueryClient } from './query-client'

/** The one cache of answers, with those that came with the page. */
export const queryClient = createQueryClient()
if (typeof document !== 'undefined') readPageData(queryClient)

/**
 * Around each part of a page that asks for data, and not around all of them: pages that ask nothing load
 * no query code. All parts share one cache.
 */
export default function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
