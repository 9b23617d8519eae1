import { expect, test } from 'vitest'
import { NOT_PAGES } from './not-pages.ts'

test.each([
  ['/', true],
  ['/contact', true],
  ['/contact?from=mail.example.com', true],
  ['/news?page=2', true],
  ['/api/deadlines', false],
  ['/auth/v1/user', false],
  ['/auth', true],
  ['/__mailbox', false],
  ['/news/rss.xml', false],
  ['/news/rss.xml?x=1', false],
  ['/robots.txt', false],
])('%s is a page: %s', (address, isPage) => {
  expect(NOT_PAGES.every((pattern) => !pattern.test(address))).toBe(isPage)
})
