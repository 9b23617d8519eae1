import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '../../src/config/site.ts'

const texts = globSync('src/**/*.{ts,tsx,css,md,html,json}')
  .filter((file) => !file.includes('content/firm/') && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test.each([
  ['street', site.address.street.replace(/^\d+ /, '')],
  ['phone number', site.phone.display],
  ['phone number', site.phone.e164],
  ['email address', site.email],
  ['postal code', site.address.postalCode],
  ['name', site.name],
  ['place identifier', site.placeId],
  ...[
    site.mapsUrl,
    site.portalUrl,
    site.dropOffUrl,
    ...[...site.social, ...site.towns].map(({ url }) => url),
  ].map((url) => ['address', url]),
])('the office’s %s, %s, appears only in src/content/firm (R7)', (_, fact) => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(({ text }) => text.includes(fact)).map(({ file }) => file)).toEqual([])
})

test('connection hints name a fonts, a maps and a proxy host (R234)', () => {
  expect(site.connectionHints).toEqual([
    expect.stringContaining('fonts'),
    expect.stringContaining('maps'),
    expect.stringContaining('proxy'),
  ])
})
