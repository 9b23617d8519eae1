import { expect, test } from 'vitest'
import { isIdentityNumber, maskIdentityNumber } from './mask'

test('only the last four digits are left', () => {
  expect(maskIdentityNumber('000001234')).toBe('•••••1234')
})

test.each(['000-00-1234', '00-0001234', '000001234', 'SSN:000-00-1234', '000–00–1234'])(
  '%s is painted over',
  (text) => expect(isIdentityNumber(text)).toBe(true),
)

test.each(['52,306.00', '43821', '2025', '740-555-0142', '1234567890', '0004417'])(
  '%s stays visible',
  (text) => expect(isIdentityNumber(text)).toBe(false),
)
