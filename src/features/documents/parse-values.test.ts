import { expect, test } from 'vitest'
import { formatPrintedCents, parseIdentityNumber, parsePrintedCents } from './parse-values.ts'

test.each([
  ['52,306.00', 5_230_600, true],
  ['52306.00', 5_230_600, true],
  ['$1,234,567.89', 123_456_789, true],
  ['0.00', 0, true],
  ['7.05', 705, true],
  ['123,456.78', 12_345_678, true],
  [' 850.00 ', 85_000, true],
  ['1 250.00', 125_000, false],
  ['1250 75', 125_075, false],
  ['(1250 75)', -125_075, false],
  ['123,456', 12_345_600, false],
  ['850', 85_000, false],
  ['7,05', 705, false],
  ['123,45', 12_345, false],
  ['$850', 85_000, false],
  ['1,250', 125_000, false],
  ['52.306.00', 5_230_600, false],
  ['52,306,00', 5_230_600, false],
  ['(1,200.00)', -120_000, true],
  ['($1,200.00)', -120_000, true],
  ['-1,200.00', -120_000, true],
  ['−850.00', -85_000, true],
])('reads %s as an amount', (text, cents, isRegular) => {
  expect(parsePrintedCents(text)).toEqual({ cents, isRegular })
})

test.each([
  '1',
  '12',
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
  '-',
])('does not read "%s" as an amount', (text) => expect(parsePrintedCents(text)).toBeNull())

test.each([
  ['000-00-1234', '000001234', true],
  ['XXX-XX-1234', 'XXXXX1234', true],
  ['***-**-1234', '*****1234', true],
  ['00-0001234', '000001234', true],
  ['XX-XXX1234', 'XXXXX1234', true],
  ['000–00–1234', '000001234', true],
  ['000001234', '000001234', false],
])('reads %s as an identity number', (text, digits, isRegular) => {
  expect(parseIdentityNumber(text)).toEqual({ digits, isRegular })
})

test.each([
  '000-000-1234',
  '00-000123',
  'X-XXX1234',
  'XX-XX1234',
  'XX-XXX123',
  '740-555-0142',
  '12345678',
  '52-000111',
])('does not read %s as an identity number', (text) => expect(parseIdentityNumber(text)).toBeNull())

test('formats amounts as forms print them', () => {
  expect(formatPrintedCents(5_230_600)).toBe('52,306.00')
  expect(formatPrintedCents(5)).toBe('0.05')
})
