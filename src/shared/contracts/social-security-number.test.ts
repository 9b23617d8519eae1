import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasSocialSecurityNumber } from './social-security-number.ts'

test.each([
  '219-09-9999',
  'My number is 219-09-9999.',
  '219 09 9999',
  '219.09.9999',
  '219–09–9999',
  '219 - 09 - 9999',
  '219099999',
  'SSN:219099999,',
  '２１９-０９-９９９９',
  '219\u200b-09-\u00ad9999',
  '912-78-1234',
  'first line\n219-09-9999\nlast line',
  'call 740-555-0199 about 219-09-9999',
  'SSN-219-09-9999',
  'SSN–219099999',
  '--219-09-9999--',
  'SSN219099999',
  'my ssn219-09-9999',
  '(219099999)',
  'No_219099999',
])('"%s" contains something like a Social Security number (R196)', (text) => {
  expect(hasSocialSecurityNumber(text)).toBe(true)
})

test.each([
  '',
  '(740) 555-0199',
  '740-555-0199',
  '+1 740 555 0199',
  '7405550199',
  'ZIP 43821-1234',
  'EIN 12-3456789',
  '21909999',
  '2190999999',
  '4012-8888-8888-1881',
  '2026-11-21',
  'from 100 to 20 or 3000 dollars',
  '$219,099,999',
  'a219099999b',
  'a219099999',
  '219099999b',
  'id=6fd219099999',
  'lessn219099999',
  '8f14e45f-ceea-467a-9219-09999c219099',
  '8f14e45f-ceea-467a-9219-0c219099999e',
])('"%s" contains none', (text) => {
  expect(hasSocialSecurityNumber(text)).toBe(false)
})

test('UUIDs never contain one', () => {
  const refused = Array.from({ length: 20_000 }, () => `Reference ${randomUUID()}, please.`)
  expect(refused.filter(hasSocialSecurityNumber)).toEqual([])
})
