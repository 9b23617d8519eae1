import { expect, test } from 'vitest'
import { createIsKnownPath, loadIsKnownPath } from './known-path.ts'

const page = () => Promise.reject(new Error('pages are not loaded'))
const isKnownPath = createIsKnownPath({
  ROUTES: [
    { path: '/', page },
    { path: '/about', aliases: ['/about-us'], page },
    { path: '/news/:slug', page },
    { path: '/planned' },
  ],
})

test.each([
  ['/', true],
  ['/about', true],
  ['/about-us', true],
  ['/news/a-post', true],
  ['/news', false],
  ['/news/a/b', false],
  ['/About', false],
  ['/planned', false],
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
