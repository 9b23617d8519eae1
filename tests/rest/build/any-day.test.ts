import { JSDOM } from 'jsdom'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { builtPosts } from '../../../build/posts/built-posts.ts'
import type * as Server from '../../../src/app/entry-server.tsx'
import { builtPages } from '../../build/built-pages.ts'

afterEach(() => vi.useRealTimers())

test('every page has the same HTML when it is built on another day', {
  timeout: 120_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-05T12:00:00Z') })
  const server: typeof Server = await import(pathToFileURL('.server/entry-server.js').href)
  server.provideWindow(new JSDOM().window as unknown as typeof window)
  server.provideSource(builtPosts)
  for (const { file, html } of builtPages) {
    const { body } = await server.renderPage(`/${file.replace(/(^index)?\.html$/, '')}`)
    expect(html.includes(body), file).toBe(true)
  }
})
