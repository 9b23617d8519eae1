import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('full-height elements follow the bars of a phone’s browser', () => {
  const files = globSync('src/**/*.{css,tsx}').filter((path) => !path.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const rigid = files.filter((path) =>
    /(?:max-height: |max-h-\[|[\s"]h-\[)[^;\]]*100vh|[\s"]h-screen/.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(rigid).toEqual([])
})
