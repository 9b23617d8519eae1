import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import paints from '@/assets/paints.json'
import { colorNames, siteColor } from '@/styles/site-colors.ts'

/** Drawings in style sheets and their files. */
const DRAWINGS = [
  'src/features/estimator/wizard.css',
  'src/pages/portal-help/drawings.css',
  ...globSync(['src/**/*.svg', 'public/**/*.svg', 'build/**/*.svg']),
]

// What has colors of its own: drawings, the colors that Ghost's editor names, marks on a picture of white paper.
const OWN_COLORS = [
  'src/features/documents/page-picture.tsx',
  'src/features/estimator/wizard.css',
  'src/features/news/article-cards.css',
  'src/pages/portal-help/drawings.css',
]

test('only tokens.css and drawings have colors', () => {
  const files = globSync(['src/**/*.{css,tsx}', 'src/app/*.ts', 'api/**/*.ts', 'worker/*.ts'], {
    exclude: ['src/styles/tokens.css', '**/*.test.*'],
  })
  const colored = [...files, 'index.html'].filter((file) =>
    /#[\da-f]{6}\b/i.test(readFileSync(file, 'utf8')),
  )
  expect(colored.sort()).toEqual(OWN_COLORS)
})

test('drawings have only the colors of tokens.css and paints.json, and use all of the latter', () => {
  const tokens = colorNames.flatMap((name) => [siteColor(name), siteColor(name, 'dark')])
  const known = new Set([...tokens, ...Object.values(paints), 'none', 'currentColor'])
  const used = new Set<string>()
  const unknown = DRAWINGS.flatMap((file) => {
    const colors = colorsOf(readFileSync(file, 'utf8'))
    for (const color of colors) used.add(color)
    return colors.filter((color) => !known.has(color)).map((color) => `${file}: ${color}`)
  })
  expect(unknown).toEqual([])
  expect(Object.entries(paints).filter(([, color]) => !used.has(color))).toEqual([])
})

/** The values of all attributes that are colors, and all hex codes elsewhere. */
function colorsOf(drawing: string): string[] {
  const painted = /(?:fill|stroke|stop-color|flood-color)="(?!url)([^"]+)"|(#[\da-f]{6})\b/g
  return [...drawing.matchAll(painted)].map(([, color, code]) => color ?? code ?? '')
}
