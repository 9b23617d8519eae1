import { expect, test } from 'vitest'
import { chunksWithin, classesOf, isPartOf, missingClasses } from './missing-classes'

test.each([
  ['.a{}', ['a']],
  ['.a.b>.c:hover{}', ['a', 'b', 'c']],
  ['.md\\:w-1\\/2{}', ['md:w-1/2']],
  ['.text-\\[1\\.5rem\\]{font-size:1.5rem}', ['text-[1.5rem]']],
  ['.\\32xl\\:p-4{}', ['2xl:p-4']],
  ['.-mt-2{margin:-.5rem 0 .25s}', ['-mt-2']],
  ['.before\\:content-\\[\\"x\\"\\]:before{}', ['before:content-["x"]']],
])('the classes of %s', (css, names) => {
  expect([...classesOf(css)]).toEqual(names)
})

test('a class is missing where it is named, and only the other sheet has a rule for it', () => {
  const all = '.a{}.b{}.md\\:c{}.d{}'
  const code = 'x({className:"a md:c other"});y("unknown");`d`'
  expect(missingClasses(code, '.a{}', all)).toEqual(['d', 'md:c'])
  expect(missingClasses(code, all, all)).toEqual([])
})

test('a sheet is part of another whose rules come in the same order', () => {
  expect(isPartOf('.a{}.c{}', '.a{}.b{}.c{}')).toBe(true)
  expect(isPartOf('.c{}.a{}', '.a{}.b{}.c{}')).toBe(false)
  expect(isPartOf('.a{}.x{}', '.a{}.b{}.c{}')).toBe(false)
})

test('what a page may load ends where other pages and their sheets begin', () => {
  const manifest = {
    shell: { file: 's.js', dynamicImports: ['menu', 'home', 'other'] },
    home: { file: 'h.js', imports: ['shell', 'shared'], dynamicImports: ['results'] },
    menu: { file: 'm.js' },
    shared: { file: 'x.js' },
    other: { file: 'o.js', imports: ['far'] },
    results: { file: 'r.js' },
    far: { file: 'f.js' },
  }
  const isOther = (key: string) => key === 'other' || key === 'results'
  expect(chunksWithin(manifest, ['shell', 'home'], isOther)).toEqual([
    'shell',
    'menu',
    'home',
    'shared',
  ])
})
