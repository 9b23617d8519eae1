import { expect, test } from 'vitest'
import { capitalize } from './wording'

test.each([
  ['wages', 'Wages'],
  ['iRA', 'IRA'],
  ['1099', '1099'],
  ['', ''],
])('“%s” becomes “%s”', (text, capitalized) => {
  expect(capitalize(text)).toBe(capitalized)
})
