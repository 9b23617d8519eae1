import { expect, test } from 'vitest'
import { formatPrintedCents, readValue } from './parse-values.ts'

test.each([
  ['52,306.00', 5_230_600, 'regular'],
  ['52306.00', 5_230_600, 'regular'],
  ['$1,234,567.89', 123_456_789, 'regular'],
  ['0.00', 0, 'regular'],
  ['7.05', 705, 'regular'],
  ['123,456.78', 12_345_678, 'regular'],
  [' 850.00 ', 85_000, 'regular'],
  ['1 250.00', 125_000, 'odd'],
  ['1250 75', 125_075, 'odd'],
  ['(1250 75)', -125_075, 'odd'],
  ['123,456', 12_345_600, 'whole'],
  ['850', 85_000, 'whole'],
  ['7,05', 705, 'odd'],
  ['123,45', 12_345, 'odd'],
  ['$850', 85_000, 'whole'],
  ['1,250', 125_000, 'whole'],
  ['52.306.00', 5_230_600, 'odd'],
  ['52,306,00', 5_230_600, 'odd'],
  ['(1,200.00)', -120_000, 'regular'],
  ['($1,200.00)', -120_000, 'regular'],
  ['-1,200.00', -120_000, 'regular'],
  ['−850.00', -85_000, 'regular'],
  ['8', 800, 'whole'],
  ['5731640', 573_164_000, 'odd'],
  ['$96', 9600, 'whole'],
  ['2025', 202_500, 'whole'],
  ['.50', 50, 'odd'],
  ['1.234,56', 123_456, 'odd'],
  ['1 2 , 3 4 5 . 6 7', 1_234_567, 'regular'],
  ['1, 250 .00', 125_000, 'regular'],
  ['5O,OOO.OO', 5_000_000, 'odd'],
  ['[850.00', 85_000, 'odd'],
  ['USD 1,250.00', 125_000, 'regular'],
  ['US$1,250.00 usd', 125_000, 'regular'],
  ['***1,250.00', 125_000, 'regular'],
  ['.....$1,250.00', 125_000, 'regular'],
])('reads %s as an amount', (text, cents, shape) => {
  expect(readValue(text, 'money')).toEqual({ cents, digits: '', shape })
})

test.each([
  '1a',
  '2b',
  '',
  'OH',
  '52-000111',
  '06/14/2019',
  '12.5',
  ',250.00',
  '1234,567.00',
  '1234,567',
  '1234,56',
  '(740)',
  '-0142',
  '0142-',
  '1,23.45',
  '--5.00',
  '()',
  '1,250.00 38.40',
  '52,306.0*',
  'NONE',
  '***',
  '-',
])('does not read "%s" as an amount', (text) => expect(readValue(text, 'money')).toBeNull())

test.each([
  ['000-00-1234', '000001234', 'regular'],
  ['000.00.1234', '000001234', 'regular'],
  ['000 00 1234', '000001234', 'regular'],
  ['000 - 00 - 1234', '000001234', 'regular'],
  ['00·0001234', '000001234', 'regular'],
  ['l00-45-6789', '100456789', 'odd'],
  ['XXX-XX-1234', 'XXXXX1234', 'regular'],
  ['***-**-1234', '*****1234', 'regular'],
  ['00-0001234', '000001234', 'regular'],
  ['XX-XXX1234', 'XXXXX1234', 'regular'],
  ['000–00–1234', '000001234', 'regular'],
  ['000001234', '000001234', 'odd'],
])('reads %s as an identity number', (text, digits, shape) => {
  expect(readValue(text, 'identity')).toEqual({ cents: 0, digits, shape })
})

test.each([
  '000-000-1234',
  '000-00.1234',
  '00-000123',
  'X-XXX1234',
  'XX-XX1234',
  'XX-XXX123',
  '740-555-0142',
  '12345678',
  '52-000111',
])('does not read %s as an identity number', (text) =>
  expect(readValue(text, 'identity')).toBeNull(),
)

test('formats amounts as forms print them', () => {
  expect(formatPrintedCents(5_230_600)).toBe('52,306.00')
  expect(formatPrintedCents(5)).toBe('0.05')
})
