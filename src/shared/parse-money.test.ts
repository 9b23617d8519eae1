import { expect, test } from 'vitest'
import { formatMoneyText, hasNoAmount, MAX_MONEY, parseMoney } from './parse-money.ts'

test.each([
  ['', 0],
  ['   ', 0],
  ['0', 0],
  ['52306', 52306],
  ['52,306', 52306],
  ['12,345.67', 12345.67],
  ['$12,345.67', 12345.67],
  [' $ 1,200 ', 1200],
  ['1 234 567', 1234567],
  ['\u00a01\u00a0234\u202f', 1234],
  ['.50', 0.5],
  ['12.', 12],
  ['007', 7],
  ['-0', 0],
  ['٥٢٣٠٦', 52306],
  ['۱۲٬۳۴۵٫۶۷', 12345.67],
  ['１２３', 123],
  ['1\u200b000', 1000],
  ['\t1,234\t', 1234],
  ['\u200e1,000\u200f', 1000],
  ['\u2068$1,234.50\u2069', 1234.5],
  ['\u20661,234.50\u2069', 1234.5],
  ['\u061c1,234.50', 1234.5],
  ['1,2\u00ad34', 1234],
  ['＄１，２３４．５０', 1234.5],
  ['१२३', 123],
  ['𝟓𝟎𝟎', 500],
  ['US$500', 500],
  ['USD 1,200.50', 1200.5],
  ['500 usd', 500],
  ['500 $', 500],
  ['500 US$', 500],
  ['+$500', 500],
  ['999,999,999', MAX_MONEY],
])('reads %j as %d', (text, value) => {
  expect(parseMoney(text)).toEqual({ value })
})

test.each([
  ['-5', 'cannot be negative'],
  ['(500)', 'cannot be negative'],
  ['1e309', 'in digits'],
  ['1e3', 'in digits'],
  ['Infinity', 'in digits'],
  ['NaN', 'in digits'],
  ['0x10', 'in digits'],
  ['about 500', 'in digits'],
  ['.', 'in digits'],
  ['-', 'in digits'],
  [',', 'in digits'],
  ['12,34', 'commas between thousands'],
  ['1.234,56', 'commas between thousands'],
  ['1.234.567', 'commas between thousands'],
  ['12.345', 'commas between thousands'],
  ['1 2', 'commas between thousands'],
  ['0,500', 'commas between thousands'],
  ["1'200", 'commas between thousands'],
  ['1’200', 'commas between thousands'],
  ['1,23', 'commas between thousands'],
  ['500 60', 'commas between thousands'],
  ['1\t234', 'one amount'],
  ['500\u00b9', '“¹”'],
  ['1200\u2460', '“①”'],
  ['$48,250.5\u00b2', '“²”'],
  ['₅₀₀', '“₅₀₀”'],
  ['500½', '“½”'],
  ['5k', '“k”'],
  ['5O0', '“O”'],
  ['l00', '“l”'],
  ['5%', '“%”'],
  ['€500', '“€”'],
  ['500-', '“-”'],
  ['500-600', '“-”'],
  ['1٢3', '“٢”'],
  ['()', 'in digits'],
  ['1,000,000,000', 'up to $999,999,999'],
  ['999,999,999.01', 'up to $999,999,999'],
  ['9'.repeat(400), 'up to $999,999,999'],
])('explains why %j is not an amount', (text, message) => {
  expect(parseMoney(text).error).toContain(message)
})

test.each([
  ['-5', -5],
  ['−1,234.50', -1234.5],
  ['-$20', -20],
  ['$-20', -20],
  ['(500)', -500],
  ['($1,500)', -1500],
  ['( $1,500 )', -1500],
  ['$ (1,500.00)', -1500],
  ['US$(1,500)', -1500],
  ['‒5', -5],
  ['–5', -5],
  ['‑5', -5],
  ['－5', -5],
  ['-USD 5', -5],
])('reads the loss %j in a field that allows losses', (text, value) => {
  expect(parseMoney(text, { canBeNegative: true })).toEqual({ value })
})

test.each(['--5', '-$-5', '(-5)', '+-5', '(+5)'])(
  'does not guess what two signs mean in %j',
  (text) => {
    expect(parseMoney(text, { canBeNegative: true }).error).toContain('one minus sign')
  },
)

test.each([
  ['', true],
  ['$', true],
  ['\u200b', true],
  ['0', false],
  ['٥', false],
])('whether %j has no amount: %s', (text, expected) => {
  expect(hasNoAmount(text)).toBe(expected)
})

test.each([
  [52306, '52,306'],
  [12345.67, '12,345.67'],
  [0.5, '0.50'],
  [-1500, '-1,500'],
])('shows %d as %s and reads it back', (amount, text) => {
  expect(formatMoneyText(amount)).toBe(text)
  expect(parseMoney(text, { canBeNegative: true })).toEqual({ value: amount })
})
