import { expect, test } from 'vitest'
import { headersFor, readVercelHeaders } from './vercel-json.ts'

const rules = readVercelHeaders('.')
const namesFor = (url: string) => headersFor(rules, url).map(({ key }) => key)

test.each(['/', '/about-us?x=1', '/api/places', '/assets/index-abc.js'])(
  '%s gets the security headers',
  (url) => {
    const headers = new Map(headersFor(rules, url).map(({ key, value }) => [key, value]))
    expect(Object.fromEntries(headers)).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    })
  },
)

test('caches only hashed files for a year', () => {
  expect(headersFor(rules, '/assets/index-abc.js?v=1')).toContainEqual({
    key: 'Cache-Control',
    value: 'public, max-age=31536000, immutable',
  })
  for (const url of ['/', '/assets', '/news/assets/x', '/?/assets/x']) {
    expect(namesFor(url)).not.toContain('Cache-Control')
  }
})

const policyOf = (url: string) =>
  headersFor(rules, url).findLast(({ key }) => key === 'Content-Security-Policy')?.value

test.each([
  ['/', /^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'/],
  ['/services/payroll', /script-src 'self' 'sha256-/],
  [
    '/admin',
    /^default-src 'none'; script-src 'self';.*connect-src 'self' data: blob: https:\/\/api\.github\.com;/,
  ],
  ['/admin/admin-abc.js', /^default-src 'none'; script-src 'self';/],
  ['/api/places', /^default-src 'none'; frame-ancestors 'none'$/],
  ['/ocr/7.0.0/worker.min.js', /script-src 'self' 'wasm-unsafe-eval'/],
  ['/assets/pdf.worker.min-B5Yc7dP4.mjs', /script-src 'self' 'wasm-unsafe-eval'/],
])('%s is sent with its own policy', (url, policy) => {
  expect(policyOf(url)).toMatch(policy)
})

test('the editor is not for search engines, and its policy names one other host', () => {
  expect(namesFor('/admin')).toContain('X-Robots-Tag')
  expect(namesFor('/about-us')).not.toContain('X-Robots-Tag')
  expect(policyOf('/admin')?.match(/https?:\S+|'unsafe-eval'/g)).toEqual([
    'https://api.github.com;',
  ])
})

test('pages allow nothing unsafe but inline styles, and only worker scripts may compile WebAssembly', () => {
  expect(policyOf('/')?.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe-|\*/)
  expect(policyOf('/ocr/7.0.0/worker.min.js')).not.toMatch(/'unsafe-(inline|eval)'|data:|\*/)
  expect(policyOf('/assets/index-abc.js')).toBeUndefined()
})
