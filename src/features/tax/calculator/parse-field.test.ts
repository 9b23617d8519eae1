import { expect, test } from 'vitest'
import { parseAge, parsePercent, parseYears } from './parse-field.ts'

test.each([
  ['', 0],
  ['0', 0],
  ['1.25', 0.0125],
  ['1.25%', 0.0125],
  [' 2 % ', 0.02],
  ['.5', 0.005],
  ['100', 1],
  ['٢', 0.02],
  ['\u20661.25\u2069', 0.0125],
])('reads %j as the rate %d', (text, value) => {
  expect(parsePercent(text)).toEqual({ value })
})

test.each(['100.01', '-1', '1e1', '1,5', 'two', '%', '1000', '1½', '2²'])(
  'refuses the rate %j',
  (text) => {
    expect(parsePercent(text).error).toContain('from 0 to 100')
  },
)

test.each([
  ['', 0],
  ['1', 1],
  [' 65 ', 65],
  ['120', 120],
  ['６５', 65],
])('reads %j as the age %d', (text, value) => {
  expect(parseAge(text)).toEqual({ value })
})

test.each(['0', '121', '-5', '6.5', '1e2', 'old', '6²'])('refuses the age %j', (text) => {
  expect(parseAge(text).error).toContain('from 1 to 120')
})

test.each([
  ['', 0],
  ['25', 25],
  [' 20.0 ', 20],
  ['6.9', 6.9],
])('reads %j as %d years', (text, value) => {
  expect(parseYears(text)).toEqual({ value })
})

test.each(['x', '-1', '100', '1.25', '1e1'])('refuses %j years', (text) => {
  expect(parseYears(text)).toEqual({ error: expect.stringContaining('20.0') })
})
