import { expect, test } from 'vitest'
import { headersFor, readVercelHeaders } from './headers.ts'

const rules = readVercelHeaders('.')
const namesFor = (url: string) => headersFor(rules, url).map(({ key }) => key)

test('every address gets the security headers', () => {
  for (const url of ['/', '/about-us?x=1', '/api/places', '/assets/index-abc.js']) {
    expect(namesFor(url)).toEqual(
      expect.arrayContaining([
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'X-Frame-Options',
        'Cross-Origin-Opener-Policy',
        'Cross-Origin-Resource-Policy',
        'Permissions-Policy',
      ]),
    )
  }
})

test('only hashed files are kept for a year', () => {
  expect(headersFor(rules, '/assets/index-abc.js?v=1')).toContainEqual({
    key: 'Cache-Control',
    value: 'public, max-age=31536000, immutable',
  })
  for (const url of ['/', '/assets', '/news/assets/x', '/?/assets/x']) {
    expect(namesFor(url)).not.toContain('Cache-Control')
  }
})
