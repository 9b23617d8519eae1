import { expect, test } from 'vitest'
import { formatPercent, formatRate, formatShare } from './percent.ts'

test.each([
  [51.1111, '51.11%'],
  [0, '0.00%'],
  [100, '100.00%'],
  [86.666_666_7, '86.67%'],
  [38.983, '38.98%'],
])('%d points read "%s" (R133)', (points, text) => {
  expect(formatPercent(points)).toBe(text)
})

test.each([
  [0.034, '3.4%'],
  [0.0345, '3.5%'],
  [1, '100.0%'],
  [0, '0.0%'],
  [-0.034, '−3.4%'],
  [-0.0004, '0.0%'],
])('a share of %d reads "%s"', (fraction, text) => {
  expect(formatShare(fraction)).toBe(text)
})

test.each([
  [0.0275, '2.75%'],
  [0.00125, '0.125%'],
  [0.012_345_6, '1.235%'],
  [0.07, '7%'],
  [1.1, '110%'],
])('a rate of %d reads "%s"', (fraction, text) => {
  expect(formatRate(fraction)).toBe(text)
})
