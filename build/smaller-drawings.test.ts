import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { smallerDrawings } from './smaller-drawings.ts'

type Bundle = Record<string, { type: string; fileName: string; source: string }>
/** The hook without Rolldown's context, which the plugin does not use. */
type Generate = (this: void, options: unknown, bundle: Bundle) => void

function generate(fileName: string, source: string): string {
  const bundle = { [fileName]: { type: 'asset', fileName, source } }
  ;(smallerDrawings().generateBundle as unknown as Generate)({}, bundle)
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
  expect(generate('assets/site.css', '<svg> </svg>')).toBe('<svg> </svg>')
})
