import { expect, test } from 'vitest'
import { toPlainText, withoutLooseMarks, withoutMarks } from './plain-text.ts'

test.each([
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200f',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
])('drops the unseen mark %j everywhere', (mark) => {
  expect(withoutMarks(`1${mark}2`)).toBe('12')
  expect(withoutLooseMarks(`a${mark}b`)).toBe('ab')
  expect(toPlainText(`${mark}12${mark}`)).toBe('12')
})

test.each(['علی\u200cرضا', '👩\u200d💻', '❤\ufe0f', '🏴\u{e0067}\u{e0062}\u{e007f}'])(
  'keeps the marks that shape %s',
  (name) => {
    expect(withoutLooseMarks(name)).toBe(name)
  },
)

test.each([
  [' １２－３４ ', '12-34'],
  ['۱۲', '12'],
  ['1\u00a02\u202f3', '1 2 3'],
  ['1‑2–3−4', '1-2-3-4'],
  ['1\r\n2', '1\t2'],
  ['5²①½', '5²①½'],
  ['1٥', '1٥'],
])('writes %j plainly as %j', (text, plain) => {
  expect(toPlainText(text)).toBe(plain)
})
