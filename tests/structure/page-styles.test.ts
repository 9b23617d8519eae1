import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HOME = 'src/pages/home.tsx'
const pages = globSync('src/pages/*.tsx').filter((path) => !path.endsWith('.test.tsx'))

test.each([...pages.filter((path) => path !== HOME), 'src/features/estimator/results.tsx'])(
  '%s brings the styles of all pages',
  (path) => expect(readFileSync(path, 'utf8')).toContain("import '@/styles/all.css'\n"),
)

test('the home page does with its own', () => {
  expect(pages).toContain(HOME)
  expect(readFileSync(HOME, 'utf8')).not.toContain('.css')
})
