import { expect, test } from 'vitest'
import { daysBetween } from '@/shared/iso-date.ts'
import { listTwoYears } from '@/shared/deadlines/list-deadlines.ts'
import { waitOf } from '@/lib/wording.ts'
import { nextDays, shortNames, shownDays } from './next-days.ts'

test('lists the next days with a deadline, each once', () => {
  const days = nextDays(listTwoYears(2026, []), '2026-12-15', 3)
  expect(days.map(({ date }) => date)).toEqual(['2026-12-15', '2026-12-23', '2026-12-31'])
  expect(days[0]?.names.length).toBeGreaterThan(1)
  expect(new Set(days[0]?.names).size).toBe(days[0]?.names.length)
})

test('says how long it is until a date', () => {
  expect(waitOf(daysBetween('2026-12-15', '2026-12-15'))).toBe('today')
  expect(waitOf(daysBetween('2026-12-14', '2026-12-15'))).toBe('tomorrow')
  expect(waitOf(daysBetween('2026-11-24', '2026-12-15'))).toBe('in 21 days')
})

test('shortens a long list of names', () => {
  expect(shortNames(['a'], 2)).toBe('a')
  expect(shortNames(['Tax', 'Village return', 'c', 'd'], 2)).toBe('Tax, village return and 2 more')
  expect(shortNames(['Tax', 'Ohio return', 'S corporation election'], 3)).toBe(
    'Tax, Ohio return, S corporation election',
  )
})

test('shows each date once, also that on which a household and others owe something', () => {
  const days = shownDays('2026-04-10')
  expect(days[0]?.day).toBe('Apr 15')
  expect(new Set(days.map(({ day }) => day)).size).toBe(4)
})

test('names the next date of a household before that of a company', () => {
  const days = shownDays('2026-12-10')
  expect(days.map(({ day }) => day)).toEqual(['Jan 15', 'Dec 15', 'Dec 23', 'Dec 31'])
  expect(days[0]?.names).toEqual(['Ohio estimated tax', 'Federal estimated tax'])
  expect(days[1]?.names[0]).toBe('Corporate estimated tax')
})
