import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

const ELEMENT_ID = 'page-data'

/** The answers of a prerendered page's queries as JSON that can stand inside a script element; '' without any. */
export function writePageData(queryClient: QueryClient): string {
  const { queries } = dehydrate(queryClient)
  return queries.length > 0 ? JSON.stringify({ queries }).replaceAll('<', '\\u003c') : ''
}

/** Puts the answers that came with the page into the query cache, so that hydrating it asks nothing again. */
export function readPageData(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  if (json) hydrate(queryClient, JSON.parse(json))
}
