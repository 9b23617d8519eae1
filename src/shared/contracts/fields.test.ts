import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { bookingFormSchema } from './bookings.ts'
import { emailField, nameField, paragraph, phoneField } from './fields.ts'

/** A field's output for a value, or its first error message. */
const read = <Output>(field: z.ZodMiniType<Output>, value: unknown) => {
  const { success, data, error } = field.safeParse(value)
  return success ? data : error.issues[0]?.message
}

const CANNOT_BE_SHOWN = 'Please remove characters that cannot be shown.'

test.each([
  [' Pat Example ', 'Pat Example'],
  ['Zoe\u0308', 'Zoë'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), 'Please keep this to 100 characters.'],
  ['', 'Please enter your name.'],
  ['  ', 'Please enter your name.'],
  [7, 'Please enter your name.'],
  ['Pat\nExample', CANNOT_BE_SHOWN],
  ['Pat\u0000', CANNOT_BE_SHOWN],
  ['Pat\ud800', CANNOT_BE_SHOWN],
  ['\u200b', 'Please enter your name.'],
  [' \u2060\u3164 ', 'Please enter your name.'],
  ['Pat\u2028Example', CANNOT_BE_SHOWN],
  ['Pat \u202egpj.exe\u202c', 'Pat gpj.exe'],
  ['\u200ePat\u200b Ex\u00adample\ufeff', 'Pat Example'],
  ['👩\u200d💻 Pat', '👩\u200d💻 Pat'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['Pat 123-45-6789', expect.stringContaining('Social Security number')],
])('reads the name %j as %j', (value, expected) => {
  expect(read(nameField, value)).toEqual(expected)
})

test.each([
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['one\u2028two\u2029three\u0085four', 'one\ntwo\nthree\nfour'],
  ['a\tb', 'a\tb'],
  ['   ', ''],
  ['a\u0007', CANNOT_BE_SHOWN],
  ['a\udc00', CANNOT_BE_SHOWN],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), 'Please keep this to 30 characters.'],
])('reads the text %j as %j', (value, expected) => {
  expect(read(paragraph({ max: 30 }), value)).toBe(expected)
})

/** An email address of the given length. */
const address = (length: number) =>
  `pat@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 191)}.com`

test.each([
  [' pat@example.com ', 'pat@example.com'],
  ['\u200bpat@example.com\u200b \u202c', 'pat@example.com'],
  [address(254), address(254)],
  [`x${address(254)}`, expect.stringContaining('name@example.com')],
  ['pat@', expect.stringContaining('after the @')],
  [7, expect.stringContaining('name@example.com')],
])('reads the address %j as %j', (value, expected) => {
  expect(read(emailField, value)).toEqual(expected)
})

test.each([
  [` 740${' '.repeat(30)}5550199 `, '+17405550199'],
  ['740 555 0199 x12', '+17405550199;ext=12'],
  ['555-0199', expect.stringContaining('7 digits, not 10')],
  ['', expect.stringContaining('with area code')],
  [7, expect.stringContaining('with area code')],
])('reads the number %j as %j', (value, expected) => {
  expect(read(phoneField, value)).toEqual(expected)
})

const [email, phone] = ['pat@example.com', '740 555 0199']
test.each([
  ['office', { email }, []],
  ['office', { phone }, []],
  ['office', {}, ['email']],
  ['phone', { phone }, []],
  ['phone', { email }, ['phone']],
  ['phone', {}, ['phone']],
  ['video', { email }, []],
  ['video', { phone }, ['email']],
  ['video', { email: '', phone: '' }, ['email', 'email']],
])('a meeting by %s with %j lacks %j', (way, reach, missing) => {
  const { error } = bookingFormSchema.safeParse({ way, name: 'Pat', ...reach })
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(missing)
})
