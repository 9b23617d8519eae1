import { expect, test } from 'vitest'
import { parseCode } from './sign-in-steps.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456', '123456'],
  ['12–34—56', '123456'],
  ['\u200b123456\u200e', '123456'],
  ['１２３−４５６', '123456'],
  ['١٢٣ ٤٥٦', '123456'],
  ['\u2066123\u00ad456\u2069\n', '123456'],
  ['1234567890', '1234567890'],
])('reads "%s" as the code %s (R213)', (typed, code) => {
  expect(parseCode(typed)).toBe(code)
})

test.each([
  '',
  '12345',
  '12345678901',
  '12345a',
  '123.456',
  '1234٥6',
  '12345²',
  '12345⑥',
  'code 123456',
])('rejects "%s" as a code', (typed) => {
  expect(parseCode(typed)).toBeNull()
})
