import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '../../src/config/site'

const texts = globSync('src/**/*.{ts,tsx,css,md,html}')
  .filter((file) => !file.endsWith('config/site.ts') && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test.each([
  ['street', site.address.street.replace(/^\d+ /, '')],
  ['phone number', site.phone.display],
  ['phone number', site.phone.e164],
  ['email address', site.email],
  ['postal code', site.address.postalCode],
  ['name', site.name],
])('the %s of the office, %s, stands in site.ts only', (_, fact) => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(({ text }) => text.includes(fact)).map(({ file }) => file)).toEqual([])
})
