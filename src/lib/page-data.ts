import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

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
