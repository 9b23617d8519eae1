import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a prerendered page's queries answered, so that taking it over asks nothing again. */
type PageData = { key: QueryKey; data: unknown; updatedAt: number }[]

const ELEMENT_ID = 'page-data'

/** The answers of a rendered page as JSON that can stand inside a script element; '' without any. */
export function writePageData(queryClient: QueryClient): string {
  const answers: PageData = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }))
  return answers.length > 0 ? JSON.stringify(answers).replaceAll('<', '\\u003c') : ''
}

/** Puts the answers that came with the page into the query cache. */
export function readPageData(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  if (!json) return
  const answers: PageData = JSON.parse(json)
  for (const { key, data, updatedAt } of answers) {
    queryClient.setQueryData(key, data, { updatedAt })
  }
}
