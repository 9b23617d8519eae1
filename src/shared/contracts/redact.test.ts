import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['an email', 'No mailbox pat.o+x@example.com here', 'No mailbox [email] here'],
  ['a phone number', 'Bad phone (740) 555-0199', 'Bad phone [number]'],
  ['a foreign phone number', 'Bad phone +49 351 555 0100.', 'Bad phone [number].'],
  ['a Social Security number', 'Saw 219-09-9999 in it', 'Saw [number] in it'],
  ['a Social Security number without dashes', 'Saw 219099999 in it', 'Saw [number] in it'],
  ['an amount', 'Wages of $85,300.50 are odd', 'Wages of [amount] are odd'],
  ['a small amount', 'Pay $7 now', 'Pay [amount] now'],
  ['an amount with a space after its sign', 'Pay $ 7 now', 'Pay [amount] now'],
  ['four digits', 'The card ends in 4821 here', 'The card ends in [number] here'],
  ['an amount without a sign', 'Cannot add 85,300 and 12', 'Cannot add [number] and 12'],
  [
    'double quotes',
    'Unexpected token J, "John Smith" is not JSON',
    'Unexpected token J, [text] is not JSON',
  ],
  ['single quotes', "Bad name 'John Smith' in form", 'Bad name [text] in form'],
  ['an apostrophe inside', "Bad name 'Pat O'Neil' in form", 'Bad name [text] in form'],
  ['typographic quotes', 'Bad “John” and ‘Pat’', 'Bad [text] and [text]'],
  ['backticks', 'Bad `John` here', 'Bad [text] here'],
  ['a quotation that never ends', 'Bad "John Smith', 'Bad [text]'],
  ['a single quote that never ends', "Bad 'John Smith", 'Bad [text]'],
  ['a query', 'GET https://example.com/a?email=x&b=1 failed', 'GET https://example.com/a failed'],
  ['a hash', 'At /schedule#booking=secret now', 'At /schedule now'],
  ['a query alone', 'Bad ?name=Pat&x=1 here', 'Bad ?[value] here'],
  ['a value', 'password=hunter2 refused', '[value] refused'],
  ['a bearer token', 'Header Bearer abc.def refused', 'Header [token] refused'],
  ['a JSON web token', 'Bad eyJhbGciOi.eyJzdWI.c2ln', 'Bad [token]'],
  ['a long key', `Bad sb_secret_${'a1'.repeat(12)} here`, 'Bad [token] here'],
  ['a UUID', 'No row 7f8a4f5e-8c5a-4b43-a7b8-5a2d9c7e1f00', 'No row [token]'],
  ['line breaks', 'One\n  two', 'One two'],
])('removes %s', (_, message, expected) => {
  expect(redact(message)).toBe(expected)
})

test.each(['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d'])(
  'removes a Social Security number with the dash %s',
  (dash) => {
    expect(redact(`Saw 219${dash}09${dash}9999 in it`)).toBe('Saw [number] in it')
  },
)

test.each([
  'Minified React error #418; visit https://react.dev/errors/418',
  "Can't find variable: taxYear",
  'undefined is not a function (near line 12, column 418)',
  'Failed to fetch',
  'The statement was too slow after 900 ms',
])('keeps technical text: %s', (message) => {
  expect(redact(message)).toBe(message)
})

test('removes emails, amounts and long numbers in any context', () => {
  const secret = fc.constantFrom(
    'pat@example.com',
    '740-555-0199',
    '(740) 555-0199',
    '219-09-9999',
    '$85,300',
    '"John"',
    '?token=abc',
  )
  const part = fc.oneof(secret, fc.string({ unit: 'grapheme-ascii', maxLength: 12 }))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const result = redact(parts.join(' '))
      expect(result).not.toMatch(/\S@\S|\d{4}|\d{3}-\d{4}|\$\s?\d|"John"|token=/)
      expect(result.length).toBeLessThanOrEqual(200)
    }),
    { numRuns: 300 },
  )
})

test('shortens a very long message quickly', () => {
  expect(redact("'".repeat(100_000) + ' (1'.repeat(100_000)).length).toBeLessThanOrEqual(200)
})
