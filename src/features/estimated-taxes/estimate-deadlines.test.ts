import { expect, test } from 'vitest'
import { estimateDeadlines } from './estimate-deadlines.ts'

const datesFrom = (from: string, isFarmer: boolean) =>
  estimateDeadlines(from, { isFarmer }).map(({ rule, date }) => `${date} ${rule.form}`)

test('keeps a due date through its own day', () => {
  expect(datesFrom('2027-01-15', false).slice(0, 3)).toEqual([
    '2027-01-15 Form 1040-ES',
    '2027-01-15 IT 1040ES',
    '2027-04-15 Form 1040-ES',
  ])
  expect(datesFrom('2027-01-16', false)[0]).toBe('2027-04-15 Form 1040-ES')
})

test('gives farmers one federal payment or an early return', () => {
  expect(datesFrom('2026-11-21', true).filter((text) => !text.includes('IT 1040ES'))).toEqual([
    '2027-01-15 Form 1040-ES',
    '2027-03-01 Form 1040, Schedule F',
  ])
})

test('adds a school district’s and a town’s dates to the others', () => {
  const dates = estimateDeadlines('2027-01-20', { paysDistrict: true, paysTown: true })
  expect(dates.slice(0, 4).map(({ rule, date }) => `${date} ${rule.id}`)).toEqual([
    '2027-04-15 estimated-1040',
    '2027-04-15 estimated-it1040',
    '2027-04-15 estimated-town',
    '2027-04-15 estimated-sd100',
  ])
  expect(estimateDeadlines('2027-01-20', {}).some(({ rule }) => rule.id === 'estimated-town')).toBe(
    false,
  )
})
