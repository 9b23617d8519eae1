import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OLDEST } from '../../build/browsers'

test('the README names the oldest browsers that the build is for', () => {
  const { chrome, firefox, safari } = OLDEST
  const named = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} `
  expect(readFileSync('README.md', 'utf8')).toContain(named)
})
