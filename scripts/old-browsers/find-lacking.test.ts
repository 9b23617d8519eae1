import { expect, test } from 'vitest'
import { lackingInMarkup, lackingInScripts, lackingInStyles } from './find-lacking.ts'

const namesOf = (found: { name: string }[]) => found.map(({ name }) => name)

test.each([
  ['a called function', 'Promise.withResolvers()', ['withResolvers()']],
  ['a global object', 'new CloseWatcher()', ['CloseWatcher']],
  ['nothing that every browser supports', 'structuredClone(list.at(-1).toSorted())', []],
  ['nothing that is only read', 'navigator.connection?.saveData', []],
  [
    'no method that the script defines',
    'class A { checkVisibility() {} }; a.checkVisibility()',
    [],
  ],
  ['no gap that the script fills', 'P.withResolvers = f; P.withResolvers()', []],
  ['a regular expression with set notation', '/[a--b]/v.test(text)', ['/…/v']],
])('finds %s in a script', (_, script, found) => {
  expect(namesOf(lackingInScripts([script]))).toEqual(found)
})

test('names the browsers without support', () => {
  expect(lackingInScripts(['Promise.withResolvers()'])).toEqual([
    { name: 'withResolvers()', browsers: 'chrome 111, safari 16.4, safari_ios 16.4' },
  ])
})

test('finds properties, selectors, rules and functions in styles', () => {
  const css = `a:popover-open{field-sizing:content;color:light-dark(red,blue);text-align:left}
    @position-try --x{inset:0}@media (width>1px){b:hover{float:right;gap:1px}}`
  expect(namesOf(lackingInStyles(css))).toEqual([
    'field-sizing:',
    ':popover-open',
    '@position-try',
    'light-dark()',
  ])
})

test('finds attributes of elements', () => {
  const html = '<details name="a" open></details><div popover="auto" id="x"></div><p inert></p>'
  expect(namesOf(lackingInMarkup(html))).toEqual(['details name', ' popover'])
})
