import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync('src/styles/index.css', 'utf8')
const [, names = ''] = /@source not inline\("\{([^}]+)\}"\)/.exec(styles) ?? []

test('no class that is left out of the styles is used', () => {
  const leftOut = names.split(',')
  expect(leftOut).toContain('container')
  for (const file of globSync('src/**/*.tsx')) {
    const classes = [...readFileSync(file, 'utf8').matchAll(/className="([^"]*)"/g)]
    const used = classes.flatMap(([, text = '']) => text.split(' '))
    expect([file, used.filter((name) => leftOut.includes(name))]).toEqual([file, []])
  }
})
