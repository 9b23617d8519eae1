import { expect, test } from 'vitest'
import { printPage } from '../../../tests/fixtures/print-page.ts'
import { findIdentities, maskIdentityNumber } from './mask.ts'
import { bottom, type Box, right } from './page-text.ts'

test('leaves only the last four digits', () => {
  expect(maskIdentityNumber('000001234')).toBe('•••••1234')
})

/** The parts of a page that are covered: the words that end up under paint. */
function coveredOn(lines: readonly string[], drawn = lines): string[] {
  const { ink } = printPage(lines, { drawn })
  const { words } = printPage(lines)
  const boxes = findIdentities(words, ink)
  const isUnder = (box: Box) =>
    boxes.some(({ x, y, width, height }) => {
      const [middle, line] = [box.x + box.width / 2, box.y + box.height / 2]
      return middle >= x && middle <= x + width && line >= y && line <= y + height
    })
  return printPage(drawn)
    .words.filter(({ box }) => isUnder(box))
    .map(({ text }) => text)
}

test.each([
  '000-00-1234',
  '00-0001234',
  '000001234',
  'SSN:000-00-1234',
  '000–00–1234',
  '000.00.1234',
  '000/00/1234',
  '00.0001234',
  '00041-7723',
  '000-417723',
  '000:41:7723',
  '•••-••-7723',
  'z00-00-1234',
  '000-00-12q4',
  '00045-6789',
  '00-45-6789',
  'l00-45-6789',
])('paints over %s', (text) => expect(coveredOn([`call about ${text} soon`])).toEqual([text]))

test.each([
  ['without dashes', ['000', '45', '6789']],
  ['with separate dashes', ['000', '-', '45', '-', '6789']],
  ['of five and four digits', ['00041', '7723']],
  ['digit by digit', ['0', '0', '0', '4', '1', '7', '7', '2', '3']],
  ['with two kinds of separators', ['000-41', '7723']],
  ['of an employer', ['00-', '0456789']],
  ['of an employer, without a dash', ['00', '0456789']],
])('covers a number in pieces %s from end to end', (_, texts) => {
  const boxes = findIdentities(printPage([texts.join(' ')]).words, printPage(['']).ink)
  expect(boxes[0]?.x).toBe(0)
  expect(boxes[0] && right(boxes[0])).toBe(5 * texts.join(' ').length)
})

test.each([
  '52,306.00',
  '43821',
  '2025',
  '740-555-0142',
  '(740) 555-0142',
  '1234567890',
  '0004417',
  '2025-01-31',
  '1,250.00 38,400.00',
  '345.67 2025',
])('leaves %s visible', (text) => expect(coveredOn([`at ${text} more`])).toEqual([]))

test.each([
  ['a number in another form', '12345 / 6', ['12345', '/', '6']],
  ['letters that were read for it', 'OO0-4S-67B9', ['OO0-4S-67B9']],
])('covers what stands under its label: %s', (_, print, covered) => {
  expect(coveredOn(['a Employee’s social security number', print])).toEqual(covered)
})

test('covers print under the label that nobody could read', () => {
  const label = 'a Employee’s social security number'
  expect(coveredOn([label], [label, '000-00-1234'])).toEqual(['000-00-1234'])
})

test('covers the numbers of every copy on the sheet', () => {
  const form = ['RECIPIENT’S TIN', '000-00-1234', '', '']
  const boxes = findIdentities(
    printPage([...form, ...form]).words,
    printPage([...form, ...form]).ink,
  )
  expect(boxes.some((box) => bottom(box) > 100)).toBe(true)
})
