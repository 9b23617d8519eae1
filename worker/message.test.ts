import { beforeEach, expect, test, vi } from 'vitest'
import { readMessage } from './message.ts'

const ORIGIN = 'https://www.example.com'

// Safari supports it only since version 17.
beforeEach(() => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
})

test('reports a page loaded before the worker with its files, without query and hash', () => {
  const files = [`${ORIGIN}/assets/a.js`, '/assets/b.css?x=1', `${ORIGIN}/api/places`, 3]
  expect(readMessage({ page: '/schedule?a=1#booking=x', files }, ORIGIN)).toEqual({
    page: '/schedule',
    files: ['/assets/a.js', '/assets/b.css'],
    isFirst: true,
    entry: null,
  })
})

test('reports a page reached inside the site with its path and build', () => {
  const entry = '/assets/index-1.js'
  const message = { page: '/pricing', files: [], isFirst: false, entry }
  const sent = { page: '/pricing#top', entry: ORIGIN + entry }
  expect(readMessage(sent, ORIGIN)).toEqual(message)
})

test.each([
  [null],
  ['page'],
  [{}],
  [{ page: 'https://other.example.com/x' }],
  [{ page: 'https://' }],
  [{ page: 7 }],
  [{ files: ['/assets/a.js'] }],
])('ignores %j', (data) => {
  expect(readMessage(data, ORIGIN)).toBeNull()
})
