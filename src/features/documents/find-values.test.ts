import { expect, test } from 'vitest'
import { findValues } from './find-values.ts'
import { printWords } from '../../../tests/fixtures/print-words.ts'

/** A line's values as cents or digits, with "~" for doubtful and "?" for unreadable ones. */
function valuesOf(line: string): string[] {
  return findValues(printWords(line)).map(({ kind, cents, digits, isRegular, isReadable }) => {
    const value = kind === 'money' ? `${cents}` : digits
    return `${kind} ${isReadable ? value : '?'}${isRegular ? '' : '~'}`
  })
}

test.each([
  ['an amount', '1,250.00', ['money 125000']],
  ['an amount in pieces', '$ 1, 250 .00', ['money 125000']],
  ['pieces too far apart', '1,250  .00', ['money 125000~', 'money 0~']],
  ['two amounts', '1,250.00 38.40', ['money 125000', 'money 3840']],
  [
    'three amounts after a piece',
    '1, 250.00 38.40 7.05',
    ['money 125000', 'money 3840', 'money 705'],
  ],
  ['an amount in a sentence', 'paid 250.00 today', ['money 25000']],
  ['a whole number in a sentence', 'within 250 days', []],
  ['a whole number after a word', 'Suite 250', []],
  ['a whole number before a word', '250 Main', []],
  ['a whole number beside one letter', '250 A', ['money 25000~']],
  ['a whole number apart from words', 'Wages  250  Tax', ['money 25000~']],
  ['a box number', '12', []],
  ['a number that may be a year', '2025', ['money 202500~']],
  ['a year in a sentence', 'for 2025', []],
  ['an identity number', '000-45-6789', ['identity 000456789']],
  ['an identity number in pieces', '000 45 6789', ['identity 000456789~']],
  ['an identity number with a letter', 'O00-45-6789', ['identity 000456789~']],
  ['seven digits with a dash', '555-0142', ['identity ?~']],
  ['six digits with a dash', '555-014', []],
  ['three digits that make no amount', '12.3', ['money ?~']],
  ['two digits that make no amount', '1.2', []],
  ['digits without a point', '1*2*3', []],
  ['a date', '01/15/2026', []],
  ['a word', 'SOLO', []],
])('finds %s: "%s"', (_, line, values) => expect(valuesOf(line)).toEqual(values))

test('gives a value in pieces the lowest confidence and the full width', () => {
  const words = printWords('1, 250.00').map((word, at) => ({ ...word, confidence: 0.9 - at / 10 }))
  const [value] = findValues(words)
  expect(value?.confidence).toBe(0.8)
  expect(value?.box).toEqual({ x: 0, y: 0, width: 45, height: 10 })
})

test('does not join numbers across lines', () => {
  expect(findValues(printWords('1,250.00', '38.40'))).toHaveLength(2)
})
