import { expect, test } from 'vitest'
import { cleanAddress, findBuiltFile } from './built-pages.ts'

test.each([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/about-us.html', '/about-us'],
  ['/index.html', '/'],
  ['/news/index.html', '/news'],
  ['/reindex', '/reindex'],
  ['/assets/x.js', '/assets/x.js'],
  // Never another host.
  ['//example.com/', '/example.com'],
])('the clean path of %s is %s', (pathname, expected) => {
  expect(cleanAddress(pathname)).toBe(expected)
})

test('finds no file for a name that is longer than file names can be', () => {
  expect(findBuiltFile('dist', `/news/${'a'.repeat(300)}`)).toBeNull()
})
