import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync('src/styles/utilities.css', 'utf8')
const [, names = ''] = /@source not inline\("\{([^}]+)\}"\)/.exec(styles) ?? []

test('no component uses a class that the styles leave out', () => {
  const leftOut = names.split(',')
  expect(leftOut).toContain('container')
  for (const file of globSync('src/**/*.tsx')) {
    // Texts that look like classes: several words, or one in a class attribute.
    const source = readFileSync(file, 'utf8')
    const classes = [
      ...source.matchAll(/lassName="([^"]*)"|'([^'\n]* [^'\n]*)'|`([^`\n]* [^`\n]*)`/g),
    ]
    const used = classes.flatMap(([, ...texts]) => texts.join(' ').split(' '))
    expect([file, used.filter((name) => leftOut.includes(name))]).toEqual([file, []])
  }
})
