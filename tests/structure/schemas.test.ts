import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Used by builds only. */
const NOT_IN_BROWSER = /^src\/(?:config\/env-schema\.ts|content\/schemas\/)/

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.') && !NOT_IN_BROWSER.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('the browser loads only the small schema library', () => {
  expect(filesWith(/(?:from |import ?\(?)['"]zod(?!\/mini['"])/)).toEqual([])
  expect(filesWith(/from '[^']*\/env-schema\.ts'/)).toEqual([])
  // Their types are free.
  expect(filesWith(/^(?:import|export) (?!type )[^']* from '[^']*\/content\/schemas\//m)).toEqual(
    [],
  )
})
