import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import missingFile from '../../api/missing-file.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { headersFor, readVercelHeaders } from '../../build/vercel-json.ts'
import { ask, collectLogs, readAnswer } from './test-site.ts'

const GONE = [
  '/admin/gone-B2MbdDc1.js',
  '/assets/gone-B2MbdDc1.js',
  '/ocr/gone.wasm',
  '/pdf/gone.bcmap',
]

test('marks a missing file as not cacheable', async () => {
  collectLogs()
  const response = await ask(missingFile, '/api/missing-file')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.status).toBe(404)
  const { error } = await readAnswer(response, errorResponseSchema)
  expect(error.code).toBe('not_found')
})

test.each(GONE)('says that %s is missing instead of caching an error for a year', (path) => {
  const headers = headersFor(readVercelHeaders('.'), path)
  expect(headers).toContainEqual({
    key: 'Cache-Control',
    value: 'public, max-age=31536000, immutable',
  })
  const { rewrites } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const first = rewrites.find(({ source }: { source: string }) =>
    new RegExp(`^${source}$`).test(path),
  )
  expect(first?.destination).toBe('/api/missing-file')
})

test('caches no other folder for a year', () => {
  const cached = readVercelHeaders('.').filter(({ headers }) =>
    headers.some(({ value }) => value.includes('immutable')),
  )
  expect(cached.map(({ source }) => source)).toEqual([
    '/assets/(.*)',
    '/admin/(.*)',
    '/ocr/(.*)',
    '/pdf/(.*)',
  ])
})
