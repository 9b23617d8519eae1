import { expect, test } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'

test.each([
  '(740) 555-0199',
  '740.555.0199',
  '740·555·0199',
  '740‑555‑0199',
  '740−555−0199',
  '740/555-0199',
  '[740] 555-0199',
  '740\u00a0555\u202f0199',
  '1-740-555-0199',
  '+1 740 555 0199',
  '+1 (740) 555-0199',
  '(+1) 740 555 0199',
  '+1.740.555.0199',
  '001 740 555 0199',
  '011 1 740 555 0199',
  '\u202a(740) 555-0199\u202c',
  '\u202d+1 740 555 0199\u202c',
  '740\u00ad555\u206a0199',
  'tel:740-555-0199',
  'TEL:+1-740-555-0199',
  '７４０　５５５　０１９９',
  '＋１　７４０　５５５　０１９９',
  '٧٤٠ ٥٥٥ ٠١٩٩',
])('reads %j', (typed) => {
  expect(readPhone(typed)).toEqual({ read: '+17405550199' })
})

test.each([
  ['', /with area code, like \(740\) 555-0199\.$/],
  ['\u202a\u202c', /with area code/],
  [`740 555 0199${'('.repeat(99_000)}`, /with area code, like \(740\) 555-0199\.$/],
  ['555-0199', /7 digits, not 10/],
  ['1-555-0199', /7 digits after the 1, not 10/],
  ['+1 740 555 019', /9 digits after the 1, not 10/],
  ['+1 740 555 01999', /11 digits after the 1, not 10/],
  ['+1 0740 555 0199', /11 digits after the 1, not 10/],
  ['+1 (0) 740 555 0199', /11 digits after the 1, not 10/],
  ['1-740-555-01999', /11 digits after the 1, not 10/],
  ['2-740-555-0199', /11 digits, not 10/],
  ['0740 555 0199', /11 digits, not 10/],
  ['740 555 0199 12', /12 digits, not 10/],
  ['740 555 0199 / 740 555 0100', /20 digits, not 10/],
  ['1111111111', /check the area code: “111” cannot begin with 0 or 1/],
  ['123-456-7890', /check the area code: “123”/],
  ['(040) 555-0199', /check the area code: “040”/],
  ['+1 140 555 0199', /check the area code: “140”/],
  ['900 555 0199', /another number: calls and texts to 900 and 976 numbers cost extra/],
  ['+1 (900) 555-0199 x1', /cost extra/],
  ['740-976-0199', /cost extra/],
  ['740 155 0199', /check the three digits after the area code: “155”/],
  ['740 055 0199', /check the three digits after the area code: “055”/],
  ['+49 351 555 0100', /in the United States or Canada/],
  ['011 49 351 555 0100', /in the United States or Canada/],
  ['0049 351 5550100', /in the United States or Canada/],
  ['+44 (0)20 7946 0958', /in the United States or Canada/],
  ['+7405550199', /in the United States or Canada/],
  ['call 740 555 0199', /“call”/],
  ['740 555 O142', /“O”/],
  ['740 555 0199\u00b9', /“¹”/],
  ['740 555 019\u2468', /“⑨”/],
  ['740 555 0199, 740 555 0100', /“,”/],
  ['7405550199,7405550100', /“,”/],
  ['740 555 0199 x', /“x”/],
  ['740 555 0199 x1234567', /extension to six digits/],
  ['x12', /with area code/],
  ['555-0199 x12', /7 digits, not 10/],
])('says what is wrong with %j', (typed, message) => {
  expect(readPhone(typed)).toEqual({ error: expect.stringMatching(message) })
})

test.each([
  ['740 555 0199 x12', '12'],
  ['(740) 555-0199x12', '12'],
  ['(740) 555-0199 X 12', '12'],
  ['740.555.0199 ext. 3', '3'],
  ['740-555-0199 Ext 123456', '123456'],
  ['740-555-0199 Extn. 12', '12'],
  ['740-555-0199, extension 12', '12'],
  ['740-555-0199 extension: 12', '12'],
  ['740-555-0199 (ext. 12)', '12'],
  ['740-555-0199 #012', '012'],
  ['+17405550199,12', '12'],
  ['+17405550199;ext=12', '12'],
  ['tel:+17405550199;ext=12', '12'],
  ['７４０ ５５５ ０１９９ ｘ１２', '12'],
])('keeps the extension of %j', (typed, extension) => {
  const kept = `+17405550199;ext=${extension}`
  const shown = `(740) 555-0199 ext. ${extension}`
  expect(readPhone(typed)).toEqual({ read: kept })
  expect(readPhone(kept)).toEqual({ read: kept })
  expect(formatPhone(kept)).toBe(shown)
  expect(readPhone(shown)).toEqual({ read: kept })
})

test.each([
  ['+17405550199', '(740) 555-0199'],
  ['+493515550100', '+493515550100'],
  ['+493515550100;ext=12', '+493515550100 ext. 12'],
])('shows %s as %s', (kept, shown) => {
  expect(formatPhone(kept)).toBe(shown)
})
