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
  ['a domain in another script', 'pat@müller.example', { email: 'pat@xn--mller-kva.example' }],
  ['signs of an email address', 'pat&kim@example.com', { email: 'pat&kim@example.com' }],
])('accepts %s', (_, typed, address) => {
  expect(parseAddress(typed)).toEqual({ address })
})

test.each([
  ['nothing', '', /an email address.* or a mobile number/],
  ['a name', 'Pat', /an email address.* or a mobile number/],
  ['an address without its end', 'pat@example', /after the @/],
  ['two addresses', 'pat@example.com sam@example.com', /like name@example\.com/],
  ['nine digits', '740555014', /9 digits/],
  ['eleven digits that do not begin with 1', '27405550142', /11 digits/],
  ['another country', '+44 20 7946 0958', /United States or Canada/],
  ['letters among digits', '740 555 O142', /“O”/],
  ['an extension', '740 555 0142 x12', /can’t text an extension/],
])('says what is wrong with %s', (_, typed, message) => {
  expect(parseAddress(typed).problem).toMatch(message)
})

test.each([
  [{ email: 'pat@example.com' }, 'pat@example.com'],
  [{ phone: '+17405550142' }, '(740) 555-0142'],
  [{ phone: '+442079460958' }, '+442079460958'],
])('displays %o as %s', (address, text) => {
  expect(displayAddress(address)).toBe(text)
})
