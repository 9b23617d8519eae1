import { expect, test } from 'vitest'
import { classesOf, isPartOf, missingClasses } from './missing-classes'

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
