import { expect, test } from 'vitest'
import { estimateDeadlines } from './estimate-deadlines'

const datesFrom = (from: string, isFarmer: boolean) =>
  estimateDeadlines(from, { isFarmer }).map(({ rule, date }) => `${date} ${rule.form}`)

test('a due date counts on its own day and not after it', () => {
  expect(datesFrom('2027-01-15', false).slice(0, 3)).toEqual([
    '2027-01-15 Form 1040-ES',
    '2027-01-15 IT 1040ES',
    '2027-04-15 Form 1040-ES',
  ])
  expect(datesFrom('2027-01-16', false)[0]).toBe('2027-04-15 Form 1040-ES')
})

test('farmers have one federal payment or an early return', () => {
  expect(datesFrom('2026-11-21', true).filter((text) => !text.includes('IT 1040ES'))).toEqual([
    '2027-01-15 Form 1040-ES',
    '2027-03-01 Form 1040, Schedule F',
  ])
})
