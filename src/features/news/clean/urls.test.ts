import { expect, test, vi } from 'vitest'
import { parseWebUrl } from './urls.ts'

const BASE = 'https://cms.example.test/blog/'

test.each([
  ['https://www.example.com/a', undefined, 'https://www.example.com/a'],
  [' http://www.example.com/a ', undefined, 'http://www.example.com/a'],
  ['/a.png', BASE, 'https://cms.example.test/a.png'],
  ['a.png', BASE, 'https://cms.example.test/blog/a.png'],
  ['a.png', undefined, undefined],
  ['https://', BASE, undefined],
  ['javascript:alert(1)', BASE, undefined],
  ['data:text/html,x', BASE, undefined],
  ['', BASE, undefined],
  [null, BASE, undefined],
])('resolves %j from %s to %s, even without URL.parse', (address, base, href) => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function')
  })
  expect(parseWebUrl(address, base)?.href).toBe(href)
})
