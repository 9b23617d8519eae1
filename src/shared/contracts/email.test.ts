import { expect, test } from 'vitest'
import { mailtoOf, readEmail } from './email.ts'

const PART = 'a'.repeat(64)
const LABEL = 'b'.repeat(63)
/** An address of the given length. */
const long = (length: number) => `${PART}@${LABEL}.${LABEL}.${'c'.repeat(length - 197)}.com`

test.each([
  'pat@example.com',
  'pat+tax@example.com',
  'pat&kim@example.com',
  'pat/office@example.com',
  "o'neil@example.com",
  '!#$%*=?^_`{|}~-@example.com',
  'p.a.t@example.com',
  '1@2.example',
  'pat@xn--mller-kva.example',
  'pat@example.xn--p1ai',
  `${PART}@example.com`,
  `pat@${LABEL}.example`,
  long(254),
])('accepts %s as typed', (typed) => {
  expect(readEmail(typed)).toEqual({ read: typed })
})

test.each([
  [' pat@example.com ', 'pat@example.com'],
  ['\u2068pat@exam\u00adple.com\u2069', 'pat@example.com'],
  ['mailto:pat@example.com', 'pat@example.com'],
  ['pat＠example．com', 'pat@example.com'],
  ['o’neil@example.com', "o'neil@example.com"],
  ['pat@müller.example', 'pat@xn--mller-kva.example'],
  ['pat@MU\u0308LLER.example', 'pat@xn--mller-kva.example'],
  ['pat@例え。テスト', 'pat@xn--r8jz45g.xn--zckzah'],
])('reads %j as %s', (typed, read) => {
  expect(readEmail(typed)).toEqual({ read })
})

const PLEASE = /like name@example\.com/
test.each([
  ['', PLEASE],
  ['pat', PLEASE],
  ['pat@example.com sam@example.com', PLEASE],
  ['@example.com', /before the @/i],
  [`${PART}a@example.com`, /before the @/i],
  ['pat kim@example.com', /before the @/i],
  ['pat..kim@example.com', /before the @/i],
  ['.pat@example.com', /before the @/i],
  ['pat.@example.com', /before the @/i],
  ['zoë@example.com', /before the @/i],
  ['pat,kim@example.com', /before the @/i],
  ['"pat"@example.com', /before the @/i],
  ['Pat <pat@example.com>', /before the @/i],
  ['pat\r\nbcc:kim@example.com', /before the @/i],
  ['pat@', /after the @/],
  ['pat@example', /after the @/],
  ['pat@example.com.', /after the @/],
  ['pat@.example.com', /after the @/],
  ['pat@-example.com', /after the @/],
  ['pat@example-.com', /after the @/],
  ['pat@exa_mple.com', /after the @/],
  ['pat@example.123', /after the @/],
  ['pat@１２７.１', /after the @/],
  ['pat@müller.example/path', /after the @/],
  ['pat@müller.example\r\nBcc: kim', /after the @/],
  [`pat@${LABEL}b.example`, /after the @/],
  [`pat@${'ü'.repeat(63)}.example`, /after the @/],
  [long(255), /254 characters/],
])('says what is wrong with %j', (typed, message) => {
  const { error } = readEmail(typed)
  expect(error).toMatch(PLEASE)
  expect(error).toMatch(message)
})

test('a link to an address has no other parts', () => {
  expect(mailtoOf('pat@example.com')).toBe('mailto:pat@example.com')
  expect(mailtoOf('a?bcc=b&c@example.com')).toBe('mailto:a%3Fbcc%3Db%26c@example.com')
})
