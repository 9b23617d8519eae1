import { expect, test } from 'vitest'
import * as rates from './rates.ts'

const amounts = (value: unknown, name: string): [string, number][] => {
  if (typeof value === 'number') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => amounts(part, `${name}.${key}`))
}

const all = Object.entries(rates).flatMap(([name, value]) => amounts(value, name))

test.each(all)('%s is whole dollars: %d', (_, amount) => {
  expect(Number.isInteger(amount) && amount >= 0).toBe(true)
})
