import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const OWN_FILE = /\b(?:import|mock|doMock|importActual)\(\s*'((?:\.\.?|@)\/[^'?]+)/g

test('dynamic imports and mocks use full file names', () => {
  const files = globSync('{src,api,build,local,scripts,tests,worker}/**/*.{ts,tsx}')
  const unfinished = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(OWN_FILE)]
      .map(([, name = '']) => name)
      .filter((name) => !/\.(?:tsx?|css|json)$/.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unfinished).toEqual([])
})
