import { expect, test } from 'vitest'
import { capitalize, lowerFirst } from './wording.ts'

test.each([
  ['wages', 'Wages'],
  ['iRA', 'IRA'],
  ['1099', '1099'],
  ['', ''],
])('“%s” becomes “%s”', (text, capitalized) => {
  expect(capitalize(text)).toBe(capitalized)
})

test('lowercases the first letter inside a sentence', () => {
  expect(lowerFirst('Over $5,000')).toBe('over $5,000')
  expect(lowerFirst('')).toBe('')
})
