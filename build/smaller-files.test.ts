import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { smallerFiles } from './smaller-files.ts'

type Bundle = Record<string, { type: string; fileName: string; source: string }>
/** The hook without Rolldown's context, which the plugin does not use. */
type Generate = (this: void, options: unknown, bundle: Bundle) => void

function generate(fileName: string, source: string): string {
  const bundle = { [fileName]: { type: 'asset', fileName, source } }
  ;(smallerFiles().generateBundle as unknown as Generate)({}, bundle)
  return bundle[fileName]?.source ?? ''
}

test('removes the title of a drawing, shrinks it and keeps its frame', () => {
  const source = readFileSync('src/assets/scenes/main-street-day.svg', 'utf8')
  const built = generate('assets/main-street-day.svg', source)
  expect(built).toContain('viewBox="0 0 2100 900"')
  expect(built).toContain('preserveAspectRatio="xMidYMid slice"')
  expect(built).not.toMatch(/<title|aria-labelledby/)
  expect(built.length).toBeLessThan(source.length * 0.95)
})

test('leaves other files unchanged', () => {
  expect(generate('assets/site.js', '<svg> </svg>')).toBe('<svg> </svg>')
})

test('a sheet loses the stand-in for @property and nothing else', () => {
  const standIn =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))){*,:before{--tw-leading:initial}}}'
  const rest =
    '@layer theme{:root{--spacing:.25rem}}@layer utilities{@media print{.p-3{padding:3px}}}'
  expect(generate('a.css', standIn + rest)).toBe(rest)
})

const SHADOW =
  '.shadow{box-shadow:var(--tw-inset-shadow), var(--tw-inset-ring-shadow), var(--tw-ring-offset-shadow), var(--tw-ring-shadow), var(--tw-shadow)}@property --tw-ring-shadow{syntax:"*";inherits:false}'

test('a shadow keeps its places for rings only if a class sets one', () => {
  expect(generate('a.css', SHADOW)).toBe('.shadow{box-shadow:var(--tw-shadow)}')
  const ring = `.ring{--tw-ring-shadow:0 0 0 1px red}${SHADOW}`
  expect(generate('a.css', ring)).toBe(ring)
})
