import { expect, test } from 'vitest'
import { createIsKnownPath, loadIsKnownPath } from './known-path.ts'

const isKnownPath = createIsKnownPath({
  ROUTES: [{ path: '/' }, { path: '/about', aliases: ['/about-us'] }, { path: '/news/:slug' }],
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
])('%s is known: %s', (pathname, expected) => {
  expect(isKnownPath(pathname)).toBe(expected)
})

test('the real route table can be loaded without its pages', async () => {
  const isKnown = await loadIsKnownPath('.')
  expect(isKnown('/')).toBe(true)
  expect(isKnown('/no/such/page')).toBe(false)
})

test('a table without routes knows no address', () => {
  expect(createIsKnownPath({})('/')).toBe(false)
})
