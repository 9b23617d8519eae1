import { expect, test } from 'vitest'
import { cleanAddress } from './built-pages.ts'

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
