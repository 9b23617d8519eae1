import { expect, test } from 'vitest'
import { supportedStyles } from './supported-styles.ts'

type Bundle = Record<string, { type: string; fileName: string; source: string }>
/** What Rolldown calls, without its context: the plugin does not use it. */
type Generate = (this: void, options: unknown, bundle: Bundle) => void

test('a sheet loses the stand-in for @property and nothing else', () => {
  const standIn =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))){*,:before{--tw-leading:initial}}}'
  const rest =
    '@layer theme{:root{--spacing:.25rem}}@layer utilities{@media print{.p-3{padding:3px}}}'
  const bundle = { 'a.css': { type: 'asset', fileName: 'a.css', source: standIn + rest } }
  ;(supportedStyles().generateBundle as unknown as Generate)({}, bundle)
  expect(bundle['a.css'].source).toBe(rest)
})
