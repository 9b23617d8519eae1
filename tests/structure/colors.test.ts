import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
