import { expect, test } from 'vitest'
import { displayAddress, parseAddress } from './address.ts'

test.each([
  ['an email address', ' Pat@Example.com ', { email: 'pat@example.com' }],
  [
    'an address with invisible characters',
    '\u202apat@example.com\u202c\u200b',
    { email: 'pat@example.com' },
  ],
  ['a number copied from contacts', '\u202a(740) 555-0142\u202c', { phone: '+17405550142' }],
  ['ten digits', '7405550142', { phone: '+17405550142' }],
  ['ten digits with dashes and brackets', '(740) 555-0142', { phone: '+17405550142' }],
  ['dots', '740.555.0142', { phone: '+17405550142' }],
  ['a non-breaking hyphen', '740‑555‑0142', { phone: '+17405550142' }],
  ['a leading 1', '1 740 555 0142', { phone: '+17405550142' }],
  ['a country code', '+1 740 555 0142', { phone: '+17405550142' }],
  ['another country', '+44 20 7946 0958', { phone: '+442079460958' }],
])('accepts %s', (_, typed, address) => {
  expect(parseAddress(typed)).toEqual(address)
})

test.each([
  ['nothing', ''],
  ['a name', 'Pat'],
  ['an address without its end', 'pat@example'],
  ['two addresses', 'pat@example.com sam@example.com'],
  ['nine digits', '740555014'],
  ['eleven digits that do not begin with 1', '27405550142'],
  ['sixteen digits', '+1234567890123456'],
  ['a country code of 0', '+0740555014'],
  ['letters among digits', '740 555 O142'],
])('rejects %s', (_, typed) => {
  expect(parseAddress(typed)).toBeNull()
})

test.each([
  [{ email: 'pat@example.com' }, 'pat@example.com'],
  [{ phone: '+17405550142' }, '(740) 555-0142'],
  [{ phone: '+442079460958' }, '+442079460958'],
])('displays %o as %s', (address, text) => {
  expect(displayAddress(address)).toBe(text)
})
