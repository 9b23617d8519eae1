import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { readPageData, writePageData } from './page-data.ts'

afterEach(() => document.body.replaceChildren())

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
