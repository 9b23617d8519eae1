import { expect, test } from 'vitest'
import { headersFor, readPreviewHeaders, readVercelHeaders } from './headers.ts'

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

const policyOf = (url: string) =>
  headersFor(rules, url).findLast(({ key }) => key === 'Content-Security-Policy')?.value

test.each([
  ['/', /^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'/],
  ['/services/payroll', /script-src 'self' 'sha256-/],
  ['/api/places', /^default-src 'none'; frame-ancestors 'none'$/],
  ['/ocr/7.0.0/worker.min.js', /script-src 'self' 'wasm-unsafe-eval'/],
  ['/assets/pdf.worker.min-B5Yc7dP4.mjs', /script-src 'self' 'wasm-unsafe-eval'/],
])('%s is sent with its own policy', (url, policy) => {
  expect(policyOf(url)).toMatch(policy)
})

test('pages allow nothing unsafe, and only the worker programs may compile theirs', () => {
  expect(policyOf('/')).not.toMatch(/unsafe-|\*/)
  expect(policyOf('/ocr/7.0.0/worker.min.js')).not.toMatch(/'unsafe-(inline|eval)'|data:|\*/)
  expect(policyOf('/assets/index-abc.js')).toBeUndefined()
})

test('the preview, which has no https, does not ask for it', () => {
  expect(policyOf('/')).toContain('upgrade-insecure-requests')
  expect(JSON.stringify(readPreviewHeaders('.'))).not.toContain('upgrade-insecure-requests')
})
