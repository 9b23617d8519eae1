import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, readPageData, writePageData } from './query-provider.tsx'

afterEach(() => document.body.replaceChildren())

test('retries 3 times, 1 s doubling up to 30 s; drops unused data after 5 minutes (R228)', () => {
  const queries = queryClient.getDefaultOptions().queries
  const delay = queries?.retryDelay as (failures: number) => number
  expect(queries).toMatchObject({ retry: 3, gcTime: 300_000 })
  expect([0, 1, 2, 5, 9].map(delay)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})

test('logs a query’s warning once after the last retry (R163)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const failing = queryClient.fetchQuery({
    queryKey: ['x'],
    queryFn: () => Promise.reject(new Error('down')),
    retry: 1,
    retryDelay: 0,
    meta: { warning: 'Showing the saved figure.' },
  })
  await expect(failing).rejects.toThrow('down')
  expect(warn.mock.calls).toEqual([['Showing the saved figure.', 'down']])
})

test('logs nothing without a warning', async () => {
  const failing = queryClient.fetchQuery({
    queryKey: ['x'],
    queryFn: () => Promise.reject(new Error('down')),
    retry: false,
  })
  await expect(failing).rejects.toThrow('down')
})

test('embeds data in the page with escaped text', () => {
  const server = new QueryClient()
  server.setQueryData(['news', 1], { html: '</script><p>' }, { updatedAt: 1000 })
  const json = writePageData(server)
  expect(json).not.toContain('</script>')

  document.body.innerHTML = `<script id="page-data" type="application/json">${json}</script>`
  const browser = new QueryClient()
  readPageData(browser)
  expect(browser.getQueryData(['news', 1])).toEqual({ html: '</script><p>' })
  expect(browser.getQueryState(['news', 1])?.dataUpdatedAt).toBe(1000)
})

test('embeds nothing without data', () => {
  expect(writePageData(new QueryClient())).toBe('')
  const browser = new QueryClient()
  readPageData(browser)
  expect(browser.getQueryCache().getAll()).toEqual([])
})
