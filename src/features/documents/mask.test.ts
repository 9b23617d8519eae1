import { expect, test } from 'vitest'
import { readValue } from './find-values.ts'
import { identity } from './forms/form-definition.ts'
import { findIdentities, forgetIdentities, isIdentityNumber, maskIdentityNumber } from './mask.ts'
import type { Word } from './page-text.ts'

/** Words on one line, each letter 5 wide and 10 high, half a height apart. */
function print(...texts: string[]): Word[] {
  let x = 0
  return texts.map((text) => {
    const box = { x, y: 0, width: 5 * text.length, height: 10 }
    x += box.width + 5
    return { text, confidence: 1, box }
  })
}

test('leaves only the last four digits', () => {
  expect(maskIdentityNumber('000001234')).toBe('•••••1234')
})

test('forgets all but the last four digits of a number that was read', () => {
  const value = readValue('000-00-1234')
  if (!value) throw new Error('not read')
  const words = print('000-00-1234')
  const kept = forgetIdentities([
    {
      field: identity('ssn', 'a', 'SSN'),
      value: { ...value, confidence: 1, box: { x: 0, y: 0, width: 55, height: 10 }, words },
      label: null,
      confidence: 1,
    },
  ])
  expect(kept[0]?.value?.digits).toBe('1234')
  expect(JSON.stringify(kept)).not.toMatch(/000-?00/)
})

test.each([
  '000-00-1234',
  '00-0001234',
  '000001234',
  'SSN:000-00-1234',
  '000–00–1234',
  'z00-00-1234',
  '000-00-12q4',
])('paints over %s', (text) => expect(isIdentityNumber(text)).toBe(true))

test.each(['52,306.00', '43821', '2025', '740-555-0142', '1234567890', '0004417', '2025-01-31'])(
  'leaves %s visible',
  (text) => expect(isIdentityNumber(text)).toBe(false),
)

test.each([
  ['a number in pieces without dashes', ['000', '45', '6789']],
  ['a number in pieces with separate dashes', ['000', '-', '45', '-', '6789']],
  ['an employer number in pieces', ['00-', '0456789']],
  ['a number with a letter for a digit', ['l00-45-6789']],
  ['a number with a missing dash', ['00045-6789']],
  ['a number with a missing digit', ['00-45-6789']],
])('covers %s from end to end', (_, texts) => {
  const words = print(...texts)
  const last = words.at(-1)?.box
  const [box] = findIdentities(words)
  expect(box?.x).toBe(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe((last?.x ?? 0) + (last?.width ?? 0))
})

test.each([
  [['52,306.00']],
  [['740-555-0142']],
  [['(740)', '555-0142']],
  [['1,250.00', '38,400.00']],
])('does not cover %j', (texts) => expect(findIdentities(print(...texts))).toEqual([]))
