import { expect, test } from 'vitest'
import { applyMutation, findMutations } from './find-mutations.ts'

const changed = (code: string) =>
  findMutations('example.tsx', code).map((mutation) => applyMutation(code, mutation))

test.each([
  ['a comparison', 'const x = a < b', ['const x = a <= b']],
  ['a sum', 'const f = a + b', ['const f = a - b']],
  [
    'an operator that is also in an operand',
    "const f = (a['*']) * b",
    ["const f = (a['']) * b", "const f = (a['*']) / b"],
  ],
  ['a condition', 'const f = a && !b', ['const f = a || !b', 'const f = a && b']],
  ['a choice', 'const f = a ? b : c', ['const f = !(a) ? b : c']],
  ['a guard and its statement', 'if (a) b()', [';', 'if (!(a)) b()', 'if (a) ;']],
  ['an if with an else', 'if (a) {} else {}', ['if (!(a)) {} else {}']],
  ['a number', 'const f = 1_009', ['const f = 1_000']],
  ['a rate', 'const f = 0.075', ['const f = 0.076']],
  ['a boolean', 'const f = true', ['const f = false']],
  ['a string', "const f = 'a'", ["const f = ''"]],
  ['an empty string', "const f = ''", ["const f = 'changed'"]],
  ['a template', 'const f = `a ${b} c`', ['const f = `${b} c`', 'const f = `a ${b}`']],
  ['a list', 'const f = [a, b]', ['const f = [ b]', 'const f = [a, ]']],
  ['the smaller of two', 'const f = Math.min(a, b)', ['const f = Math.max(a, b)']],
  ['a result', 'const f = () => { return a }', ['const f = () => { return }']],
  [
    'a text on the page',
    'const f = <p title="a">b {c}</p>',
    ["const f = <p title=''>b {c}</p>", 'const f = <p title="a">{c}</p>'],
  ],
])('changes %s', (_what, code, expected) => {
  expect(changed(code)).toEqual(expected)
})

test.each([
  ['an import', "import { a } from './a'"],
  ['a type', "type A = 'a' | 1"],
  ['an annotation', "const a: 'a' = b as 'a'"],
  ['a comment', '// 1 < 2'],
  ['a class name', 'const a = <p className="a" />'],
])('leaves %s', (_what, code) => {
  expect(changed(code)).toEqual([])
})

test('skips mutations that are not valid TypeScript', () => {
  expect(changed('const f = a ?? b ?? c')).toEqual([])
})

test('reports the line', () => {
  expect(findMutations('example.ts', '\n\nconst a = 1').map(({ line }) => line)).toEqual([3])
})
