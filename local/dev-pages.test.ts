import { expect, test } from 'vitest'
import { createIsKnownPath } from './dev-pages.ts'

const isKnownPath = createIsKnownPath({
  PAGES: [{ path: '/' }, { path: '/about', aliases: ['/about-us'] }, { path: '/news/:slug' }],
})

test.each([
  ['/', true],
  ['/about', true],
  ['/about-us', true],
  ['/news/a-post', true],
  ['/news', false],
  ['/news/a/b', false],
  ['/About', false],
  ['/nope', false],
  ['//', true],
])('knows %s: %s', (pathname, expected) => {
  expect(isKnownPath(pathname)).toBe(expected)
})

test('knows no path without routes', () => {
  expect(createIsKnownPath({})('/')).toBe(false)
})
